package io.github.flightstand.protocol.squad;

/** A text that is no squad or no catalogue at all. */
public final class UnreadableSquadException extends Exception {

  /** Creates it with what was found and what was expected, in one sentence. */
  UnreadableSquadException(String sentence) {
    super(sentence);
  }
}
