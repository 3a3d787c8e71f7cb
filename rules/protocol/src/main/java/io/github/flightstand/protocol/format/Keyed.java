package io.github.flightstand.protocol.format;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * A sealed interface of records that is written as an object with one member, named after the
 * record.
 *
 * <pre>{@code
 * @Keyed({"ship", "token"})
 * sealed interface Piece permits Ship, Token {}      // {"ship": {...}} or {"token": {...}}
 * }</pre>
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface Keyed {

  /** Returns the names, in the order of the interface's permits clause. */
  String[] value();
}
