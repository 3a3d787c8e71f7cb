package io.github.flightstand.protocol.format;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A component's former name; a caller who uses it is told the new name. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Formerly {

  String value();
}
