package io.github.flightstand.protocol.squad;

/** What is wrong with a card. */
final class UnusableCardException extends Exception {

  UnusableCardException(String sentence) {
    super(sentence);
  }
}
