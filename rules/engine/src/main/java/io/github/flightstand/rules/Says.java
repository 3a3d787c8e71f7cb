package io.github.flightstand.rules;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** What a record or its component is, for whoever writes it in a text: its schema says so. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Says {

  /** Returns the description, in whole sentences. */
  String value();
}
