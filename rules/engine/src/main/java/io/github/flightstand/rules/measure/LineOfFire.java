package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.distance.ShortestLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The lines along which an attack is measured, and what is in the way.
 *
 * @param lines the shortest lines from the attacker to the part of the target in the arc
 * @param range the range band of their length; empty beyond band 5
 * @param obstructed whether every line crosses an obstacle or a huge ship that is neither attacker
 *     nor target
 * @param choice whether some lines cross an obstacle and some do not, so that the attacker may
 *     choose a clear one
 * @param obstructedBy the obstacles and huge ships that cross some line, in id order
 * @param inTheWay the other ships and the tokens that cross every line, in id order, if the rules
 *     list them; they add no dice
 * @param blankToEvade whether every line crosses an obstacle that lets the defender change a blank
 *     to an evade
 */
public record LineOfFire(
    ShortestLines lines,
    Optional<RangeBand> range,
    boolean obstructed,
    boolean choice,
    List<String> obstructedBy,
    List<String> inTheWay,
    boolean blankToEvade) {

  /** The dice that range and obstruction add to a primary weapon's attack, for either side. */
  public record ExtraDice(int attack, int defence) {

    /** Returns the extra dice for a range band and for obstruction. */
    public static ExtraDice of(RangeBand band, boolean obstructed) {
      boolean close = band.compareTo(RangeBand.ONE) <= 0;
      return new ExtraDice(close ? 1 : 0, Math.max(0, band.number() - 2) + (obstructed ? 1 : 0));
    }
  }

  public LineOfFire {
    obstructedBy = List.copyOf(obstructedBy);
    inTheWay = List.copyOf(inTheWay);
  }

  /**
   * Returns the nearer of two lines of one attack, through two arcs. At equal distances, up to the
   * contact tolerance, the attacker chooses: a clear line if there is one, then one without a
   * cloud.
   */
  static Optional<LineOfFire> nearer(
      Optional<LineOfFire> one, Optional<LineOfFire> other, double contact) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.or(() -> other);
    }
    double farther = other.get().lines.distance() - one.get().lines.distance();
    if (Math.abs(farther) > contact) {
      return farther > 0 ? one : other;
    }
    LineOfFire chosen = one.get().burden() > other.get().burden() ? other.get() : one.get();
    List<String> onBoth = new ArrayList<>(one.get().inTheWay);
    onBoth.retainAll(other.get().inTheWay);
    Set<String> by = new TreeSet<>(one.get().obstructedBy);
    by.addAll(other.get().obstructedBy);
    return Optional.of(
        new LineOfFire(
            chosen.lines,
            chosen.range,
            chosen.obstructed,
            !chosen.obstructed && !by.isEmpty(),
            List.copyOf(by),
            onBoth,
            chosen.blankToEvade));
  }

  private int burden() {
    return (obstructed ? 1 : 0) + (blankToEvade ? 1 : 0);
  }

  /** Returns a primary weapon's extra dice: at range 3 with one rock in the way (0, 2). */
  public ExtraDice dice() {
    return range
        .map(band -> ExtraDice.of(band, obstructed))
        .orElseGet(() -> new ExtraDice(0, obstructed ? 1 : 0));
  }

  /** Returns the distance's difference from the nearest band edge, in mm. */
  public double rangeMargin() {
    return RangeBand.margin(lines.distance());
  }
}
