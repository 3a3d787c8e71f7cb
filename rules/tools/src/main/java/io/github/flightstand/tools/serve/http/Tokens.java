package io.github.flightstand.tools.serve.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * The secrets that requests may carry. Each has its own kept tables and games.
 *
 * <pre>{@code
 * Tokens.of(List.of("a-token-of-one-player", "a-token-of-another")).named("Bearer a-token-of-one-player")
 * }</pre>
 *
 * @param all the tokens; empty if none is asked for
 */
public record Tokens(List<String> all) {

  /** The most tokens of a service. */
  public static final int MOST = 1000;

  private static final Pattern TOKEN = Pattern.compile("[!-~]{16,256}");

  private static final String SCHEME = "bearer ";

  /** The owner of what is kept if no token is asked for. */
  private static final String EVERYBODY = "";

  public Tokens {
    all = List.copyOf(all);
  }

  /** Returns no tokens: every request is let in, and all share what is kept. */
  public static Tokens none() {
    return new Tokens(List.of());
  }

  /** Returns one new token with 122 random bits. */
  public static Tokens random() {
    return new Tokens(List.of(UUID.randomUUID().toString()));
  }

  /**
   * Returns tokens that a person chose.
   *
   * @throws IllegalArgumentException if there is none, or more than {@link #MOST}, or two are the
   *     same, or one is not of 16 to 256 visible ASCII characters
   */
  public static Tokens of(List<String> chosen) {
    if (chosen.isEmpty() || chosen.size() > MOST) {
      throw new IllegalArgumentException(
          "it has " + chosen.size() + " tokens, expected from 1 to " + MOST);
    }
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < chosen.size(); i++) {
      if (!TOKEN.matcher(chosen.get(i)).matches()) {
        throw new IllegalArgumentException(
            "token "
                + (i + 1)
                + " has "
                + chosen.get(i).length()
                + " characters, expected 16 to 256 visible ASCII characters");
      }
      if (!seen.add(chosen.get(i))) {
        throw new IllegalArgumentException("token " + (i + 1) + " stands there twice");
      }
    }
    return new Tokens(chosen);
  }

  /**
   * Returns the token that a request's header {@code Authorization} names; empty if it is none of
   * these. How long that takes says nothing about the tokens.
   */
  Optional<String> named(Optional<String> authorization) {
    if (all.isEmpty()) {
      return Optional.of(EVERYBODY);
    }
    String header = authorization.orElse("");
    if (!header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
      return Optional.empty();
    }
    byte[] given = bytes(header.substring(SCHEME.length()).strip());
    Optional<String> found = Optional.empty();
    for (String token : all) {
      if (MessageDigest.isEqual(bytes(token), given)) {
        found = Optional.of(token);
      }
    }
    return found;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
