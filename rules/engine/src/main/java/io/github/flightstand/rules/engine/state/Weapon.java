package io.github.flightstand.rules.engine.state;

import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.member.Default;
import java.util.Optional;

/**
 * A secondary weapon: an upgrade card with which a ship attacks (000, heading on secondary weapons;
 * 000-171 to -175).
 *
 * @param kind what kind of weapon it is, if that is told
 * @param requires what the ship must have to attack with it (000-172, -173)
 * @param spends what of that the attack costs
 * @param discards whether the attack costs the card itself
 * @param energy how much energy it holds and how much of that an attack costs; absent: an attack
 *     costs none
 */
public record Weapon(
    String id,
    Optional<Kind> kind,
    int attack,
    WeaponRange range,
    @Default(value = "'front'", written = true) FiringArc arc,
    Optional<Cost> requires,
    Optional<Cost> spends,
    @Default(value = "false", written = true) boolean discards,
    Optional<Energy> energy) {

  /** Energy on a weapon's card: how many tokens it holds, and an attack costs (002-007, -009). */
  public record Energy(int limit, int cost) {

    /** Throws IllegalArgumentException if an attack costs nothing or more than the card holds. */
    public Energy {
      if (cost < 1 || limit < cost) {
        throw new IllegalArgumentException(
            ("a weapon's attack costs at least 1 energy and its card holds that, found a cost "
                    + "of %s and a limit of %s")
                .formatted(cost, limit));
      }
    }
  }

  /** Creates a weapon whose attack costs no energy. */
  public Weapon(
      String id,
      Optional<Kind> kind,
      int attack,
      WeaponRange range,
      FiringArc arc,
      Optional<Cost> requires,
      Optional<Cost> spends,
      boolean discards) {
    this(id, kind, attack, range, arc, requires, spends, discards, Optional.empty());
  }

  /** Throws IllegalArgumentException if a figure is out of its range. */
  public Weapon {
    if (attack < 0 || attack > ShipCard.MOST_DICE) {
      throw new IllegalArgumentException(
          "the attack value of '" + id + "' is 0 to " + ShipCard.MOST_DICE + ", found " + attack);
    }
  }

  /** The kinds of secondary weapon that the books have. */
  public enum Kind {
    TORPEDO,
    MISSILE,
    CANNON,
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
