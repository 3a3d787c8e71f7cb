package io.github.flightstand.rules.mission;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * What a member of a mission names, or every element of it: the mission has to have that, so that
 * no game of it fails in its middle.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface Names {

  /** Returns what it names. */
  Thing value();

  /** Returns what it may say beside that. */
  String[] or() default {};

  /** What can be named. */
  enum Thing {
    /** Itself: any name that is not blank. */
    ITSELF,
    /** A role, or {@code all}. */
    ROLE,
    /** A side by its number. */
    SIDE,
    /** A kind of the mission's remotes. */
    KIND,
    /** A kind of the mission's remotes, or {@code all}. */
    KINDS,
    /** A zone. */
    ZONE,
    /** A zone, or {@code own}. */
    ZONES,
    /** An edge of the play area, or one that was chosen before. */
    EDGE,
    /** A place that was chosen before. */
    SPOT,
    /** A firing arc. */
    ARC,
    /** A template. */
    TEMPLATE,
    /** A moment before the first round. */
    SET_UP,
    /** The hyperspace markers, if it is true. */
    MARKERS
  }
}
