package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.lines.ShortestLines;
import java.util.List;
import java.util.Optional;

/**
 * Where an attack is measured, and what is in the way.
 *
 * @param lines the shortest lines from the attacker to the part of the target in the arc
 * @param range the band of their length; nothing beyond band 5
 * @param obstructed whether every line crosses an obstacle or a huge ship that is neither attacker
 *     nor target
 * @param choice whether some lines cross an obstacle and some do not, so that the attacker may
 *     choose a clear one
 * @param obstructedBy the obstacles and huge ships that cross some line, in id order
 */
public record LineOfFire(
    ShortestLines lines,
    Optional<RangeBand> range,
    boolean obstructed,
    boolean choice,
    List<String> obstructedBy) {

  /** Copies the list. */
  public LineOfFire {
    obstructedBy = List.copyOf(obstructedBy);
  }

  /** Returns the dice that a primary weapon's attack along this line gets more. */
  public ExtraDice dice() {
    return ExtraDice.at(range, obstructed);
  }

  /**
   * Returns how far the distance is from the nearest band edge, in millimetres: how close the call
   * was.
   */
  public double rangeMargin() {
    return RangeBand.margin(lines.distance());
  }
}
