package io.github.flightstand.rules.member;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * What a member of a mission, or each of its elements, names. The mission must have it, so that no
 * game fails halfway.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface Names {

  /** Returns the kind of thing that it names. */
  Thing value();

  /** Returns the other values that are allowed. */
  String[] or() default {};

  /** The kinds of thing that can be named. */
  enum Thing {
    /** The member is itself a name: anything that is not blank. */
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
    /** The hyperspace markers, if the member is true. */
    MARKERS
  }
}
