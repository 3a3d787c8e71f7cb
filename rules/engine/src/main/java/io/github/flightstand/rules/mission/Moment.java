package io.github.flightstand.rules.mission;

/**
 * When a mission's rule takes effect: at the start of a part of the game, or at the end of a round
 * after everything else (003-044).
 */
public enum Moment {
  /** Zones are staked out and markers are laid, before obstacles. */
  SET_UP_AREA,
  /** Obstacles have been laid; markers and remotes come next. */
  SET_UP_PIECES,
  /** Before and while ships are set up. */
  SET_UP_FORCES,
  /** All ships have been set up. */
  SET_UP_MATERIAL,
  /** A round starts. */
  ROUND_START,
  /** The system phase. */
  SYSTEM,
  /** The combat phase. */
  COMBAT,
  /** The end phase. */
  END,
  /** A round ends. */
  ROUND_END
}
