package io.github.flightstand.rules.mission;

/**
 * When a mission's rule takes effect that names a part of the game: at its start, a round's end
 * after all else (003-044).
 */
public enum Moment {
  /** Zones are staked out and markers lie; before obstacles are laid. */
  SET_UP_AREA,
  /** Obstacles are laid: markers and remotes come now. */
  SET_UP_PIECES,
  /** Before and while ships are set up. */
  SET_UP_FORCES,
  /** All ships are set up. */
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
