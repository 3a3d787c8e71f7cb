package io.github.flightstand.geometry.internal;

/** Checks of callers' arguments. */
public final class Arguments {

  /**
   * Checks that no argument is null.
   *
   * @param names the arguments' names in order, separated by single spaces
   * @throws NullPointerException that names the first null argument
   */
  public static void require(String names, Object... arguments) {
    int from = 0;
    for (Object argument : arguments) {
      int end = names.indexOf(' ', from);
      if (argument == null) {
        throw new NullPointerException(
            names.substring(from, end < 0 ? names.length() : end) + " may not be null");
      }
      from = end + 1;
    }
  }
}
