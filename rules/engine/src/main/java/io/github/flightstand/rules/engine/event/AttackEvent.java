package io.github.flightstand.rules.engine.event;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;

/** Attacks and the dice that are rolled (000, headings on attacks and on dice). */
public sealed interface AttackEvent extends Event {

  /**
   * An attack was declared.
   *
   * @param weapon with which secondary weapon; none: with the primary weapon
   * @param section the section of the target, if that is a corvette (002-023)
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

    /** What dice are rolled for. */
    public enum Roll {
      ATTACK,
      DEFENCE,
      /** An asteroid that was met. */
      ASTEROID,
      /** A debris cloud that was met. */
      DEBRIS,
      /** A mine that was set off. */
      MINE,
      /** A collision with a huge ship. */
      COLLISION,
      /** A fighter's attack, hand to hand. */
      BOARDING,
      /** A fighter's defence. */
      GUARD,
      /** A card's own text. */
      CARD
    }

    /** Copies the dice. */
    public Rolled {
      dice = List.copyOf(dice);
    }

    /** Returns the event that a pool was rolled. */
    public static Rolled of(String ship, Roll what, Pool pool) {
      return new Rolled(ship, what, pool.dice());
    }
  }

  /** A ship modified a pool, by the token or ability {@code what}, to what the dice show now. */
  record Modified(String ship, String what, List<Die> dice) implements AttackEvent {

    /** Copies the dice. */
    public Modified {
      dice = List.copyOf(dice);
    }
  }

  /** An attack hit, with so many hits and critical hits that were not cancelled. */
  record Hit(String attacker, String defender, int hits, int criticals) implements AttackEvent {}

  /** An attack missed. */
  record Missed(String attacker, String defender) implements AttackEvent {}
}
