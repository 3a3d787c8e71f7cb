package io.github.flightstand.tools;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.log.StateHash;
import io.github.flightstand.rules.engine.state.State;

/**
 * States as exact JSON: a state that is read back equals the one written, and equal states have one
 * text and one hash.
 */
public final class StateText {

  private final Codec codec = new Codec();
  private final StateHash hashes = new StateHash(codec);

  public String write(State state) {
    return codec.write(state);
  }

  public State read(String text) {
    return codec.read(State.class, text);
  }

  /**
   * Returns a state's hash: the version of the logs' format and the SHA-256 of the state's names
   * and values. An absent kind of token or an empty member does not change the hash.
   */
  public String hash(State state) {
    return hashes.of(state);
  }
}
