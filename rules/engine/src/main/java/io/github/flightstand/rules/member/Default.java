package io.github.flightstand.rules.member;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * What a record's component is where a text does not say it, such as a set-up or a mission: a value
 * in JSON, in which texts may stand in single quotes. A text is written without it too, unless it
 * is a part of what is told of games, of which all members are.
 *
 * <pre>{@code
 * record Weapon(String id, @Default("'front'") FiringArc arc, @Default("false") boolean discards) {}
 * }</pre>
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface Default {

  /** Returns the value. */
  String value();

  /** Tells whether the member is written even so. */
  boolean written() default false;
}
