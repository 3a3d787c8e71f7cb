package io.github.flightstand.tools;

import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.tools.codec.Codec;
import io.github.flightstand.tools.log.Upcaster;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * States as JSON, exactly: what is read back equals what was written, and equal states have one
 * text and one hash.
 */
public final class StateText {

  private static final String VERSION = "2:";

  private final Codec codec = new Codec();

  public String write(State state) {
    return codec.write(state);
  }

  public State read(String text) {
    return codec.read(State.class, text);
  }

  /**
   * A state's hash: the version of the logs' format and the SHA-256 of the state's names and
   * values. A kind of token that nobody has, or a member with nothing in it, changes no hash.
   */
  public String hash(State state) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(codec.canonical(state).getBytes(StandardCharsets.UTF_8));
      return VERSION + HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Whether a state has a hash, as far as that can be told: not of an earlier format's. */
  public boolean agrees(State state, String hash) {
    return hash.startsWith(Upcaster.EARLIER) || hash(state).equals(hash);
  }
}
