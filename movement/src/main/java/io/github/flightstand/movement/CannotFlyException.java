package io.github.flightstand.movement;

import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseEdge;
import io.github.flightstand.movement.parts.BaseSize;
import java.util.stream.Collectors;

/** A ship was asked to make a move that ships of its kind do not make. */
public final class CannotFlyException extends IllegalArgumentException {

  /**
   * Creates the exception.
   *
   * @param message one sentence that names the ship or its kind, and says what it does not do
   */
  public CannotFlyException(String message) {
    super(message);
  }

  /**
   * Throws the exception for a ship on a base of a caller's own, which flies no maneuver and makes
   * no move of the publisher's game.
   *
   * @param shipId the ship that stands on the base
   */
  public static void checkPublished(String shipId, Base base) {
    if (base.size() == BaseSize.OWN) {
      throw new CannotFlyException(
          "'%s' stands on base '%s' of its own game, which moves along paths only"
              .formatted(shipId, base.name()));
    }
  }

  /** Returns the exception for a base that has no edge of a name. */
  public static CannotFlyException withoutEdge(Base base, String edge) {
    return new CannotFlyException(
        "base '%s' has no edge '%s', expected one of %s"
            .formatted(
                base.name(),
                edge,
                base.edges().stream().map(BaseEdge::name).collect(Collectors.joining(", "))));
  }
}
