package io.github.flightstand.protocol.format;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * What the JSON Schema of a component or record says beside what its types tell: a constant, a
 * length, what hangs on two members at once.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface SchemaMembers {

  /** Returns members of the schema, a JSON object. */
  String value();
}
