package io.github.flightstand.rules.protocol;

/**
 * Which numbers a field takes.
 *
 * @param lowest the lowest number taken
 * @param highest the highest number taken
 * @param words the range in words that can follow "expected", such as "a number of millimetres"
 */
public record NumberRange(double lowest, double highest, String words) {

  /** A coordinate or an offset, in millimetres: up to a kilometre either way. */
  public static final NumberRange COORDINATE =
      new NumberRange(-1e6, 1e6, "a number of millimetres from -1000000 to 1000000");

  /** The side of a play area, in millimetres: positive, up to a kilometre. */
  public static final NumberRange SIDE =
      new NumberRange(Double.MIN_VALUE, 1e6, "a positive number of millimetres up to 1000000");

  /**
   * A heading in degrees. Whole turns more do no harm, but a number beyond a million is a mistake,
   * and a double that large no longer tells directions finely apart.
   */
  public static final NumberRange HEADING =
      new NumberRange(-1e6, 1e6, "a number of degrees from -1000000 to 1000000");

  /** Tells whether the range takes a number; it takes neither infinities nor not-a-number. */
  public boolean contains(double number) {
    return lowest <= number && number <= highest && Double.isFinite(number);
  }
}
