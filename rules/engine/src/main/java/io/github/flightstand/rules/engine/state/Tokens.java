package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The tokens beside a ship or a section: how many of each kind. The supply is unlimited (000-069).
 *
 * <pre>{@code
 * Tokens.NONE.plus(TokenType.FOCUS, 2).of(TokenType.FOCUS)   // 2
 * }</pre>
 *
 * @param held how many there are of each kind, in the order of the kinds
 */
public record Tokens(List<Integer> held) {

  private static final List<TokenType> KINDS = List.of(TokenType.values());

  /** No tokens. */
  public static final Tokens NONE = new Tokens(Collections.nCopies(KINDS.size(), 0));

  /** Copies the counts; throws IllegalArgumentException if one is negative or missing. */
  public Tokens {
    held = List.copyOf(held);
    if (held.size() != KINDS.size()) {
      throw new IllegalArgumentException(
          "there is a count for each of " + KINDS.size() + " kinds, found " + held.size());
    }
    for (int i = 0; i < held.size(); i++) {
      if (held.get(i) < 0) {
        throw new IllegalArgumentException("a token count is at least 0, found fewer");
      }
    }
  }

  /** Copies the counts of some kinds; throws IllegalArgumentException if one is negative. */
  public Tokens(Map<TokenType, Integer> counts) {
    this(KINDS.stream().map(kind -> counts.getOrDefault(kind, 0)).toList());
  }

  /** Returns the counts except 0, in the order of the kinds. */
  public Map<TokenType, Integer> counts() {
    Map<TokenType, Integer> there = new EnumMap<>(TokenType.class);
    for (TokenType kind : KINDS) {
      if (of(kind) > 0) {
        there.put(kind, of(kind));
      }
    }
    return there;
  }

  /** Returns the number of tokens of a kind. */
  public int of(TokenType kind) {
    return held.get(kind.ordinal());
  }

  /** Returns a copy with {@code more} tokens of a kind added, or removed if negative. */
  public Tokens plus(TokenType kind, int more) {
    return new Tokens(Lists.with(held, kind.ordinal(), of(kind) + more));
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
