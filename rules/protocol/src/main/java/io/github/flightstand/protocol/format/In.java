package io.github.flightstand.protocol.format;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Which numbers a component takes: checked when a record is read, and part of its schema. */
@Retention(RetentionPolicy.RUNTIME)
public @interface In {

  NumberRange value();
}
