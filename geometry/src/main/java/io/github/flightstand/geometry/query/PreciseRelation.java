package io.github.flightstand.geometry.query;

import org.locationtech.jts.math.DD;

/** The last stage of relations that have no exact one: double-double numbers, ties touch. */
final class PreciseRelation {

  /** Double-double numbers keep 49 bits more than doubles; nine are left for longer formulas. */
  private static final double GAIN = 0x1p-40;

  private PreciseRelation() {}

  /**
   * Returns the relation.
   *
   * @param doubleError what bounds the error of the same numbers worked out in doubles
   */
  static Relation of(DD depth, DD gap, double contact, double doubleError) {
    return StagedRelation.of(
            depth.subtract(contact).doubleValue(),
            depth.doubleValue(),
            gap.subtract(contact).doubleValue(),
            GAIN * doubleError)
        .orElse(Relation.TOUCHING);
  }
}
