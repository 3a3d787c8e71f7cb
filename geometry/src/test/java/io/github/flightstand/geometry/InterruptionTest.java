package io.github.flightstand.geometry;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interruption.InterruptedWorkException;
import io.github.flightstand.geometry.distance.CrossedLines;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.geometry.sweep.SlidingDepth;
import io.github.flightstand.geometry.sweep.StandingBodies;
import io.github.flightstand.geometry.sweep.StraightMotion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Outlines, distances and straight sweeps give no answer in an interrupted thread. */
class InterruptionTest {

  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);
  private static final BodyParts BODY = BodyParts.of(Compound.of(BASE));
  private static final Motion AHEAD = new StraightMotion(Pose.IDENTITY, new Vector(1, 0), 0, 200);

  private static void assertGivesUp(Executable question) {
    Thread.currentThread().interrupt();
    try {
      assertThrows(InterruptedWorkException.class, question);
    } finally {
      assertTrue(Thread.interrupted(), "the flag stays set");
    }
  }

  @Test
  void shapesAndTheirDistances() {
    ConvexPolygon other = BASE.placedIn(Pose.at(100, 0, 0));
    assertGivesUp(() -> Separation.between(BASE, other));
    assertGivesUp(
        () -> SimplePolygon.of(new Point(0, 0), new Point(9, 0), new Point(3, 3), new Point(0, 9)));
    ShortestLines lines = ShortestLines.between(BASE, other, Tolerance.STANDARD);
    ConvexPolygon between = ConvexPolygon.rectangle(10, 10).placedIn(Pose.at(50, 0, 0));
    assertGivesUp(() -> CrossedLines.of(lines, 0, between, Tolerance.STANDARD));
  }

  @Test
  void sweeps() {
    FreePathSearch search = new FreePathSearch(BODY, 0);
    search.add(BODY, 100, 0, 1, 0);
    assertGivesUp(() -> search.lastFree(AHEAD));
    assertGivesUp(() -> search.freeSet(AHEAD));
    assertGivesUp(() -> search.everBlocked(AHEAD, 0, 0, 200));
    StandingBodies standing = new StandingBodies();
    standing.face(BODY, Pose.IDENTITY, BODY, 100, 0, 1, 0);
    assertGivesUp(() -> standing.separationBelow(1000));
    AnnularSector turn = new AnnularSector(Pose.IDENTITY, 35, 90, 10);
    assertGivesUp(() -> SlidingDepth.free(turn, new Vector(1, 0), new Interval(-10, 10), BASE, 0));
  }
}
