package io.github.flightstand.rules.mission;

/** What an attack die shows. */
public enum DieFace {
  /** A hit. */
  HIT,
  /** A critical hit. */
  CRITICAL,
  /** A focus. */
  FOCUS,
  /** Nothing. */
  BLANK
}
