package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.member.Default;
import java.util.Optional;

/**
 * The figures of a secondary weapon.
 *
 * @param range the bands that it reaches
 * @param arc the arc in which it fires; {@link FiringArc#TURRET} if it may fire out of arc
 * @param requires the requirement of an attack with it
 * @param spends the cost of an attack with it
 * @param energy the energy that an attack costs, or 0
 * @param discards whether the card is discarded for the attack
 */
public record WeaponFigures(
    int attack,
    WeaponRange range,
    @Default("'front'") FiringArc arc,
    Optional<Resource> requires,
    Optional<Resource> spends,
    @Default("0") int energy,
    @Default("false") boolean discards) {

  public enum Resource {
    /** A target lock on the defender. */
    LOCK,
    FOCUS,
    /** Energy on the card. */
    ENERGY
  }

  /** Throws an {@link IllegalArgumentException} if dice or energy are negative. */
  public WeaponFigures {
    if (attack < 0 || energy < 0) {
      throw new IllegalArgumentException(
          "attack and energy of a weapon are at least 0, found " + attack + " and " + energy);
    }
  }

  /** Tests whether an attack costs energy, which only huge ships have. */
  boolean costsEnergy() {
    return energy > 0
        || requires.filter(Resource.ENERGY::equals).isPresent()
        || spends.filter(Resource.ENERGY::equals).isPresent();
  }

  /**
   * Returns the weapon that a game takes.
   *
   * @param id its name on the ship
   * @param holds how much energy its card holds, if an attack costs energy
   */
  Weapon weapon(String id, Slot slot, int holds) {
    return new Weapon(
        id,
        kind(slot),
        attack,
        range,
        arc,
        requires.flatMap(WeaponFigures::cost),
        spends.flatMap(WeaponFigures::cost),
        discards,
        energy > 0 ? Optional.of(new Weapon.Energy(holds, energy)) : Optional.empty());
  }

  /** Returns the cost to the ship; energy is none, because it lies on the card. */
  private static Optional<Weapon.Cost> cost(Resource resource) {
    return switch (resource) {
      case LOCK -> Optional.of(Weapon.Cost.LOCK);
      case FOCUS -> Optional.of(Weapon.Cost.FOCUS);
      case ENERGY -> Optional.empty();
    };
  }

  private static Optional<Weapon.Kind> kind(Slot slot) {
    return switch (slot) {
      case TORPEDO -> Optional.of(Weapon.Kind.TORPEDO);
      case MISSILE -> Optional.of(Weapon.Kind.MISSILE);
      case CANNON -> Optional.of(Weapon.Kind.CANNON);
      case TURRET -> Optional.of(Weapon.Kind.TURRET);
      case HARDPOINT -> Optional.of(Weapon.Kind.HARDPOINT);
      default -> Optional.empty();
    };
  }
}
