package io.github.flightstand.rules.engine.decision;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Shifts that stand for all of a slide: the ends and the middle of each of its intervals.
 *
 * @param shifts the shifts, ascending
 * @param cells whether there is one for every stretch in which all that matters is the same; false:
 *     they are ends and middles only
 */
public record Witnesses(List<Double> shifts, boolean cells) {

  /** Copies the list. */
  public Witnesses {
    shifts = List.copyOf(shifts);
  }

  /** Returns the witnesses of a slide. */
  public static Witnesses of(IntervalSet slide) {
    List<Double> shifts = new ArrayList<>();
    for (Interval interval : slide.intervals()) {
      shifts.add(interval.lo());
      if (interval.length() > 0) {
        shifts.add(interval.lo() + interval.length() / 2);
        shifts.add(interval.hi());
      }
    }
    return new Witnesses(shifts, false);
  }
}
