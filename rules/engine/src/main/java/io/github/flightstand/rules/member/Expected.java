package io.github.flightstand.rules.member;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Says what a member that is a string has to be, to whoever gives it something else. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Expected {

  /** Returns the words after "expected". */
  String value();
}
