package io.github.flightstand.rules.confidence;

/**
 * How exactly ships were set down: standard deviations of errors that are independent of each other
 * and of those of other ships, and normally distributed.
 *
 * @param position of x and of y, each, in millimetres
 * @param heading of the heading, in degrees
 */
public record Uncertainty(double position, double heading) {

  /**
   * Checks the deviations.
   *
   * @throws IllegalArgumentException if one is negative or not finite
   */
  public Uncertainty {
    if (!(position >= 0) || !(heading >= 0) || !Double.isFinite(position + heading)) {
      throw new IllegalArgumentException(
          "standard deviations are finite and at least 0, found "
              + position
              + " mm and "
              + heading
              + " degrees");
    }
  }
}
