package io.github.flightstand.protocol.squad;

/** The refusal of a text that is neither a squad nor a catalogue. */
public final class UnreadableSquadException extends Exception {

  /** Creates the refusal from a sentence with what was found and what was expected. */
  UnreadableSquadException(String sentence) {
    super(sentence);
  }
}
