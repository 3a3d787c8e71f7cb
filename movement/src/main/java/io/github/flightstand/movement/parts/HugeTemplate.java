package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;

/**
 * The maneuver template of huge ships. It is laid beside the fore square, not ahead of it (002,
 * heading on the movement of the corvette).
 *
 * <p>Straights: the square's rear edge moves from the template's bottom line to the line of the
 * speed. Banks: the square's rear corner sits in the notch at the bottom. The ship turns to that
 * side about the notch, and the corner ends some way along the new heading and a little to the
 * outside. In a bank of speed 0, which only the second edition's dials have, the ship turns and the
 * corner stays in the notch. In table tools its end is the reference point, turned by 45 degrees
 * about that corner. The end of speed 1 lies straight ahead of that. Each edition has its own
 * template; the figures are the table tools' measurements (the project's rules, section on huge
 * ships). Millimeters.
 *
 * <pre>{@code
 * HugeTemplate template = HugeTemplate.OF_2015;
 * template.straight(2)              // 80.0
 * template.bankAlong(2)             // 87.3, and 24.8 to the outside
 * template.fastest(TemplateKind.BANK)     // 2
 * }</pre>
 *
 * @param straights the number of straights, from speed 1
 * @param straightStep the distance from one straight's line to the next
 * @param banks the number of banks to each side, from speed 1
 * @param bankDegrees the angle that a bank turns by, more than 0 and less than 90 degrees
 * @param alongFirst how far along the new heading the corner ends in a bank of speed 1
 * @param alongStep how much farther along it ends for each higher speed
 * @param outsideFirst how far to the outside the corner ends in a bank of speed 1
 * @param outsideStep how much farther outside it ends for each higher speed
 * @param slowestBank the speed of the slowest bank: 1, or 0 if the ship can turn on the spot
 */
public record HugeTemplate(
    int straights,
    double straightStep,
    int banks,
    double bankDegrees,
    double alongFirst,
    double alongStep,
    double outsideFirst,
    double outsideStep,
    int slowestBank) {

  /** The first edition's template, from a drawing, within 1 mm. */
  public static final HugeTemplate OF_2015 = new HugeTemplate(4, 40, 2, 30, 47.3, 40, 4.8, 20, 1);

  /** The second edition's template. */
  public static final HugeTemplate OF_2019 = new HugeTemplate(5, 40, 3, 45, 33, 40, 0, 10, 0);

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if there is no straight or no bank, or more than other ships
   *     have; if a figure is not positive and finite ({@code outsideFirst} may be 0); or if a bank
   *     turns by 90 degrees or more
   */
  public HugeTemplate {
    check("straights", straights, 1, TemplateKind.STRAIGHT.fastest());
    check("banks", banks, 1, TemplateKind.BANK.fastest());
    check("distance between straights", straightStep, Double.MIN_VALUE, Double.MAX_VALUE);
    check("turn of a bank", bankDegrees, Double.MIN_VALUE, Math.nextDown(90.0));
    check("way along a bank", alongFirst, Double.MIN_VALUE, Double.MAX_VALUE);
    check("step along a bank", alongStep, Double.MIN_VALUE, Double.MAX_VALUE);
    check("way outside a bank", outsideFirst, 0, Double.MAX_VALUE);
    check("step outside a bank", outsideStep, Double.MIN_VALUE, Double.MAX_VALUE);
    check("slowest bank", slowestBank, 0, 1);
  }

  private static void check(String figure, double value, double least, double most) {
    if (!(least <= value && value <= most)) {
      throw new IllegalArgumentException(
          "the " + figure + " of a huge ships' template cannot be " + value);
    }
  }

  /** Returns the lowest speed of a kind. */
  public int slowest(TemplateKind kind) {
    return kind == TemplateKind.BANK ? slowestBank : 1;
  }

  /** Returns the highest speed of a kind; 0 if the template has no such kind. */
  public int fastest(TemplateKind kind) {
    return switch (kind) {
      case STRAIGHT -> straights;
      case BANK -> banks;
      case TURN -> 0;
    };
  }

  /**
   * Returns the distance by which a straight moves the ship.
   *
   * @param speed the speed, at least 1
   * @throws IllegalArgumentException if the template has no such straight
   */
  public double straight(int speed) {
    check(TemplateKind.STRAIGHT, speed);
    return straightStep * speed;
  }

  /**
   * Returns the corner's distance along the new heading at the end of a bank.
   *
   * @param speed the speed, at least the slowest
   * @throws IllegalArgumentException if the template has no such bank
   */
  public double bankAlong(int speed) {
    check(TemplateKind.BANK, speed);
    return speed == 0 ? 0 : alongFirst + alongStep * (speed - 1);
  }

  /**
   * Returns the corner's distance to the outside at the end of a bank.
   *
   * @param speed the speed, at least the slowest
   * @throws IllegalArgumentException if the template has no such bank
   */
  public double bankOutside(int speed) {
    check(TemplateKind.BANK, speed);
    return speed == 0 ? 0 : outsideFirst + outsideStep * (speed - 1);
  }

  private void check(TemplateKind kind, int speed) {
    if (speed < slowest(kind) || speed > fastest(kind)) {
      throw new IllegalArgumentException(
          "a huge ship's %s has a speed of %s to %s, found %s"
              .formatted(
                  kind == TemplateKind.BANK ? "bank" : "straight",
                  slowest(kind),
                  fastest(kind),
                  speed));
    }
  }

  /**
   * Returns the template's pose for a bank, in the base's frame at the start. Its position is the
   * notch at the fore square's rear corner, its heading the ship's at the end.
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
