package io.github.flightstand.rules.measure;

import io.github.flightstand.rules.Edition;
import java.util.List;
import java.util.Optional;

/**
 * A band of the range ruler: band k covers (100(k − 1), 100k] millimetres, band 1 also 0.
 *
 * <p>An edge belongs to the lower band. Distances worked out from poses are right to less than
 * {@link #ROUNDING} on a table, so ships that were set down exactly 100k apart may come out farther
 * by that much; such a distance counts as on the edge.
 *
 * <pre>{@code
 * RangeBand.of(100)      // ONE
 * RangeBand.of(100.1)    // TWO
 * RangeBand.of(500.1)    // nothing: beyond range 5
 * }</pre>
 */
public enum RangeBand {
  /** Bases in contact, in the second edition. */
  ZERO(0),
  /** 0 to 100 mm. */
  ONE(1),
  /** Up to 200 mm. */
  TWO(2),
  /** Up to 300 mm: as far as the short ruler reaches. */
  THREE(3),
  /** Up to 400 mm. */
  FOUR(4),
  /** Up to 500 mm: as far as the huge ruler reaches. */
  FIVE(5);

  /** How much farther than an edge a distance may come out that is on it, in millimetres. */
  public static final double ROUNDING = 1e-9;

  private static final double DEPTH = 100;

  private static final List<RangeBand> ALL = List.of(values());

  private final int number;

  RangeBand(int number) {
    this.number = number;
  }

  /** The band with a number, 0 to 5; throws an {@link IllegalArgumentException} for any other. */
  public static RangeBand numbered(int number) {
    if (number < 0 || number >= ALL.size()) {
      throw new IllegalArgumentException("no range band " + number + ", expected 0 to 5");
    }
    return ALL.get(number);
  }

  /** The band, from 1, of a distance in millimetres, at least 0; nothing beyond band 5. */
  public static Optional<RangeBand> of(double distance) {
    double number = Math.max(1, Math.ceil((distance - ROUNDING) / DEPTH));
    return number < ALL.size() ? Optional.of(ALL.get((int) number)) : Optional.empty();
  }

  /** How far a distance, at least 0, is from the nearest edge of a band, all in millimetres. */
  public static double margin(double distance) {
    double nearest = Math.max(1, Math.min(FIVE.number(), Math.rint(distance / DEPTH)));
    return Math.abs(distance - DEPTH * nearest);
  }

  /** Returns the band at which bases in contact are. */
  public static RangeBand inContact(Edition edition) {
    return edition == Edition.FIRST ? ONE : ZERO;
  }

  /** Returns the number printed on the ruler. */
  public int number() {
    return number;
  }

  /** Returns how far the band reaches, in millimetres. */
  public double farEdge() {
    return DEPTH * number();
  }
}
