package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.rules.protocol.json.JsonWriter;

/** Sets of numbers as the protocol writes them: {@code [[-10, 3.25], [7, 10]]}. */
public final class IntervalsFormat {

  private IntervalsFormat() {}

  /** Writes a set: closed intervals, ascending, disjoint. */
  public static void write(JsonWriter out, IntervalSet set) {
    out.startArray();
    for (Interval interval : set.intervals()) {
      out.startArray().number(interval.lo()).number(interval.hi()).endArray();
    }
    out.endArray();
  }
}
