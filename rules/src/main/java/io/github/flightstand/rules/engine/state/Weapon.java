package io.github.flightstand.rules.engine.state;

import io.github.flightstand.rules.measure.FiringArc;
import java.util.Optional;

/**
 * A secondary weapon: an upgrade card with which a ship attacks (000, heading on secondary weapons;
 * 000-171 to -175).
 *
 * @param id the card's id
 * @param kind what kind of weapon it is, if that is told
 * @param attack its attack value
 * @param range where it fires
 * @param arc the arc from which it fires
 * @param requires what the ship must have to attack with it (000-172, -173)
 * @param spends what of that the attack costs
 * @param discards whether the attack costs the card itself
 */
public record Weapon(
    String id,
    Optional<Kind> kind,
    int attack,
    WeaponRange range,
    FiringArc arc,
    Optional<Cost> requires,
    Optional<Cost> spends,
    boolean discards) {

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if one is out of its range
   */
  public Weapon {
    if (attack < 0 || attack > ShipCard.MOST_DICE) {
      throw new IllegalArgumentException(
          "the attack value of '" + id + "' is 0 to " + ShipCard.MOST_DICE + ", found " + attack);
    }
  }

  /** The kinds of secondary weapon that the books have. */
  public enum Kind {
    /** A torpedo. */
    TORPEDO,
    /** A missile. */
    MISSILE,
    /** A cannon. */
    CANNON,
    /** A turret. */
    TURRET,
    /** A weapon of a huge ship. */
    HARDPOINT
  }

  /** What an attack may ask for. */
  public enum Cost {
    /** A lock on the defender. */
    LOCK,
    /** A focus token. */
    FOCUS
  }
}
