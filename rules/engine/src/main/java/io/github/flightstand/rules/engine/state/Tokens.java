package io.github.flightstand.rules.engine.state;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * The tokens beside a ship or a section: how many of each kind. The supply is unlimited (000-069).
 *
 * <pre>{@code
 * Tokens.NONE.plus(TokenType.FOCUS, 2).of(TokenType.FOCUS)   // 2
 * }</pre>
 */
public record Tokens(Map<TokenType, Integer> counts) {

  /** No tokens. */
  public static final Tokens NONE = new Tokens(Map.of());

  /** Copies the counts except 0; throws IllegalArgumentException if one is negative. */
  public Tokens {
    Map<TokenType, Integer> there = new EnumMap<>(TokenType.class);
    counts.forEach(
        (kind, count) -> {
          if (count < 0) {
            throw new IllegalArgumentException("a token count is at least 0, found fewer");
          } else if (count > 0) {
            there.put(kind, count);
          }
        });
    counts = there.isEmpty() ? Map.of() : Collections.unmodifiableMap(there);
  }

  /** Returns how many tokens of a kind there are. */
  public int of(TokenType kind) {
    return counts.isEmpty() ? 0 : counts.getOrDefault(kind, 0);
  }

  /** Returns a copy with {@code more} tokens of a kind added, or removed if negative. */
  public Tokens plus(TokenType kind, int more) {
    Map<TokenType, Integer> changed = new EnumMap<>(TokenType.class);
    changed.putAll(counts);
    changed.merge(kind, more, Integer::sum);
    return new Tokens(changed);
  }

  /** Returns a copy with only the tokens of some kinds. */
  public Tokens only(TokenType... kinds) {
    Tokens kept = NONE;
    for (TokenType kind : kinds) {
      kept = kept.plus(kind, of(kind));
    }
    return kept;
  }
}
