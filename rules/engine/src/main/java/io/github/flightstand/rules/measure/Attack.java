package io.github.flightstand.rules.measure;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The result of measuring an attack.
 *
 * @param arcDepth the length of the shortest shift that takes the target's base out of the arc, in
 *     mm. Outside, it is minus the distance. It is empty for a turret
 * @param touching whether the bases are in contact, guides included; whether ships touch by the
 *     rules depends on how they came there, which the caller knows
 * @param forbidden why the rules forbid the attack, if they do; the rest is measured all the same
 * @param line the line of fire; empty if the target is not in the arc
 * @param sight whether the section attacked can be chosen; empty for a target of one section
 */
public record Attack(
    OptionalDouble arcDepth,
    boolean touching,
    Optional<Forbidden> forbidden,
    Optional<LineOfFire> line,
    Optional<Sight> sight) {

  /** Why an attack is forbidden; of several reasons the first in this order is given. */
  public enum Forbidden {
    /** The ships touch: by the table's pairs or, if the rules say so, by their bases. */
    TOUCHING,
    /** The attacker's base overlaps an asteroid. */
    ON_OBSTACLE,
    /** One player flies both ships. */
    FRIENDLY,
    /** Part of one of the bases is outside the play area. */
    FLED
  }

  /**
   * Whether the section attacked may be chosen (002, heading on the corvette as a target).
   *
   * @param clear whether the line between the middles of the bases does not cross the section line
   * @param margin the distance from crossing, in mm; if it crosses, minus the shift that would
   *     clear it
   */
  public record Sight(boolean clear, double margin) {}

  /** Tests whether the section or ship attacked is in the arc. */
  public boolean inArc() {
    return line.isPresent();
  }
}
