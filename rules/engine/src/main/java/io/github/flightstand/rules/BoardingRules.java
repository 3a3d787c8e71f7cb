package io.github.flightstand.rules;

import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.movement.maneuver.Towing.TowSpeeds;

/**
 * The figures of the rules for disabling, docking, boarding and towing (004).
 *
 * @param gearPoints what boarding gear costs (004-001)
 * @param pointsPerDie for how many of his points a fighter has a die, in attack and in defence
 *     (004-030)
 * @param bodyHits how many body hits overpower a fighter (004-034)
 * @param towSpeeds how fast a ship may fly that tows another (004-044)
 * @param lastMovable what becomes of a game in which one side alone can still move (004-054)
 */
public record BoardingRules(
    int gearPoints, int pointsPerDie, int bodyHits, TowSpeeds towSpeeds, LastMovable lastMovable) {

  /** What becomes of a game in which only disabled ships are left of all sides but one. */
  public enum LastMovable {
    /** That side wins. */
    WINS,
    /** Fights and tows go on until the rounds end, or those ships are gone too. */
    PLAYS_ON
  }

  /** The figures of version 2.2. */
  public static final BoardingRules VERSION_2_2 =
      new BoardingRules(5, 6, 2, TowSpeeds.STANDARD, LastMovable.WINS);

  /**
   * Throws an {@link IllegalArgumentException} if the gear costs less than 0 or another is below 1.
   */
  public BoardingRules {
    Arguments.require("towSpeeds lastMovable", towSpeeds, lastMovable);
    if (gearPoints < 0 || pointsPerDie < 1 || bodyHits < 1) {
      throw new IllegalArgumentException(
          "gearPoints are at least 0, pointsPerDie and bodyHits at least 1, found %s, %s and %s"
              .formatted(gearPoints, pointsPerDie, bodyHits));
    }
  }

  /** Returns these rules with another choice of what becomes of such a game. */
  public BoardingRules with(LastMovable other) {
    return new BoardingRules(gearPoints, pointsPerDie, bodyHits, towSpeeds, other);
  }
}
