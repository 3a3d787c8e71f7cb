package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.distance.ShortestLines;
import java.util.Optional;

/**
 * The range between a ship and another piece. The rulebooks define three relations. A piece is
 * <em>at</em> a range if its closest point is, and <em>within</em> it if the whole piece is. It is
 * <em>beyond</em> it if no part is that near.
 *
 * <pre>{@code
 * Range range = RangeRuler.standard().between(red, blue);
 * range.isAt(RangeBand.ONE, RangeBand.TWO)
 * }</pre>
 *
 * @param lines the shortest lines from the ship's base to it
 * @param farthest the distance of its farthest point from the ship's base, in mm
 * @param band the band of the shortest distance; empty beyond band 5
 */
public record Range(ShortestLines lines, double farthest, Optional<RangeBand> band) {

  /** Returns the shortest distance, in mm. */
  public double distance() {
    return lines.distance();
  }

  /** Tests whether the closest point lies in a band from {@code nearest} to {@code last}. */
  public boolean isAt(RangeBand nearest, RangeBand last) {
    return band.filter(found -> found.compareTo(nearest) >= 0 && found.compareTo(last) <= 0)
        .isPresent();
  }

  /** Tests whether all of it lies in the bands from {@code nearest} to {@code last}. */
  public boolean isWithin(RangeBand nearest, RangeBand last) {
    return isAt(nearest, last) && farthest <= last.farEdge() + RangeBand.ROUNDING;
  }

  /** Tests whether all of it lies beyond {@code last}. */
  public boolean isBeyond(RangeBand last) {
    return band.map(found -> found.compareTo(last) > 0).orElse(true);
  }
}
