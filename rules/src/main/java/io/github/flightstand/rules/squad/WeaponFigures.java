package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.Optional;

/**
 * The figures of a secondary weapon.
 *
 * @param attack its attack dice
 * @param range the bands that it reaches
 * @param arc the arc in which it fires; {@link FiringArc#TURRET} where it may fire out of arc
 * @param requires what its ship must have to attack with it
 * @param spends what an attack with it costs
 * @param energy how much energy an attack costs, where it costs energy
 * @param discards whether the card is discarded for the attack
 */
public record WeaponFigures(
    int attack,
    WeaponRange range,
    FiringArc arc,
    Optional<Resource> requires,
    Optional<Resource> spends,
    int energy,
    boolean discards) {

  /** What an attack may ask for. */
  public enum Resource {
    /** A target lock on the defender. */
    LOCK,
    /** A focus token. */
    FOCUS,
    /** Energy on the card. */
    ENERGY
  }

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if dice or energy are negative
   */
  public WeaponFigures {
    if (attack < 0 || energy < 0) {
      throw new IllegalArgumentException(
          "attack and energy of a weapon are at least 0, found " + attack + " and " + energy);
    }
  }
}
