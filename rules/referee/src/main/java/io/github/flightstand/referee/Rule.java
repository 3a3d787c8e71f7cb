package io.github.flightstand.referee;

import java.util.Locale;

/** The rules that can decide a verdict. Their names are part of the protocol and do not change. */
public enum Rule {
  MANEUVER("a ship that overlaps no other stands at the template's other end"),
  OVERLAP("a ship has bumped if it overlaps another at the end of its maneuver, and only then"),
  BACKING_UP("a ship that overlaps slides back along the template to the first free position"),
  END_ROTATION(
      "a Koiogran turn, Segnor's loop or Tallon roll turns at its end unless the ship overlaps"),
  TALLON_ROLL("a Tallon roll ends at one of its free offsets"),
  HUGE_SHIP("a huge ship flies straights and banks, or stays"),
  STATIONARY("a stationary ship stays where it is"),
  BARREL_ROLL("a barrel roll ends where its template leads and nothing is in the way"),
  BOOST("a boost ends where its template leads and nothing is in the way"),
  DECLOAK("a decloak ends where its template leads and nothing is in the way"),
  ROTATE("a turn on the spot is made where no ship is in the way of base or guides"),
  MOVED("a ship that has moved stands where a maneuver or a reposition leads"),
  ATTACK("an attack that can be is measured along a shortest line in the arc"),
  FIRING_ARC("a ship attacks only what is in its arc"),
  SECTION("an attack on a huge ship names a section that can be chosen from there"),
  RANGE("an attack is at the range that is measured, and within reach"),
  OBSTRUCTION("an attack is obstructed if every shortest line crosses an obstacle"),
  TOUCHING("ships that touch do not attack each other"),
  ON_OBSTACLE("a ship on an asteroid does not attack"),
  FRIENDLY("a ship does not attack its own player's ships"),
  SET_UP("ships overlap nothing and stand in their zone, obstacles keep their distance"),
  MINE("a mine goes off if a ship's base, or the template that it used, overlaps it"),
  GONE("what has fled, was rammed or removed, or went off does nothing more");

  private final String says;

  Rule(String says) {
    this.says = says;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the rule in a sentence, without its capital and its period. */
  public String says() {
    return says;
  }
}
