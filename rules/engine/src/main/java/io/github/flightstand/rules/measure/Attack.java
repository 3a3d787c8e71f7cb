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
   * Whether the section that is attacked may be chosen (002, heading on the corvette as a target).
   *
   * @param clear whether the line from the middle of the attacker's base to the middle of the
   *     section's base does not cross the section line
   * @param margin how far it is from crossing, in millimetres; negative by how far it would have to
   *     be shifted not to cross
   */
  public record Sight(boolean clear, double margin) {}

  /** Tells whether what is attacked, the section or the whole ship, is in the arc. */
  public boolean inArc() {
    return line.isPresent();
  }
}
