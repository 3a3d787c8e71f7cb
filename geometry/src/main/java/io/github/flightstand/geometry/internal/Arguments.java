package io.github.flightstand.geometry.internal;

import java.util.Objects;

/** Checks of callers' arguments. */
public final class Arguments {

  /**
   * Checks that no argument is null.
   *
   * @param names the arguments' names in order, separated by single spaces
   * @throws NullPointerException that names the first null argument
   */
  public static void require(String names, Object... arguments) {
    String[] each = names.split(" ");
    for (int i = 0; i < each.length; i++) {
      Objects.requireNonNull(arguments[i], each[i] + " may not be null");
    }
  }
}
