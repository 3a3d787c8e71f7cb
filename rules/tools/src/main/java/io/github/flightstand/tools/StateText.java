package io.github.flightstand.tools;

import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.tools.codec.Codec;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * States as JSON, exactly: what is read back equals what was written, and equal states have one
 * text and one hash.
 */
public final class StateText {

  private final Codec codec = new Codec();

  /** Creates a reader and writer of states. */
  public StateText() {}

  /** Returns a state as JSON. */
  public String write(State state) {
    return codec.write(state);
  }

  /** Returns the state that a text tells. */
  public State read(String text) {
    return codec.read(State.class, text);
  }

  /** Returns a state's hash: the SHA-256 of its text. */
  public String hash(State state) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(write(state).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
