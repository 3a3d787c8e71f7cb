package io.github.flightstand.rules.mission;

/** A range of whole numbers from 0, both ends included. */
public record Count(int least, int most) {

  /** Throws IllegalArgumentException if a number is negative or the first exceeds the second. */
  public Count {
    if (least < 0 || most < least) {
      throw new IllegalArgumentException(
          "a count is from 0, the lesser number first, found " + least + " to " + most);
    }
  }

  /** Tests whether a number is in the range. */
  public boolean allows(int number) {
    return number >= least && number <= most;
  }

  /** Returns the range in words, such as {@code "2 to 8"}, or the only number. */
  public String words() {
    return least == most ? String.valueOf(least) : least + " to " + most;
  }
}
