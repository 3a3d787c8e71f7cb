package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.Rules;
import java.util.Optional;

/**
 * The limits that players agree on for squads.
 *
 * @param mostPoints the most points that a squad may cost; empty for any number
 * @param epic whether it is an epic game, which allows huge ships (002-001)
 * @param upgradesFitEveryFaction whether upgrades for one faction fit all (001-051)
 * @param commandSlot whether every ship has a slot for a command upgrade (003-063)
 */
public record SquadRules(
    Optional<Integer> mostPoints,
    boolean epic,
    boolean upgradesFitEveryFaction,
    boolean commandSlot) {

  /** The points that the rules advise (000-066). */
  public static final int STANDARD_POINTS = 100;

  /** The points that the rules advise for epic games (000-178). */
  public static final int EPIC_POINTS = 300;

  /** Returns the usual: 100 points, epic 300; by the book of epic battles every game is epic. */
  public static SquadRules of(Rules rules, boolean epic) {
    boolean battle = rules.game().epic().commandSlot();
    return new SquadRules(
        Optional.of(epic || battle ? EPIC_POINTS : STANDARD_POINTS),
        epic || battle,
        rules.game().upgradesFitEveryFaction(),
        battle);
  }

  /** Returns these rules with another limit of points, or none. */
  public SquadRules withMostPoints(Optional<Integer> points) {
    return new SquadRules(points, epic, upgradesFitEveryFaction, commandSlot);
  }
}
