package io.github.flightstand.rules.protocol.json;

/** A line that is nested so deep that it is not read to its end. */
public final class TooDeepException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String sentence;

  /** Creates the exception with one sentence that says what was found and what was expected. */
  public TooDeepException(String message) {
    super(message);
    sentence = message;
  }

  @Override
  public String getMessage() {
    return sentence;
  }
}
