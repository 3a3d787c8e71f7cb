package io.github.flightstand.rules.engine.check;

/** What has to hold of a state that came from outside. */
final class Need {

  private Need() {}

  /**
   * Checks that something holds.
   *
   * @param message what is expected and what was found
   * @throws IllegalArgumentException if it does not
   */
  static void need(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }
}
