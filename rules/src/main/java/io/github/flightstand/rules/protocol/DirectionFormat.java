package io.github.flightstand.rules.protocol;

import io.github.flightstand.movement.parts.Side;
import java.util.List;
import java.util.Optional;

/** The directions of actions that move a ship, as queries and game logs write them. */
public final class DirectionFormat {

  private static final List<String> BARREL_ROLL = List.of("left", "right");
  private static final List<String> BOOST = List.of("straight", "left", "right");
  private static final List<String> DECLOAK = List.of("left", "right", "forward");

  private DirectionFormat() {}

  /** Reads {@code left} or {@code right}. */
  public static Optional<Side> ofBarrelRoll(Field field) {
    return read(field, BARREL_ROLL);
  }

  /** Reads {@code straight}, {@code left} or {@code right}. */
  public static Optional<Side> ofBoost(Field field) {
    return read(field, BOOST);
  }

  /** Reads {@code left}, {@code right} or {@code forward}. */
  public static Optional<Side> ofDecloak(Field field) {
    return read(field, DECLOAK);
  }

  private static Optional<Side> read(Field field, List<String> words) {
    return field
        .choice(words)
        .map(
            word ->
                switch (word) {
                  case "left" -> Side.LEFT;
                  case "right" -> Side.RIGHT;
                  default -> Side.AHEAD;
                });
  }
}
