package io.github.flightstand.geometry;

/**
 * The contact tolerance: the only tolerance behind every verdict.
 *
 * <p>Two shapes overlap if their signed separation is below {@code −contact}, touch if it is within
 * {@code ±contact} and are apart above it (the project's rules, section on overlap, touching and
 * apart). The default is a millionth of a millimeter: far above the rounding on a table, far below
 * what people can see.
 *
 * <pre>{@code
 * Tolerance.STANDARD.contact()      // 1.0E-6
 * new Tolerance(0.5)                // a tolerance of half a millimeter
 * }</pre>
 *
 * @param contact millimeters, at least 1e-9 and finite
 */
public record Tolerance(double contact) {

  /** The default tolerance: 1e-6 mm. */
  public static final Tolerance STANDARD = new Tolerance(1e-6);

  /**
   * Checks the range.
   *
   * @throws IllegalArgumentException if the tolerance is below 1e-9 mm, infinite or not a number
   */
  public Tolerance {
    if (!(contact >= 1e-9) || !Double.isFinite(contact)) {
      throw new IllegalArgumentException(
          "a contact tolerance is at least 1e-9 mm and finite, found " + contact);
    }
  }
}
