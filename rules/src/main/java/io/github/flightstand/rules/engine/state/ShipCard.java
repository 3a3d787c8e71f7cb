package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;

/**
 * What is printed of a ship: its card, its base and its dial.
 *
 * @param id its name in this game
 * @param seat who flies it
 * @param base the size of its base
 * @param skill pilot skill
 * @param attack primary weapon value
 * @param agility agility value
 * @param hull hull value, at least 1
 * @param shields shield value
 * @param points squad points with all upgrades
 * @param actions its action bar
 * @param dial its maneuvers, at least one of them not red
 * @param arcs the arcs of its primary weapon
 */
public record ShipCard(
    String id,
    String seat,
    BaseSize base,
    int skill,
    int attack,
    int agility,
    int hull,
    int shields,
    int points,
    List<Action> actions,
    Dial dial,
    List<FiringArc> arcs) {

  /** The greatest attack and agility value: with all extra dice a roll's odds still fit a long. */
  private static final int MOST_DICE = 12;

  /**
   * Checks the figures and copies the lists.
   *
   * @throws IllegalArgumentException if a value is negative, the hull less than 1, attack or
   *     agility more than 12, or the dial has only red maneuvers, with which a stressed ship could
   *     not move (000-026)
   */
  public ShipCard {
    if (skill < 0 || attack < 0 || agility < 0 || shields < 0) {
      throw new IllegalArgumentException(
          "skill, attack, agility and shields are at least 0, found "
              + skill
              + ", "
              + attack
              + ", "
              + agility
              + " and "
              + shields);
    }
    if (attack > MOST_DICE || agility > MOST_DICE) {
      throw new IllegalArgumentException(
          "attack and agility are at most " + MOST_DICE + ", found " + attack + " and " + agility);
    }
    if (hull < 1) {
      throw new IllegalArgumentException("a hull is at least 1, found " + hull);
    }
    if (dial.maneuvers().stream().allMatch(ShipCard::red)) {
      throw new IllegalArgumentException(
          "a dial has at least one maneuver that is not red, found none");
    }
    actions = List.copyOf(actions);
    arcs = List.copyOf(arcs);
  }

  private static boolean red(Maneuver maneuver) {
    return maneuver.difficulty() == Difficulty.RED;
  }
}
