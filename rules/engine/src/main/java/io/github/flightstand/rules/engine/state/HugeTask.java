package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.parts.SectionName;
import java.util.List;
import java.util.Optional;

/** A task about huge ships (002). */
public sealed interface HugeTask extends Task {

  /**
   * A huge ship is being activated (002, headings on energy and on actions; 002-009, -013).
   *
   * @param acted how many of its sections have had their chance to act
   */
  record HugeActivation(String ship, HugeStep step, int acted) implements HugeTask {

    /** Returns a copy at another step. */
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
   * A huge ship has its chance to attack, several times (002, heading on attacking; 002-024).
   *
   * @param attacks how many attacks it has made with its primary weapon
   * @param fired the secondary weapons that it has attacked with
   * @param shots the possible shots; empty until they are measured
   */
  record HugeCombatTurn(String ship, int attacks, List<String> fired, List<Shot> shots)
      implements HugeTask {

    public HugeCombatTurn {
      fired = List.copyOf(fired);
      shots = List.copyOf(shots);
    }
  }

  /**
   * Damage from a maneuver into a huge ship, or of a huge ship over others, is dealt. {@code owed}
   * is what is left, the next first (002, headings on overlaps; 002-042 to -047).
   */
  record Collision(List<DamageOwed> owed) implements HugeTask {

    public Collision {
      owed = List.copyOf(owed);
    }
  }

  /** A crippled section discards upgrades for which its card no longer has an icon (002-034). */
  record Surplus(String ship, Optional<SectionName> section) implements HugeTask {}
}
