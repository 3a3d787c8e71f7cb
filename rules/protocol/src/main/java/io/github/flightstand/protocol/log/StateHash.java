package io.github.flightstand.protocol.log;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.rules.engine.state.State;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The hash of a state: the version of the logs' format and the SHA-256 of the state's names and
 * values. An absent kind of token or an empty member does not change it.
 */
public final class StateHash {

  private static final String VERSION = "2:";

  private final Codec codec;

  /** Creates a maker of hashes of the states that a codec writes. */
  public StateHash(Codec codec) {
    this.codec = codec;
  }

  /** Returns a state's hash, such as {@code 2:6b86...}. */
  public String of(State state) {
    StringBuilder hash = new StringBuilder(VERSION);
    for (byte one : sha256(codec.canonical(state).getBytes(StandardCharsets.UTF_8))) {
      hash.append(Character.forDigit((one >> 4) & 15, 16)).append(Character.forDigit(one & 15, 16));
    }
    return hash.toString();
  }

  private static byte[] sha256(byte[] text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
