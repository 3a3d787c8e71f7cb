package io.github.flightstand.rules.engine.hook;

/** Thrown if a card cannot be carried out; the game stays as it was. */
public final class CardException extends RuntimeException {

  /** Creates the exception for a card that failed. */
  public CardException(String card, RuntimeException cause) {
    super("the card '" + card + "' failed: " + cause.getMessage(), cause);
  }

  /** Creates the exception for a card that broke a rule for cards. */
  public CardException(String card, String what) {
    super("the card '" + card + "' " + what);
  }
}
