package io.github.flightstand.tools.referee;

import java.util.Locale;

/** The rules that can decide a verdict. Their names are part of the protocol and do not change. */
public enum Rule {
  /** A ship that overlaps no other stands at the template's far end. */
  MANEUVER,
  /** A ship has bumped if and only if its end position overlaps another ship. */
  OVERLAP,
  /** A ship that overlaps slides back along the template to the first free position. */
  BACKING_UP,
  /** A Koiogran turn, Segnor's loop or Tallon roll turns at its end unless the ship overlaps. */
  END_ROTATION,
  /** A Tallon roll ends at one of its free offsets. */
  TALLON_ROLL,
  /** A huge ship flies straights and banks or stays; as an obstacle it never moves. */
  HUGE_SHIP,
  /** A stationary ship stays where it is. */
  STATIONARY,
  /** A barrel roll ends where its template may lead and no piece is in the way. */
  BARREL_ROLL,
  /** A boost ends at its template's far end, if nothing is in the way. */
  BOOST,
  /** A decloak ends like a barrel roll or boost with the straight 2. */
  DECLOAK,
  /** A turn on the spot is made where base and guides then overlap no ship. */
  ROTATE,
  /** A ship that has moved stands where a maneuver or a reposition leads. */
  MOVED,
  /** An attack is measured along a shortest line from the attacker to the target in the arc. */
  ATTACK,
  /** A ship can only attack what is in its firing arc. */
  FIRING_ARC,
  /** An attack on a huge ship names a section that can be chosen from the attacker's place. */
  SECTION,
  /** An attack is at the range band in which the shortest line ends, within its reach. */
  RANGE,
  /** An attack is obstructed if and only if every shortest line crosses an obstacle. */
  OBSTRUCTION,
  /** Ships that touch cannot attack each other. */
  TOUCHING,
  /** A ship whose base is on an asteroid cannot attack. */
  ON_OBSTACLE,
  /** A ship does not attack its own side. */
  FRIENDLY,
  /** Ships overlap nothing and stand in their zone; obstacles keep their distance. */
  SET_UP,
  /** A mine goes off if a ship's base or its used template overlaps it. */
  MINE,
  /** A piece that has fled, was rammed or removed, or has gone off, does nothing more. */
  GONE;

  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
