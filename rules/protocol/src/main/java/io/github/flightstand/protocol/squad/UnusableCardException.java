package io.github.flightstand.protocol.squad;

/** What is wrong with a card. */
final class UnusableCardException extends Exception {

  private static final long serialVersionUID = 1L;

  UnusableCardException(String sentence) {
    super(sentence);
  }
}
