package io.github.flightstand.tools;

/** A line of a game's log does not fit the game that the lines before it tell. */
public final class DivergedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int line;

  DivergedException(int line, String message) {
    super("line " + line + ": " + message);
    this.line = line;
  }

  /** Returns the line's number in the log. */
  public int line() {
    return line;
  }
}
