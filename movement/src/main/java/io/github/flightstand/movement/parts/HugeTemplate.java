package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;

/**
 * The maneuver template of the huge ships, which is laid beside the fore square instead of ahead of
 * it (002, heading on the movement of the corvette).
 *
 * <p>Straights: the square's rear edge moves from the template's bottom line to the line of the
 * speed. Banks: the square's rear corner sits in the notch at the bottom; the ship turns to that
 * side and the corner ends some way along the new heading and a little to the outside. The figures
 * are the table tools' measurements (the project's rules, section on huge ships). Millimetres.
 *
 * <pre>{@code
 * HugeTemplate template = PartsCatalogue.standard().hugeTemplate();
 * template.straight(2)              // 80.0
 * template.bankAlong(2)             // 73.0, and 10.0 to the outside
 * }</pre>
 *
 * @param straightStep from one straight's line to the next
 * @param bankFirst how far along the new heading the corner ends in a bank of speed 1
 * @param bankStep how much farther for each speed more
 * @param bankOutward how much farther outside for each speed more
 * @param bankDegrees how far a bank turns, more than 0 and less than 90
 */
public record HugeTemplate(
    double straightStep,
    double bankFirst,
    double bankStep,
    double bankOutward,
    double bankDegrees) {

  /** The published template. */
  public static final HugeTemplate STANDARD = new HugeTemplate(40, 33, 40, 10, 45);

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if a figure is not positive, or a bank turns by 90 degrees or
   *     more
   */
  public HugeTemplate {
    if (!(straightStep > 0 && bankFirst > 0 && bankStep > 0 && bankOutward > 0 && bankDegrees > 0)
        || !Double.isFinite(straightStep + bankFirst + bankStep + bankOutward)
        || bankDegrees >= 90) {
      throw new IllegalArgumentException(
          "a huge ships' template has positive figures and banks of less than 90 degrees, found "
              + straightStep
              + ", "
              + bankFirst
              + ", "
              + bankStep
              + ", "
              + bankOutward
              + " and "
              + bankDegrees);
    }
  }

  /**
   * Returns how far a straight takes the ship.
   *
   * @param speed 1 to 5
   */
  public double straight(int speed) {
    check(TemplateKind.STRAIGHT, speed);
    return straightStep * speed;
  }

  /**
   * Returns how far along the new heading the corner ends in a bank.
   *
   * @param speed 1 to 3
   */
  public double bankAlong(int speed) {
    check(TemplateKind.BANK, speed);
    return bankFirst + bankStep * (speed - 1);
  }

  /**
   * Returns how far to the outside the corner ends in a bank.
   *
   * @param speed 1 to 3
   */
  public double bankOutside(int speed) {
    check(TemplateKind.BANK, speed);
    return bankOutward * (speed - 1);
  }

  private static void check(TemplateKind kind, int speed) {
    if (speed < 1 || speed > kind.fastest()) {
      throw new IllegalArgumentException(
          "a huge ship's "
              + (kind == TemplateKind.BANK ? "bank" : "straight")
              + " has a speed of 1 to "
              + kind.fastest()
              + ", found "
              + speed);
    }
  }

  /**
   * Returns where the template lies for a bank, in the base's frame at the start: the notch at the
   * rear corner of the fore square, facing the way the ship will face.
   *
   * @throws IllegalArgumentException if the side is ahead
   */
  public Pose laidForBank(Base base, Side side) {
    double left = sideways(side);
    return new Pose(
        base.foreRearEdge(), left * base.width() / 2, Direction.ofDegrees(left * bankDegrees));
  }

  private static double sideways(Side side) {
    if (side == Side.AHEAD) {
      throw new IllegalArgumentException(
          "a huge ships' template lies for banks to the left or to the right, found " + side);
    }
    return side.sign();
  }
}
