package io.github.flightstand.rules.engine.state;

/**
 * What lies on a player's pile of prizes (004-034, -036, -050).
 *
 * @param seat the player
 * @param ship the ship that it was taken from
 * @param what a character's name, or {@code upgrades} for all upgrade cards of the ship
 * @param points what it is worth
 */
public record Prize(String seat, String ship, String what, int points) {

  /** What the upgrade cards of a ship are called. */
  public static final String UPGRADES = "upgrades";
}
