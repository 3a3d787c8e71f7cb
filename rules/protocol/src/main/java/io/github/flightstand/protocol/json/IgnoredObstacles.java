package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonReader;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The kinds of obstacle that a move or an attack does not meet: {@code "all"}, or a list such as
 * {@code ["asteroid", "debris"]}.
 */
public record IgnoredObstacles(Set<ObstacleKind> kinds) {

  private static final String KINDS =
      Arrays.stream(ObstacleKind.values()).map(Formats::word).collect(Collectors.joining(", "));

  /** Reads the word or the list. */
  static IgnoredObstacles read(JsonReader in) {
    EnumSet<ObstacleKind> kinds = EnumSet.noneOf(ObstacleKind.class);
    if (in.isList()) {
      while (in.next()) {
        kinds.add(kind(in));
      }
    } else if (in.isText() && in.text("").equals("all")) {
      kinds = EnumSet.allOf(ObstacleKind.class);
    } else {
      throw in.unexpected("all or a list of obstacle kinds: " + KINDS);
    }
    return new IgnoredObstacles(kinds);
  }

  private static ObstacleKind kind(JsonReader in) {
    String word = in.text("one of " + KINDS);
    return Arrays.stream(ObstacleKind.values())
        .filter(kind -> Formats.word(kind).equals(word))
        .findFirst()
        .orElseThrow(() -> in.unexpected("one of " + KINDS));
  }
}
