package io.github.flightstand.rules.confidence;

/** More pieces matter to a verdict than can be counted in a reasonable time. */
public final class TooMuchToCountException extends IllegalArgumentException {

  TooMuchToCountException(int found, int most, String what) {
    super(
        "there are "
            + found
            + " "
            + what
            + ", expected at most "
            + most
            + " where the answer hangs on errors");
  }

  static void check(int found, int most, String what) {
    if (found > most) {
      throw new TooMuchToCountException(found, most, what);
    }
  }
}
