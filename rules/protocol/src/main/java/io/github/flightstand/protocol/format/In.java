package io.github.flightstand.protocol.format;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** The range of a component's numbers, checked on reading and part of its schema. */
@Retention(RetentionPolicy.RUNTIME)
public @interface In {

  NumberRange value();
}
