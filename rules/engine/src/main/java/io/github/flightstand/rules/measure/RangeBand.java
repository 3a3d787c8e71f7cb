package io.github.flightstand.rules.measure;

import io.github.flightstand.rules.Edition;
import java.util.List;
import java.util.Optional;

/**
 * A band of the range ruler: band k covers (100(k − 1), 100k] mm, band 1 also 0.
 *
 * <p>An edge belongs to the lower band. Distances computed from poses err by less than {@link
 * #ROUNDING} on a table. So two ships set exactly 100k apart may come out farther apart by that
 * much. Such a distance counts as on the edge.
 *
 * <pre>{@code
 * RangeBand.of(100)      // ONE
 * RangeBand.of(100.1)    // TWO
 * RangeBand.of(500.1)    // empty: beyond range 5
 * }</pre>
 */
public enum RangeBand {
  /** Bases in contact, in the second edition. */
  ZERO(0),
  /** 0 to 100 mm. */
  ONE(1),
  /** Up to 200 mm. */
  TWO(2),
  /** Up to 300 mm, the length of the short ruler. */
  THREE(3),
  /** Up to 400 mm. */
  FOUR(4),
  /** Up to 500 mm, the length of the huge ruler. */
  FIVE(5);

  /** The most by which a distance on an edge may come out beyond it, in mm. */
  public static final double ROUNDING = 1e-9;

  private static final double DEPTH = 100;

  private static final List<RangeBand> ALL = List.of(values());

  private final int number;
  private final Optional<RangeBand> found = Optional.of(this);

  RangeBand(int number) {
    this.number = number;
  }

  /** Returns the band of a number; throws an {@link IllegalArgumentException} unless 0 to 5. */
  public static RangeBand numbered(int number) {
    if (number < 0 || number >= ALL.size()) {
      throw new IllegalArgumentException("no range band " + number + ", expected 0 to 5");
    }
    return ALL.get(number);
  }

  /** Returns the band, from 1, of a distance in mm, at least 0; empty beyond band 5. */
  public static Optional<RangeBand> of(double distance) {
    double number = Math.max(1, Math.ceil((distance - ROUNDING) / DEPTH));
    return number < ALL.size() ? ALL.get((int) number).found : Optional.empty();
  }

  /**
   * Returns the difference between a distance, at least 0, and the nearest band edge, all in mm.
   */
  public static double margin(double distance) {
    double nearest = Math.max(1, Math.min(FIVE.number(), Math.rint(distance / DEPTH)));
    return Math.abs(distance - DEPTH * nearest);
  }

  /** Returns the band of bases in contact. */
  public static RangeBand inContact(Edition edition) {
    return edition == Edition.FIRST ? ONE : ZERO;
  }

  /** Returns the number printed on the ruler. */
  public int number() {
    return number;
  }

  /** Returns the distance of the band's far edge, in mm. */
  public double farEdge() {
    return DEPTH * number();
  }
}
