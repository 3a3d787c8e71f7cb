package io.github.flightstand.rules.player;

/** A game that a player does not let go on. */
public final class UnplayableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String sentence;

  UnplayableException(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  @Override
  public String getMessage() {
    return sentence;
  }
}
