package io.github.flightstand.movement;

import io.github.flightstand.movement.table.ObstacleKind;
import java.util.HashSet;
import java.util.Set;

/**
 * The kinds of obstacle that forbid a barrel roll, a boost or a decloak; editions differ.
 *
 * <p>The rules reference says asteroids for barrel rolls, and any obstacle for boosts and decloaks;
 * the project takes every obstacle for all three. In the first rulebook a rolling ship's template
 * may lie over obstacles.
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

  /** Neither the base nor the template may overlap any obstacle. */
  public static final Barriers EVERY_OBSTACLE =
      new Barriers(Set.of(ObstacleKind.values()), Set.of(ObstacleKind.values()));

  /** No obstacle forbids the move. */
  public static final Barriers NONE = new Barriers(Set.of(), Set.of());

  /** Copies the sets. */
  public Barriers {
    toBase = Set.copyOf(toBase);
    toTemplate = Set.copyOf(toTemplate);
  }

  /** Returns these barriers without some kinds of obstacle. */
  Barriers without(Set<ObstacleKind> kinds) {
    Set<ObstacleKind> base = new HashSet<>(toBase);
    Set<ObstacleKind> template = new HashSet<>(toTemplate);
    base.removeAll(kinds);
    template.removeAll(kinds);
    return new Barriers(base, template);
  }

  /** Returns these barriers for the base, with none for the template. */
  public Barriers withoutTemplate() {
    return new Barriers(toBase, Set.of());
  }
}
