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
}
