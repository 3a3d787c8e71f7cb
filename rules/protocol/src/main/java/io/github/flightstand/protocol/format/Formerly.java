package io.github.flightstand.protocol.format;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Tells what a component was called once: who still calls it so is told its name. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Formerly {

  String value();
}
