package io.github.flightstand.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntPredicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Interval sets, by hand and against a model that samples points. */
class IntervalSetTest {

  private static IntervalSet set(double... ends) {
    List<Interval> intervals = new ArrayList<>();
    for (int i = 0; i < ends.length; i += 2) {
      intervals.add(new Interval(ends[i], ends[i + 1]));
    }
    return IntervalSet.of(intervals);
  }

  @Test
  void intervalsThatOverlapOrMeetAreMerged() {
    assertEquals(
        List.of(new Interval(-1, 4), new Interval(6, 7)), set(6, 7, 2, 4, -1, 2, 0, 1).intervals());
  }

  @Test
  void endsOfWhatIsTakenAwayStayIn() {
    assertEquals(set(0, 3, 5, 10), set(0, 10).minus(set(3, 5)));
    assertEquals(set(0, 10), set(0, 10).minus(set(4, 4)));
    assertEquals(set(0, 3), set(0, 3).minus(set(3, 5)));
    assertEquals(set(4, 5), set(0, 5).minus(set(-1, 4)));
    assertEquals(IntervalSet.EMPTY, set(0, 5).minus(set(0, 5)));
  }

  @Test
  void aSingleNumberGoesIfItIsTakenAway() {
    assertEquals(set(8, 8), set(3, 3, 8, 8).minus(set(3, 5)));
  }

  @Test
  void sumsOfSets() {
    assertEquals(
        set(11, 13, 15, 16, 101, 102, 105, 105), set(1, 2, 5, 5).plus(set(10, 11, 100, 100)));
    assertEquals(set(0, 3), set(0, 1).plus(set(0, 0, 1, 2)));
    assertEquals(IntervalSet.EMPTY, set(0, 1).plus(IntervalSet.EMPTY));
    assertEquals(set(-1, 3), set(0, 2).plus(new Interval(-1, 1)));
    assertEquals(set(-1, 3, 7, 10), set(0, 2, 8, 9).plus(new Interval(-1, 1)));
    assertEquals(IntervalSet.EMPTY, IntervalSet.EMPTY.plus(new Interval(-1, 1)));
  }

  @Test
  void isJustOneInterval() {
    assertTrue(set(0, 2).isJust(new Interval(0, 2)));
    assertFalse(set(0, 2).isJust(new Interval(0, 3)));
    assertFalse(set(0, 2, 3, 4).isJust(new Interval(0, 2)));
    assertFalse(IntervalSet.EMPTY.isJust(new Interval(0, 0)));
  }

  @Test
  void nearestOfTwoEquallyNearIsTheLower() {
    assertEquals(OptionalDouble.of(-2), set(-10, -2, 2, 10).nearestTo(0));
    assertEquals(OptionalDouble.of(2), set(-10, -3, 2, 10).nearestTo(0));
    assertEquals(OptionalDouble.of(4), set(-10, -3, 2, 10).nearestTo(4));
    assertEquals(OptionalDouble.empty(), IntervalSet.EMPTY.nearestTo(4));
  }

  @Test
  void withinKeepsWhatLiesInside() {
    assertEquals(set(0, 1, 3, 4), set(-5, 1, 3, 9).within(new Interval(0, 4)));
    assertTrue(set(5, 6).within(new Interval(0, 4)).isEmpty());
    assertFalse(set(4, 6).within(new Interval(0, 4)).isEmpty());
  }

  @Test
  void printsItsIntervals() {
    assertEquals("{[-1.0, 0.0], [2.0, 2.0]}", set(2, 2, -1, 0).toString());
  }

  // The model: ends are whole numbers from 0 to 20, so a set is known from its half numbers.

  private static final int SAMPLES = 80;

  /** Checks a set at every half number from 0 to 40. */
  private static void assertMembers(IntPredicate expected, IntervalSet set) {
    for (int i = 0; i <= SAMPLES; i++) {
      assertEquals(expected.test(i), set.contains(i / 2.0), "at " + i / 2.0 + " of " + set);
    }
  }

  private static boolean in(IntervalSet set, int half) {
    return set.contains(half / 2.0);
  }

  private static void assertCanonical(IntervalSet set) {
    List<Interval> intervals = set.intervals();
    for (int i = 1; i < intervals.size(); i++) {
      assertTrue(intervals.get(i - 1).hi() < intervals.get(i).lo(), set.toString());
    }
  }

  @Provide
  Arbitrary<IntervalSet> sets() {
    Arbitrary<Interval> interval =
        Combinators.combine(
                Arbitraries.integers().between(0, 20), Arbitraries.integers().between(0, 5))
            .as((lo, length) -> new Interval(lo, Math.min(20, lo + length)));
    return interval.list().ofMaxSize(6).map(IntervalSet::of);
  }

  @Property(tries = 500, seed = "1201", edgeCases = EdgeCasesMode.NONE)
  void unionHoldsWhatEitherHolds(@ForAll("sets") IntervalSet a, @ForAll("sets") IntervalSet b) {
    assertMembers(i -> in(a, i) || in(b, i), a.union(b));
    assertCanonical(a.union(b));
    assertEquals(a.union(b), b.union(a));
  }

  @Property(tries = 500, seed = "1202", edgeCases = EdgeCasesMode.NONE)
  void intersectionHoldsWhatBothHold(@ForAll("sets") IntervalSet a, @ForAll("sets") IntervalSet b) {
    assertMembers(i -> in(a, i) && in(b, i), a.intersect(b));
    assertCanonical(a.intersect(b));
    assertEquals(a.intersect(b), b.intersect(a));
  }

  @Property(tries = 500, seed = "1203", edgeCases = EdgeCasesMode.NONE)
  void differenceIsTheClosureOfWhatIsLeft(
      @ForAll("sets") IntervalSet a, @ForAll("sets") IntervalSet b) {
    // A whole number is in the closure if it is left itself or the open cell beside it is.
    IntPredicate left = i -> in(a, i) && !in(b, i);
    assertMembers(
        i -> left.test(i) || (i % 2 == 0 && (left.test(i - 1) || left.test(i + 1))), a.minus(b));
    assertCanonical(a.minus(b));
  }

  @Property(tries = 500, seed = "1204", edgeCases = EdgeCasesMode.NONE)
  void sumHoldsEverySum(@ForAll("sets") IntervalSet a, @ForAll("sets") IntervalSet b) {
    assertMembers(
        i -> {
          for (int j = 0; j <= i; j++) {
            if (in(a, j) && in(b, i - j)) {
              return true;
            }
          }
          return false;
        },
        a.plus(b));
    assertCanonical(a.plus(b));
  }

  @Property(tries = 500, seed = "1205", edgeCases = EdgeCasesMode.NONE)
  void nearestIsAMemberAndNoneIsNearer(@ForAll("sets") IntervalSet a) {
    for (int i = 0; i <= SAMPLES; i++) {
      double value = i / 2.0;
      OptionalDouble nearest = a.nearestTo(value);
      assertEquals(a.isEmpty(), nearest.isEmpty());
      for (int j = 0; j <= SAMPLES && nearest.isPresent(); j++) {
        assertTrue(a.contains(nearest.getAsDouble()));
        assertTrue(
            !in(a, j) || Math.abs(j / 2.0 - value) >= Math.abs(nearest.getAsDouble() - value));
      }
    }
  }
}
