package io.github.flightstand.rules.engine.event;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;

/** An event of an attack, or a roll of dice (000, headings on attacks and on dice). */
public sealed interface AttackEvent extends Event {

  /**
   * An attack was declared, on a section of a corvette if {@code section} is present (002-023).
   *
   * @param weapon absent for the primary weapon
   */
  record Attacked(
      String attacker,
      String target,
      Optional<String> weapon,
      FiringArc arc,
      int range,
      boolean obstructed,
      Optional<SectionName> section)
      implements AttackEvent {}

  /** Dice were rolled. */
  record Rolled(String ship, Roll what, List<Die> dice) implements AttackEvent {

    /** The purpose of a roll. */
    public enum Roll {
      ATTACK,
      DEFENCE,
      /** An asteroid that the ship met. */
      ASTEROID,
      /** A debris cloud that the ship met. */
      DEBRIS,
      /** A mine that the ship set off. */
      MINE,
      /** A collision with a huge ship. */
      COLLISION,
      /** A fighter's attack in hand-to-hand combat. */
      BOARDING,
      /** A fighter's defense. */
      GUARD,
      /** A card's text. */
      CARD
    }

    public Rolled {
      dice = List.copyOf(dice);
    }

    /** Returns the event of rolling a pool. */
    public static Rolled of(String ship, Roll what, Pool pool) {
      return new Rolled(ship, what, pool.dice());
    }
  }

  /** A ship modified a pool with the token or ability {@code what}; the dice now show this. */
  record Modified(String ship, String what, List<Die> dice) implements AttackEvent {

    public Modified {
      dice = List.copyOf(dice);
    }
  }

  /** An attack hit with hits and critical hits that were not canceled. */
  record Hit(String attacker, String defender, int hits, int criticals) implements AttackEvent {}

  /** An attack missed. */
  record Missed(String attacker, String defender) implements AttackEvent {}
}
