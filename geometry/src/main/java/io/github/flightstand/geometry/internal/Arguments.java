package io.github.flightstand.geometry.internal;

import java.util.Objects;

/** Checks what callers hand in. */
public final class Arguments {

  /**
   * Checks that nothing is null.
   *
   * @param names the arguments' names in order, a space between
   * @throws NullPointerException that names the first that is
   */
  public static void require(String names, Object... arguments) {
    String[] each = names.split(" ");
    for (int i = 0; i < each.length; i++) {
      Objects.requireNonNull(arguments[i], each[i] + " may not be null");
    }
  }
}
