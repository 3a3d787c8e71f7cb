package io.github.flightstand.rules.measure;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What comes of measuring an attack.
 *
 * @param arcDepth how deep the target is in the arc: the length of the shortest shift that would
 *     take its base out of it, in millimetres; outside negative, by its distance from the arc;
 *     nothing for a turret, which has no arc to be outside of
 * @param touching whether the bases are in contact, guides included; who touches whom by the rules
 *     hangs on how they came to stand so and is the caller's to know
 * @param line the line of fire; nothing if the target is not in the arc
 */
public record Attack(OptionalDouble arcDepth, boolean touching, Optional<LineOfFire> line) {

  /** Tells whether the target is in the arc. */
  public boolean inArc() {
    return line.isPresent();
  }
}
