package io.github.flightstand.movement;

import io.github.flightstand.movement.table.ObstacleKind;
import java.util.Set;

/**
 * Which kinds of obstacle forbid a move to the side or ahead: editions of the rules differ.
 *
 * <p>The rules reference speaks of asteroids where a ship rolls, and of any obstacle where it
 * boosts or decloaks; the project takes every obstacle for all three. By the first rulebook a
 * rolling ship's template may lie over obstacles.
 *
 * <pre>{@code
 * Barriers.EVERY_OBSTACLE.withoutTemplate()                              // only the base counts
 * new Barriers(Set.of(ObstacleKind.ASTEROID), Set.of(ObstacleKind.ASTEROID))   // no debris
 * }</pre>
 *
 * @param toBase the kinds that the final base must not overlap
 * @param toTemplate the kinds that the template must not overlap
 */
public record Barriers(Set<ObstacleKind> toBase, Set<ObstacleKind> toTemplate) {

  /** Base and template must keep off every obstacle. */
  public static final Barriers EVERY_OBSTACLE =
      new Barriers(Set.of(ObstacleKind.values()), Set.of(ObstacleKind.values()));

  /** Copies the sets. */
  public Barriers {
    toBase = Set.copyOf(toBase);
    toTemplate = Set.copyOf(toTemplate);
  }

  /** Returns these barriers to the base, and none to the template. */
  public Barriers withoutTemplate() {
    return new Barriers(toBase, Set.of());
  }
}
