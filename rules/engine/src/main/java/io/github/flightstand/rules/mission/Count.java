package io.github.flightstand.rules.mission;

/** How many there may be. */
public record Count(int least, int most) {

  /** Throws IllegalArgumentException unless the numbers are from 0, the lesser first. */
  public Count {
    if (least < 0 || most < least) {
      throw new IllegalArgumentException(
          "a count is from 0, the lesser number first, found " + least + " to " + most);
    }
  }

  /** Tells whether a number is within it. */
  public boolean allows(int number) {
    return number >= least && number <= most;
  }
}
