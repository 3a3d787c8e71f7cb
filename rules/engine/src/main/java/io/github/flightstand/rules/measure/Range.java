package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.distance.ShortestLines;
import java.util.Optional;

/**
 * What the ruler says about a ship and something else: <em>at</em> a range if its closest point is,
 * <em>within</em> it if the whole of it is, <em>beyond</em> it if no part of it is that near.
 *
 * <p>The rulebooks ask three things of it: something is <em>at</em> a range if its closest point
 * is, <em>within</em> it if the whole of it is, and <em>beyond</em> it if no part of it is that
 * near.
 *
 * <pre>{@code
 * Range range = RangeRuler.standard().between(red, blue);
 * range.isAt(RangeBand.ONE, RangeBand.TWO)
 * }</pre>
 *
 * @param lines the shortest lines from the ship's base to it
 * @param farthest how far its farthest point is from the ship's base, in millimetres
 * @param band the band of the shortest distance; nothing beyond band 5
 */
public record Range(ShortestLines lines, double farthest, Optional<RangeBand> band) {

  /** Returns the shortest distance, in millimetres. */
  public double distance() {
    return lines.distance();
  }

  /** Tells whether the closest point lies in one of the bands from one to another. */
  public boolean isAt(RangeBand nearest, RangeBand last) {
    return band.filter(found -> found.compareTo(nearest) >= 0 && found.compareTo(last) <= 0)
        .isPresent();
  }

  /** Tells whether all of it lies in the bands from one to another. */
  public boolean isWithin(RangeBand nearest, RangeBand last) {
    return isAt(nearest, last) && farthest <= last.farEdge() + RangeBand.ROUNDING;
  }

  /** Tells whether no part of it lies in a band or nearer. */
  public boolean isBeyond(RangeBand last) {
    return band.map(found -> found.compareTo(last) > 0).orElse(true);
  }
}
