package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Slides in any direction, whichever way the body looks, against the separations of bodies measured
 * at many parameters. One search serves all questions of a try.
 */
class StraightSearchProperties {

  /** More than rounding makes of the separation at an end. */
  private static final double ROUNDING = 2e-12;

  private static Course course(RandomShapes draw) {
    double angle = draw.between(0, 2 * Math.PI);
    double speed = draw.between(0.3, 1);
    Vector velocity = new Vector(speed * StrictMath.cos(angle), speed * StrictMath.sin(angle));
    double from = draw.between(-200, 50);
    double to = from + draw.between(50, 400);
    StraightMotion slide = new StraightMotion(draw.pose(300), velocity, from, to);
    return Course.drawn(slide, 0, draw);
  }

  @Property(tries = 400, seed = "4012", edgeCases = EdgeCasesMode.NONE)
  void searchesAgreeWithSamples(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    FreePathSearch search = new FreePathSearch(BodyParts.NONE, Course.LEVEL);
    for (int round = 0; round < 3; round++) {
      Course course = course(draw);
      Motion slide = course.motion();
      course.stand(search);
      assertEquals(course.others().size(), search.bodies());
      IntervalSet free = search.freeSet(slide);
      course.checkFree(free, ROUNDING);
      for (Interval interval : free.intervals()) {
        checkContact(course, interval.lo(), slide.from());
        checkContact(course, interval.hi(), slide.to());
      }
      checkLast(course, search, free, slide.to());
      checkLast(course, search, free, draw.between(slide.from(), slide.to()));
      checkLast(course, search, free, slide.from());
      for (int other = 0; other < course.others().size(); other++) {
        double one = draw.between(slide.from(), slide.to());
        double two = draw.between(slide.from(), slide.to());
        course.checkBlocked(search, other, Math.min(one, two), Math.max(one, two));
        boolean overlaps = course.separation(other, one) < Course.LEVEL;
        assertEquals(overlaps, search.everBlocked(slide, other, one, one));
      }
    }
  }

  private static void checkContact(Course course, double end, double ofTheSlide) {
    if (end != ofTheSlide) {
      assertEquals(Course.LEVEL, course.separation(end), ROUNDING);
    }
  }

  /** Just before the last place, the separation from what stops it falls at the rate it tells. */
  private static void checkLast(
      Course course, FreePathSearch search, IntervalSet free, double upTo) {
    LastFree last = course.checkLast(search, free, upTo, 1e-11);
    if (last.stopper() >= 0 && !Double.isNaN(last.at())) {
      double here = course.separation(last.stopper(), last.at());
      double before = course.separation(last.stopper(), last.at() - 1e-7);
      double earlier = course.separation(last.stopper(), last.at() - 2e-7);
      if (Math.abs(earlier - 2 * before + here) < 1e-12) {
        assertEquals(last.slope(), (before - here) / 1e-7, 1e-4);
      }
    }
  }

  /** Twelve posts stand in a row, 30 mm from one to the next, and are told in any order. */
  @Example
  void manyPostsInARowLeaveManyGaps() {
    Compound post = Compound.of(ConvexPolygon.rectangle(4, 4));
    FreePathSearch search = new FreePathSearch(BodyParts.of(post), 0);
    int posts = 12;
    for (int i = 0; i < posts; i++) {
      search.add(BodyParts.of(post), 30 * (5 * i % posts), 1, 1, 0);
    }
    StraightMotion slide = new StraightMotion(Pose.at(-15, 0, 0), new Vector(1, 0), 0, 360);
    IntervalSet free = search.freeSet(slide);
    assertEquals(posts + 1, free.intervals().size());
    for (int i = 0; i <= posts; i++) {
      double lo = i == 0 ? 0 : 30 * i - 15 + 4;
      double hi = i == posts ? 360 : 30 * i + 15 - 4;
      assertEquals(new Interval(lo, hi), free.intervals().get(i));
    }
  }

