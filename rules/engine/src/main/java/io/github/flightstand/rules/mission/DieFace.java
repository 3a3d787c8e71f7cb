package io.github.flightstand.rules.mission;

/** A result of an attack die. */
public enum DieFace {
  HIT,
  CRITICAL,
  FOCUS,
  BLANK
}
