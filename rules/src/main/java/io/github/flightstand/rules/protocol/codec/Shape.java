package io.github.flightstand.rules.protocol.codec;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * The JSON Schema of a component or type whose Java type does not tell it: a text with a pattern, a
 * value with a reading of its own.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface Shape {

  /** Returns the schema, a JSON object. */
  String value();
}
