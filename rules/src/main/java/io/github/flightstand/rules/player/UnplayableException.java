package io.github.flightstand.rules.player;

/** A game that a player does not let go on. */
public final class UnplayableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnplayableException(String message) {
    super(message);
  }
}
