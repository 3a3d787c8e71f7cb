package io.github.flightstand.protocol.squad;

/** The refusal of a card, with its reason. */
final class UnusableCardException extends Exception {

  UnusableCardException(String sentence) {
    super(sentence);
  }
}
