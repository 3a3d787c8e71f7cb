package io.github.flightstand.protocol.format;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * An optional component that is written as {@code null} if it is empty. On an unwrapped record
 * whose own components lack the mark, it names the components that are written so.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface OrNull {

  /** Returns the names of the unwrapped record's components. */
  String[] value() default {};
}
