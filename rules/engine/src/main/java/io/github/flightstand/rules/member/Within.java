package io.github.flightstand.rules.member;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** The range of a number, or of those in a list or record, and the least size of a list. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Within {

  /** Returns the least number. */
  int least() default 0;

  /** Returns the greatest number; by default more than any mission needs. */
  int most() default 100;
}
