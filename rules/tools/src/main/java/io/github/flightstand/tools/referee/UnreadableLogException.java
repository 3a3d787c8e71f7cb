package io.github.flightstand.tools.referee;

/** A game log that cannot be read to its end, or whose lines do not fit each other. */
public final class UnreadableLogException extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param line which line is at fault, from 1
   * @param message one sentence that says what was found and what was expected
   */
  public UnreadableLogException(int line, String message) {
    super("line " + line + ": " + message);
  }
}
