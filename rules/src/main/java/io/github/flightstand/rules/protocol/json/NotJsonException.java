package io.github.flightstand.rules.protocol.json;

/** A line that is not one JSON object, or that cannot be read as one. */
public final class NotJsonException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String sentence;

  /** Creates the exception with one sentence that says what was found and what was expected. */
  public NotJsonException(String message) {
    super(message);
    sentence = message;
  }

  @Override
  public String getMessage() {
    return sentence;
  }
}
