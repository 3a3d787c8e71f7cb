package io.github.flightstand.geometry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A set of numbers: finitely many closed intervals, such as the shifts at which a base is free of
 * every other ship.
 *
 * <p>The intervals are kept ascending and disjoint: intervals that overlap or share an end are
 * merged. Union, intersection and difference only copy and compare ends, so they are exact. The
 * Minkowski sum adds ends and rounds each sum once.
 *
 * <pre>{@code
 * IntervalSet free = IntervalSet.of(new Interval(-10, 10)).minus(IntervalSet.of(new Interval(-2, 3)));
 * free.intervals()    // [-10, -2] and [3, 10]: the ends of what is taken away stay in
 * free.nearestTo(0)   // -2.0
 * }</pre>
 */
public final class IntervalSet {

  /** The empty set. */
  public static final IntervalSet EMPTY = new IntervalSet(List.of());

  private final List<Interval> intervals;

  private IntervalSet(List<Interval> intervals) {
    this.intervals = List.copyOf(intervals);
  }

  /** Returns the set of the numbers in one interval. */
  public static IntervalSet of(Interval one) {
    return new IntervalSet(List.of(one));
  }

  /** Returns the union of these intervals, given in any order. */
  public static IntervalSet of(Interval... intervals) {
    return of(List.of(intervals));
  }

  /** Returns the union of these intervals, given in any order. */
  public static IntervalSet of(List<Interval> intervals) {
    if (intervals.size() < 2) {
      return intervals.isEmpty() ? EMPTY : of(intervals.get(0));
    }
    List<Interval> ascending = new ArrayList<>(intervals);
    ascending.sort(Comparator.comparingDouble(Interval::lo));
    List<Interval> merged = new ArrayList<>(ascending.size());
    for (Interval next : ascending) {
      int last = merged.size() - 1;
      if (last >= 0 && next.lo() <= merged.get(last).hi()) {
        Interval before = merged.get(last);
        merged.set(last, new Interval(before.lo(), Math.max(before.hi(), next.hi())));
      } else {
        merged.add(next);
      }
    }
    return new IntervalSet(merged);
  }

  /** Returns the intervals, ascending; no two of them share a number. */
  public List<Interval> intervals() {
    return intervals;
  }

  /** Tests whether the set is empty. */
  public boolean isEmpty() {
    return intervals.isEmpty();
  }

  /** Tests whether the set consists of exactly one interval's numbers. */
  public boolean isJust(Interval one) {
    return intervals.size() == 1 && intervals.get(0).equals(one);
  }

  /** Tests whether {@code value} is in the set. */
  public boolean contains(double value) {
    for (Interval interval : intervals) {
      if (interval.contains(value)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the numbers that are in this set, in {@code other} or in both. */
  public IntervalSet union(IntervalSet other) {
    List<Interval> all = new ArrayList<>(intervals);
    all.addAll(other.intervals);
    return of(all);
  }

  /** Returns the numbers that are in both sets. */
  public IntervalSet intersect(IntervalSet other) {
    if (spans(other)) {
      return other;
    }
    if (other.spans(this)) {
      return this;
    }
    List<Interval> common = new ArrayList<>(intervals.size());
    int i = 0;
    int j = 0;
    while (i < intervals.size() && j < other.intervals.size()) {
      Interval a = intervals.get(i);
      Interval b = other.intervals.get(j);
      double lo = Math.max(a.lo(), b.lo());
      double hi = Math.min(a.hi(), b.hi());
      if (lo <= hi) {
        common.add(new Interval(lo, hi));
      }
      // Whichever ends first cannot meet any later interval.
      if (a.hi() < b.hi()) {
        i++;
      } else {
        j++;
      }
    }
    return new IntervalSet(common);
  }

  /** Tests whether this is one interval in which all of {@code other} lies. */
  private boolean spans(IntervalSet other) {
    if (intervals.size() != 1 || other.isEmpty()) {
      return false;
    }
    Interval all = intervals.get(0);
    double lo = other.intervals.get(0).lo();
    double hi = other.intervals.get(other.intervals.size() - 1).hi();
    // -0.0 is below 0.0 here, as it is in Math.min and Math.max.
    return Double.compare(all.lo(), lo) <= 0 && Double.compare(hi, all.hi()) <= 0;
  }

  /** Returns the part of this set that lies within {@code limits}. */
  public IntervalSet within(Interval limits) {
    return intersect(of(limits));
  }

  /**
   * Returns the closure of this set without {@code other}.
   *
   * <p>The result is closed, so the ends of a removed interval stay if this set reaches up to them.
   * Removing a single number from within an interval changes nothing. A single number of this set
   * is removed if {@code other} contains it.
   *
   * <pre>{@code
   * // [0, 10] minus [3, 5] is [0, 3] and [5, 10]; [0, 10] minus [0, 10] is empty
   * }</pre>
   */
  public IntervalSet minus(IntervalSet other) {
    List<Interval> left = new ArrayList<>();
    for (Interval a : intervals) {
      double from = a.lo();
      boolean met = false;
      for (Interval b : other.intervals) {
        if (b.hi() < a.lo() || b.lo() > a.hi()) {
          continue;
        }
        met = true;
        if (b.lo() > from) {
          left.add(new Interval(from, b.lo()));
        }
        from = Math.max(from, b.hi());
      }
      if (from < a.hi() || !met) {
        left.add(new Interval(from, a.hi()));
      }
    }
    return of(left);
  }

  /** Returns every sum of a number of this set and a number of an interval. */
  public IntervalSet plus(Interval other) {
    return intervals.size() == 1 ? of(intervals.get(0).plus(other)) : plus(of(other));
  }

  /** Returns every sum of a number of this set and a number of {@code other} (Minkowski sum). */
  public IntervalSet plus(IntervalSet other) {
    List<Interval> sums = new ArrayList<>(intervals.size() * other.intervals.size());
    for (Interval a : intervals) {
      for (Interval b : other.intervals) {
        sums.add(a.plus(b));
      }
    }
    return of(sums);
  }

  /**
   * Returns the number of this set nearest to {@code value}, the lower of two that are equally
   * near, or empty if the set is empty.
   */
  public OptionalDouble nearestTo(double value) {
    OptionalDouble nearest = OptionalDouble.empty();
    double least = Double.POSITIVE_INFINITY;
    for (Interval interval : intervals) {
      double candidate = interval.nearestTo(value);
      double distance = Math.abs(candidate - value);
      if (distance < least) {
        least = distance;
        nearest = OptionalDouble.of(candidate);
      }
    }
    return nearest;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IntervalSet that && intervals.equals(that.intervals);
  }

  @Override
  public int hashCode() {
    return intervals.hashCode();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (Interval interval : intervals) {
      text.append(text.length() == 1 ? "[" : ", [")
          .append(interval.lo())
          .append(", ")
          .append(interval.hi())
          .append(']');
    }
    return text.append('}').toString();
  }
}
