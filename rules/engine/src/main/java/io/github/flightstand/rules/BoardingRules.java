package io.github.flightstand.rules;

import io.github.flightstand.movement.maneuver.Towing.TowSpeeds;
import java.util.Objects;

/**
 * The figures of the rules for disabling, docking, boarding and towing (004).
 *
 * @param gearPoints what boarding gear costs (004-001)
 * @param pointsPerDie for how many of his points a fighter has a die, in attack and in defence
 *     (004-030)
 * @param bodyHits how many body hits overpower a fighter (004-034)
 * @param towSpeeds how fast a ship may fly that tows another (004-044)
 */
public record BoardingRules(int gearPoints, int pointsPerDie, int bodyHits, TowSpeeds towSpeeds) {

  /** The figures of version 2.2. */
  public static final BoardingRules VERSION_2_2 = new BoardingRules(5, 6, 2, TowSpeeds.STANDARD);

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if the gear's points are negative, or another is below 1
   */
  public BoardingRules {
    Objects.requireNonNull(towSpeeds, "rules for boarding have towSpeeds");
    if (gearPoints < 0 || pointsPerDie < 1 || bodyHits < 1) {
      throw new IllegalArgumentException(
          "gearPoints are at least 0, pointsPerDie and bodyHits at least 1, found "
              + gearPoints
              + ", "
              + pointsPerDie
              + " and "
              + bodyHits);
    }
  }
}
