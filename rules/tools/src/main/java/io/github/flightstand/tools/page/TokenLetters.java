package io.github.flightstand.tools.page;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** The letters that stand for tokens at a ship on pages. */
final class TokenLetters {

  /** What stands in the page's module for the letters. */
  static final String EMPTY = "const TOKENS = {};";

  private TokenLetters() {}

  /** Returns the line of the page's module with the letters of all tokens, and of locks. */
  static String script() {
    List<String> kinds =
        Stream.concat(Arrays.stream(TokenType.values()).map(Formats::word), Stream.of("lock"))
            .toList();
    return EMPTY.replace("{}", new Codec().write(of(kinds)));
  }

  /** Returns for each kind its first letter that no kind before it has, or else its word. */
  static Map<String, String> of(List<String> kinds) {
    Map<String, String> letters = new LinkedHashMap<>();
    for (String kind : kinds) {
      letters.put(
          kind,
          Arrays.stream(kind.toUpperCase(Locale.ROOT).split(""))
              .filter(letter -> !letters.containsValue(letter))
              .findFirst()
              .orElse(kind));
    }
    return letters;
  }
}
