package io.github.flightstand.rules.engine.hook;

import java.util.Locale;

/** The kinds of cards (000-059, -060). */
public enum CardKind {
  /** The ship's own card: its pilot's ability. */
  PILOT,
  /** A rule of the ship itself that its action bar shows; its action is one of the bar. */
  SHIP,
  ELITE,
  ASTROMECH,
  TORPEDO,
  MISSILE,
  CANNON,
  TURRET,
  BOMB,
  CREW,
  SALVAGED_ASTROMECH,
  SYSTEM,
  TITLE,
  MODIFICATION,
  ILLICIT,
  CARGO,
  HARDPOINT,
  TEAM,
  TECH,
  /** A card that another card puts beside a ship. */
  CONDITION,
  /** A damage card, which is in force while it lies face up. */
  DAMAGE,
  /** A mission's rule, which takes precedence over cards and the reference (000-002). */
  MISSION;

  /** Returns the kind's name, as in {@code "salvaged-astromech"}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
