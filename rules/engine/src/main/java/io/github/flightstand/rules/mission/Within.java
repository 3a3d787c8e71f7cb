package io.github.flightstand.rules.mission;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** From which number to which one a member of a mission may be; a list has so many elements. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Within {

  /** Returns the least number. */
  int least() default 0;

  /** Returns the greatest number: if nothing is said more of anything than a mission can need. */
  int most() default 100;
}
