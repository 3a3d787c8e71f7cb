package io.github.flightstand.protocol.format;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * What a JSON Schema says beyond types: a constant, a length, what hangs on two members at once.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface SchemaMembers {

  /** Returns members of the schema, a JSON object. */
  String value();
}
