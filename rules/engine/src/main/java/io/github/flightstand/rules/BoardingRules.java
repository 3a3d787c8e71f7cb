package io.github.flightstand.rules;

import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.movement.maneuver.Towing.TowSpeeds;

/**
 * The figures of the rules for disabling, docking, boarding and towing (004).
 *
 * @param gearPoints the cost of boarding gear in squad points (004-001)
 * @param pointsPerDie how many points give a fighter one die, in attack and in defense (004-030)
 * @param bodyHits how many body hits overpower a fighter (004-034)
 * @param towSpeeds how fast a ship may fly while it tows another (004-044)
 * @param lastMovable the course of a game in which only one side can still move (004-054)
 */
public record BoardingRules(
    int gearPoints, int pointsPerDie, int bodyHits, TowSpeeds towSpeeds, LastMovable lastMovable) {

  /** The course of a game in which every other side has only disabled ships left. */
  public enum LastMovable {
    /** The side that can still move wins. */
    WINS,
    /** Fights and tows continue until the rounds end or the disabled ships are gone too. */
    PLAYS_ON
  }

  /** The figures of version 2.2. */
  public static final BoardingRules VERSION_2_2 =
      new BoardingRules(5, 6, 2, TowSpeeds.STANDARD, LastMovable.WINS);

  /** Throws IllegalArgumentException if the gear costs less than 0 or another figure is below 1. */
  public BoardingRules {
    Arguments.require("towSpeeds lastMovable", towSpeeds, lastMovable);
    if (gearPoints < 0 || pointsPerDie < 1 || bodyHits < 1) {
      throw new IllegalArgumentException(
          "gearPoints are at least 0, pointsPerDie and bodyHits at least 1, found %s, %s and %s"
              .formatted(gearPoints, pointsPerDie, bodyHits));
    }
  }

  /** Returns these rules with another choice for a game in which only one side can still move. */
  public BoardingRules with(LastMovable other) {
    return new BoardingRules(gearPoints, pointsPerDie, bodyHits, towSpeeds, other);
  }
}
