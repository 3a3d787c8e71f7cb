package io.github.flightstand.rules.mission;

/** What an attack die shows. */
public enum DieFace {
  HIT,
  CRITICAL,
  FOCUS,
  BLANK
}
