package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.Rules;
import java.util.Optional;

/**
 * What is agreed on about squads.
 *
 * @param mostPoints the most points that a squad may cost; none: any number
 * @param epic whether it is an epic game, in which there are huge ships (002-001)
 * @param upgradesFitEveryFaction whether upgrades for one faction fit all (001-051)
 * @param commandSlot whether every ship has a slot for a command upgrade (003-063)
 */
public record SquadRules(
    Optional<Integer> mostPoints,
    boolean epic,
    boolean upgradesFitEveryFaction,
    boolean commandSlot) {

  /** The points that are advised (000-066). */
  public static final int STANDARD_POINTS = 100;

  /** The points that are advised for epic games (000-178). */
  public static final int EPIC_POINTS = 300;

  /** The usual: 100 points, in epic games 300; by the book of epic battles every game is epic. */
  public static SquadRules of(Rules rules, boolean epic) {
    boolean battle = rules.game().epic().commandSlot();
    return new SquadRules(
        Optional.of(epic || battle ? EPIC_POINTS : STANDARD_POINTS),
        epic || battle,
        rules.game().upgradesFitEveryFaction(),
        battle);
  }

  /** Returns these with another limit of points, or none. */
  public SquadRules withMostPoints(Optional<Integer> points) {
    return new SquadRules(points, epic, upgradesFitEveryFaction, commandSlot);
  }
}
