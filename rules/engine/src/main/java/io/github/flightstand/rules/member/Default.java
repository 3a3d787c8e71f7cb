package io.github.flightstand.rules.member;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * The value of a record's component if a text, such as a set-up or a mission, leaves it out, as
 * JSON; strings may stand in single quotes, and an optional component has {@code null}. A member
 * with its default is not written either, except in the records of games, which are written with
 * all members.
 *
 * <pre>{@code
 * record Weapon(String id, @Default("'front'") FiringArc arc, @Default("false") boolean discards) {}
 * }</pre>
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface Default {

  /** Returns the default value. */
  String value();

  /** Returns whether the member is written even if it has its default. */
  boolean written() default false;
}
