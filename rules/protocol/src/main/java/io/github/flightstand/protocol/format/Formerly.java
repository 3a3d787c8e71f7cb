package io.github.flightstand.protocol.format;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A component's former name; an error tells a caller who uses it the new name. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Formerly {

  String value();
}
