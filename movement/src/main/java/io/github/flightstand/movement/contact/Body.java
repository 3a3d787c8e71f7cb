package io.github.flightstand.movement.contact;

import io.github.flightstand.geometry.sweep.BodyParts;
import java.util.Set;

/**
 * A rigid body that stands or moves on a table and is not just one ship: the plastic and guides of
 * several that move as one, or a ship that some other is not in the way of.
 *
 * <pre>{@code
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
}