  /** Two squares of 40, 50 apart along the way: what is met is met at 10 and left at 90. */
  @Example
  void aSlideThatEndsInContactIsFreeThere() {
    BodyParts square = BodyParts.of(Compound.of(ConvexPolygon.rectangle(40, 40)));
    FreePathSearch search = new FreePathSearch(square, 0);
    search.add(square, 50, 0, 1, 0);
    assertEquals(new LastFree(10, -1, 0), search.lastFree(along(0, 10)));
    assertEquals(new LastFree(10, 0, 1), search.lastFree(along(10, 80)));
    assertTrue(Double.isNaN(search.lastFree(along(11, 89)).at()));
    assertEquals(new LastFree(90, -1, 0), search.lastFree(along(11, 90)));
    assertEquals(IntervalSet.of(Interval.at(10)), search.freeSet(along(10, 80)));
    assertEquals(IntervalSet.of(Interval.at(90)), search.freeSet(along(20, 90)));
    assertEquals(IntervalSet.EMPTY, search.freeSet(along(11, 89)));
    assertFalse(search.everBlocked(along(0, 200), 0, 0, 10));
    assertFalse(search.everBlocked(along(0, 200), 0, 90, 200));
    assertTrue(search.everBlocked(along(0, 200), 0, 0, 10.5));
    assertTrue(search.everBlocked(along(0, 200), 0, 50, 50));
    assertFalse(search.everBlocked(along(0, 200), 0, 10, 10));
  }

  /** Flush is not blocked at a level of 0, however long the way. */
  @Example
  void aSlideAlongAnEdgeInContactIsFree() {
    BodyParts square = BodyParts.of(Compound.of(ConvexPolygon.rectangle(40, 40)));
    FreePathSearch search = new FreePathSearch(square, 0);
    search.add(square, 100, 40, 1, 0);
    assertFalse(search.everBlocked(along(0, 200), 0, 0, 200));
    assertEquals(IntervalSet.of(new Interval(0, 200)), search.freeSet(along(0, 200)));
  }

  /** Two squares stand on a corner and pass by the tips: 5e-7 too near, so 1e-6 of the way. */
  @Example
  void tipsThatGrazeAreNotPassedOver() {
    double tip = 20 * Math.sqrt(2);
    Compound diamond = Compound.of(ConvexPolygon.rectangle(40, 40).placedIn(Pose.at(0, 0, 45)));
    FreePathSearch search = new FreePathSearch(BodyParts.of(diamond), 0);
    search.add(BodyParts.of(diamond), 100, 2 * tip - 5e-7, 1, 0);
    IntervalSet free = search.freeSet(along(0, 200));
    assertEquals(2, free.intervals().size());
    assertEquals(100 - 5e-7, free.intervals().get(0).hi(), 1e-12);
    assertEquals(100 + 5e-7, free.intervals().get(1).lo(), 1e-12);
  }

  /** A parameter may stand for more than a millimeter: at 5 each, 40 reach 200 far. */
  @Example
  void whatIsMetOnAFastWayIsSeenFromItsEnd() {
    BodyParts square = BodyParts.of(Compound.of(ConvexPolygon.rectangle(40, 40)));
    FreePathSearch search = new FreePathSearch(square, 0);
    search.add(square, 100, 0, 1, 0);
    StraightMotion fast = new StraightMotion(Pose.IDENTITY, new Vector(5, 0), 0, 40);
    assertTrue(search.everBlocked(fast, 0, 0, 40));
    assertEquals(12, search.lastFree(fast, 20).at(), 1e-12);
  }

  private static StraightMotion along(double from, double to) {
    return new StraightMotion(Pose.IDENTITY, new Vector(1, 0), from, to);
  }

  /** The motion's frame may begin ahead of where the bodies' frame says that it starts. */
  @Example
  void aFrameAheadOfTheStartBringsWhatStandsThereNearer() {
    BodyParts square = BodyParts.of(Compound.of(ConvexPolygon.rectangle(40, 40)));
    FreePathSearch search = new FreePathSearch(square, 0);
    search.reset(square, Pose.at(100, 100, 90), 20);
    search.add(square, 100, 200, 1, 0);
    assertEquals(40, search.lastFree(along(0, 100)).at(), 1e-12);
  }
}
