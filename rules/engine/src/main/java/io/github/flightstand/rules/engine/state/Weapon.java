package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Digits;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.member.Default;
import java.util.Optional;

/**
 * A secondary weapon: an upgrade card that a ship attacks with (000, heading on secondary weapons;
 * 000-171 to -175).
 *
 * @param id its name among the ship's weapons, and that of its card
 * @param kind the kind of weapon, if it is given
 * @param attack the number of attack dice
 * @param range the nearest and the farthest band
 * @param arc the arc from which it fires
 * @param requires the requirement of an attack (000-172, -173)
 * @param spends the cost of an attack; none if absent
 * @param discards whether the attack costs the card itself
 * @param energy the energy that it holds and that an attack costs; if absent, an attack costs none
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

  /**
   * The energy on a weapon's card: its limit, and the cost of an attack (002-007, -009).
   *
   * @param limit how much energy its card holds
   * @param cost the cost of an attack
   */
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

  /** Throws IllegalArgumentException if a value is out of range. */
  public Weapon {
    if (attack < 0 || attack > ShipCard.MOST_DICE) {
      throw new IllegalArgumentException(
          "the attack value of '" + id + "' is 0 to " + ShipCard.MOST_DICE + ", found " + attack);
    }
  }

  /** Returns the id of its card: its own, without the number of a further copy on a ship. */
  public String cardId() {
    int end = Digits.end(id);
    return end < id.length() && end > 0 && id.charAt(end - 1) == '-'
        ? id.substring(0, end - 1)
        : id;
  }

  /** The kinds of secondary weapon in the books. */
  public enum Kind {
    TORPEDO,
    MISSILE,
    CANNON,
    TURRET,
    /** A weapon of a huge ship. */
    HARDPOINT
  }

  /** The requirement or cost of an attack. */
  public enum Cost {
    /** A lock on the defender. */
    LOCK,
    /** A focus token. */
    FOCUS
  }
}
