package io.github.flightstand.rules.measure;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What comes of measuring an attack.
 *
 * @param arcDepth the length of the shortest shift that takes the target's base out of the arc, in
 *     millimetres; outside minus its distance; empty for a turret
 * @param touching whether the bases are in contact, guides included; who touches whom by the rules
 *     depends on how they came to stand so and is the caller's to know
 * @param forbidden why the rules forbid the attack, if they do; the rest is measured all the same
 * @param line the line of fire; nothing if the target is not in the arc
 * @param sight how the section that is attacked can be chosen; nothing for a target of one section
 */
public record Attack(
    OptionalDouble arcDepth,
    boolean touching,
    Optional<Forbidden> forbidden,
    Optional<LineOfFire> line,
    Optional<Sight> sight) {

  /** Why an attack is forbidden; of several reasons the first here is given. */
  public enum Forbidden {
    /** The ships touch: by the table's pairs or, where the rules say so, by their bases. */
    TOUCHING,
    /** The attacker's base overlaps an asteroid. */
    ON_OBSTACLE,
    /** Both ships are the same player's. */
    FRIENDLY,
    /** A part of one of the bases is outside the play area. */
    FLED
  }

  /**
   * Whether the section attacked may be chosen (002, heading on the corvette as a target).
   *
   * @param clear whether the line between the middles of the bases does not cross the section line
   * @param margin how far it is from crossing, in millimetres; negative by the shift that would
   *     clear it
   */
  public record Sight(boolean clear, double margin) {}

  /** Tells whether what is attacked, the section or the whole ship, is in the arc. */
  public boolean inArc() {
    return line.isPresent();
  }
}
