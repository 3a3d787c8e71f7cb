package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.parts.SectionName;
import java.util.List;
import java.util.Optional;

/** What huge ships do and suffer (002). */
public sealed interface HugeTask extends Task {

  /**
   * A huge ship is being activated (002, headings on energy and on actions; 002-009, -013).
   *
   * @param acted how many of its sections had their chance to act
   */
  record HugeActivation(String ship, HugeStep step, int acted) implements HugeTask {

    /** Returns the task at another step. */
    public HugeActivation at(HugeStep next) {
      return new HugeActivation(ship, next, acted);
    }
  }

  /** The steps of a huge ship's activation. */
  enum HugeStep {
    /** The dial is turned up. */
    REVEAL,
    /** The ship moves. */
    MOVE,
    /** It gains energy. */
    GAIN_ENERGY,
    /** Energy goes from its ship card to others. */
    ALLOCATE,
    /** It uses its cards' energy. */
    USE_ENERGY,
    /** Each section may act. */
    ACT
  }

  /**
   * A huge ship has its chance to attack, more than once (002, heading on attacking; 002-024).
   *
   * @param attacks how many attacks it has made with its primary weapon
   * @param fired the secondary weapons with which it has attacked
   * @param shots what it may shoot at; none until that is measured
   */
  record HugeCombatTurn(String ship, int attacks, List<String> fired, List<Shot> shots)
      implements HugeTask {

    /** Copies the list. */
    public HugeCombatTurn {
      fired = List.copyOf(fired);
      shots = List.copyOf(shots);
    }
  }

  /**
   * What is left, the next first, of the damage that a maneuver into a huge ship, or a huge ship's
   * over others, has earned is dealt (002, headings on overlaps; 002-042 to -047).
   */
  record Collision(List<DamageOwed> owed) implements HugeTask {

    /** Copies the list. */
    public Collision {
      owed = List.copyOf(owed);
    }
  }

  /** A crippled section discards the upgrades for which its card has no icon any more (002-034). */
  record Surplus(String ship, Optional<SectionName> section) implements HugeTask {}
}
