package io.github.flightstand.protocol.format;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** The members of a JSON Schema beyond types: a constant, a length, conditions on two members. */
@Retention(RetentionPolicy.RUNTIME)
public @interface SchemaMembers {

  /** Returns the members of the schema, as a JSON object. */
  String value();

  /** Returns the members of the schema of answers, if they promise more than callers must keep. */
  String told() default "";
}
