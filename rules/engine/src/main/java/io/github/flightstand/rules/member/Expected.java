package io.github.flightstand.rules.member;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** What a string member must be, for messages to callers who give something else. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Expected {

  /** Returns the words after "expected" in the message. */
  String value();
}
