package io.github.flightstand.movement.contact;

import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.movement.table.Ship;
import java.util.Set;

/**
 * A rigid body that stands or moves on a table: the plastic and guides of a ship, or of several
 * ships that move as one.
 *
 * <pre>{@code
 * Body.of(ship)                                            // the parts of one base
 * new Body(Set.of("tug", "hulk"), BodyParts.of(bothBases))   // a towed pair, in the tug's frame
 * }</pre>
 *
 * @param ships ids of the ships that belong to the body, and so are never in its way
 * @param parts its parts, in the frame whose poses are asked about
 */
public record Body(Set<String> ships, BodyParts parts) {

  /** Copies the ids. */
  public Body {
    ships = Set.copyOf(ships);
  }

  /** Returns the body of one ship: its base with the guides, in the base's frame. */
  public static Body of(Ship ship) {
    return new Body(Set.of(ship.id()), ship.base().partSet());
  }
}
