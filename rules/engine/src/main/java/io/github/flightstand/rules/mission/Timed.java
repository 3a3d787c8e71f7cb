package io.github.flightstand.rules.mission;

/** A rule of a mission that takes effect at a moment of its own (003-044). */
public interface Timed {

  /** Returns when. */
  Moment at();
}
