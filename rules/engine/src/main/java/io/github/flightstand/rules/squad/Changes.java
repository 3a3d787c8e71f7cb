package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.member.Default;

/** The amounts by which an upgrade raises a ship's figures while it is equipped. */
public record Changes(
    @Default("0") int skill,
    @Default("0") int attack,
    @Default("0") int agility,
    @Default("0") int hull,
    @Default("0") int shields,
    @Default("0") int energy) {

  public static final Changes NONE = new Changes(0, 0, 0, 0, 0, 0);

  Changes plus(Changes other) {
    return new Changes(
        skill + other.skill,
        attack + other.attack,
        agility + other.agility,
        hull + other.hull,
        shields + other.shields,
        energy + other.energy);
  }
}
