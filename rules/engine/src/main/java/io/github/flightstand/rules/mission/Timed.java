package io.github.flightstand.rules.mission;

/** A rule of a mission that takes effect at a given moment (003-044). */
public interface Timed {

  /** Returns that moment. */
  Moment at();
}
