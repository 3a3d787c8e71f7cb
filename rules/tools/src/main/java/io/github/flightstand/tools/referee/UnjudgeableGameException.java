package io.github.flightstand.tools.referee;

/** A log of which the first line begins no whole game. */
public final class UnjudgeableGameException extends Exception {

  private static final long serialVersionUID = 1L;

  UnjudgeableGameException(int line, String message) {
    super("line " + line + ": " + message);
  }
}
