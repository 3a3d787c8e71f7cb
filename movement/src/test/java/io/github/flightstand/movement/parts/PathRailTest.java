package io.github.flightstand.movement.parts;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.movement.parts.PathPiece.Arc;
import io.github.flightstand.movement.parts.PathPiece.Straight;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The rail along lines of several pieces: its definition, its rates and their bounds. */
class PathRailTest {

  private static final double STEP = 1e-4;

  private static List<PathPiece> line(Random random) {
    List<PathPiece> pieces = new ArrayList<>();
    double left = 360;
    for (int k = 1 + random.nextInt(4); k > 0; k--) {
      double degrees = 10 + random.nextDouble() * 110;
      if (random.nextInt(3) == 0 || degrees > left) {
        pieces.add(new Straight(5 + random.nextDouble() * 80));
      } else {
        left -= degrees;
        Side side = random.nextBoolean() ? Side.LEFT : Side.RIGHT;
        pieces.add(new Arc(20 + random.nextDouble() * 150, degrees, side));
      }
    }
    return pieces;
  }

  private static PathTemplate along(List<PathPiece> pieces) {
    return new PathTemplate("line", 20, pieces);
  }

  @Test
  void aRailAlongOnePublishedArcIsThePublishers() {
    MotionState one = new MotionState();
    MotionState other = new MotionState();
    for (TemplateKind kind : List.of(TemplateKind.BANK, TemplateKind.TURN)) {
      for (int speed = 1; speed <= 3; speed++) {
        for (double length : new double[] {40, 60, 80}) {
          for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
            Template template = PartsCatalogue.standard().template(kind, speed);
            Arc arc = new Arc(template.size(), kind.sweepDegrees(), side);
            CurvedMotion known = new CurvedRail(template, side, length);
            CurvedMotion rail = new PathRail(along(List.of(arc)), length);
            for (int i = 0; i <= 100; i++) {
              double s = known.from() + (known.to() - known.from()) * i / 100;
              known.at(s, one);
              rail.at(s, other);
              assertEquals(one.x(), other.x(), 1e-11);
              assertEquals(one.y(), other.y(), 1e-11);
              assertEquals(one.sin(), other.sin(), 1e-12);
              assertEquals(one.cos(), other.cos(), 1e-12);
              assertEquals(one.velocityX(), other.velocityX(), 1e-9);
              assertEquals(one.velocityY(), other.velocityY(), 1e-9);
              assertEquals(one.turnRate(), other.turnRate(), 1e-9);
            }
          }
        }
      }
    }
  }

  @Test
  void ratesAreThoseOfThePosesAndKeepWithinTheirBounds() {
    Random random = new Random(3);
    int rails = 0;
    for (int trial = 0; trial < 400; trial++) {
      List<PathPiece> pieces = line(random);
      double chord = trial % 10 == 0 ? 0 : 20 + random.nextDouble() * 60;
      PathRail rail;
      try {
        rail = new PathRail(along(pieces), chord);
      } catch (IllegalArgumentException bent) {
        continue;
      }
      rails++;
      for (int piece = 0; piece < rail.pieces(); piece++) {
        double from = rail.pieceStart(piece) + 2 * STEP;
        double to = rail.pieceStart(piece + 1) - 2 * STEP;
        for (int i = 0; i <= 4 && from < to; i++) {
          check(rail, rail.bounds(piece), from + (to - from) * i / 4);
        }
      }
    }
    assertTrue(rails > 150, "rails: " + rails);
  }

  private static void check(PathRail rail, MotionBounds bounds, double s) {
    MotionState before = state(rail, s - STEP);
    MotionState at = state(rail, s);
    MotionState after = state(rail, s + STEP);
    double vx = (after.x() - before.x()) / (2 * STEP);
    double vy = (after.y() - before.y()) / (2 * STEP);
    double turn = (before.cos() * after.sin() - before.sin() * after.cos()) / (2 * STEP);
    // Differences err by the third derivative, which grows where the chord nears 90 degrees.
    double room = 1e-5 * (1 + bounds.acceleration());
    assertEquals(vx, at.velocityX(), room);
    assertEquals(vy, at.velocityY(), room);
    assertEquals(turn, at.turnRate(), room);
    double ax = (after.velocityX() - before.velocityX()) / (2 * STEP);
    double ay = (after.velocityY() - before.velocityY()) / (2 * STEP);
    double bend = (after.turnRate() - before.turnRate()) / (2 * STEP);
    assertTrue(StrictMath.hypot(vx, vy) <= bounds.speed() + room);
    assertTrue(StrictMath.hypot(ax, ay) <= bounds.acceleration() + room);
    assertTrue(Math.abs(turn) <= bounds.turnRate() + room);
    assertTrue(Math.abs(bend) <= bounds.turnAcceleration() + room);
    double seenX = -2 * turn * vy - ax;
    double seenY = 2 * turn * vx - ay;
    assertTrue(StrictMath.hypot(seenX, seenY) <= bounds.seenAcceleration() + room);
  }

  private static MotionState state(CurvedMotion motion, double s) {
    MotionState state = new MotionState();
    motion.at(s, state);
    return state;
  }

  @Test
  void rearAndFrontStandOnTheLineAtTheChordsEnds() {
    List<PathPiece> pieces =
        List.of(
            new Straight(30),
            new Arc(60, 70, Side.LEFT),
            new Straight(10),
            new Arc(45, 80, Side.RIGHT));
    PathTemplate line = along(pieces);
    double chord = 50;
    PathRail rail = new PathRail(line, chord);
    for (double s = -chord; s <= line.length(); s += 0.5) {
      MotionState state = state(rail, s);
      Pose middle = new Pose(state.x(), state.y(), Pose.IDENTITY.heading());
      Point rear =
          new Point(middle.x() - state.cos() * chord / 2, middle.y() - state.sin() * chord / 2);
      Point front =
          new Point(middle.x() + state.cos() * chord / 2, middle.y() + state.sin() * chord / 2);
      assertEquals(0, off(line, rear, s), 1e-11);
      double nearest = Double.POSITIVE_INFINITY;
      for (double ahead = chord; ahead < 1.5 * chord; ahead += 0.01) {
        nearest = Math.min(nearest, off(line, front, s + ahead));
      }
      assertEquals(0, nearest, 0.006);
    }
  }

  /** Returns how far a point is from the place {@code s} mm along a line, extended straight. */
  private static double off(PathTemplate line, Point point, double s) {
    if (s <= 0) {
      return point.distanceTo(new Point(s, 0));
    }
    if (s >= line.length()) {
      return point.distanceTo(line.end().shiftedBy(s - line.length(), 0).position());
    }
    return line.line().stream()
        .filter(segment -> s >= segment.from() && s <= segment.to())
        .mapToDouble(segment -> point.distanceTo(segment.poseAt(s - segment.from()).position()))
        .min()
        .orElseThrow();
  }

  @Test
  void aChordAtNinetyDegreesIsRefused() {
    PathTemplate half = along(List.of(new Arc(20, 180, Side.LEFT)));
    assertIllegal(() -> new PathRail(half, 40));
    assertEquals(20 * Math.PI, new PathRail(half, 39.99).to(), 1e-9);
  }

  /** The rear comes to the second straight as the front comes to the arc. */
  @Test
  void piecesHaveALengthWhereBothEndsChangeSegments() {
    List<PathPiece> pieces =
        List.of(new Straight(40), new Straight(40), new Arc(60, 45, Side.LEFT));
    PathRail rail = new PathRail(along(pieces), 40);
    assertEquals(-40, rail.from());
    assertEquals(80 + 15 * Math.PI, rail.to(), 1e-9);
    for (int piece = 0; piece < rail.pieces(); piece++) {
      assertTrue(rail.pieceStart(piece) < rail.pieceStart(piece + 1));
    }
  }

  @Test
  void templatesAreChecked() {
    List<PathPiece> turns = List.of(new Arc(40, 200, Side.LEFT), new Arc(40, 170, Side.RIGHT));
    assertRefused("370.0 degrees", 20, turns);
    assertRefused("expected at most 10000.0", 20, List.of(new Straight(10_001)));
    assertRefused("radius 9.0", 20, List.of(new Arc(9, 90, Side.LEFT)));
    assertRefused("no straight and no arc", 20, List.of(new PathPiece.Turn(10)));
    assertRefused("a width above 0", 0, List.of(new Straight(1)));
    assertRefused("at most 10000.0", 10_001, List.of(new Straight(1)));
    double infinite = Double.POSITIVE_INFINITY;
    assertIllegal(() -> new Straight(0));
    assertIllegal(() -> new Straight(infinite));
    assertIllegal(() -> new Arc(10, 0, Side.LEFT));
    assertIllegal(() -> new Arc(10, 361, Side.LEFT));
    assertIllegal(() -> new Arc(0, 10, Side.LEFT));
    assertIllegal(() -> new Arc(infinite, 10, Side.LEFT));
    assertIllegal(() -> new Arc(10, 10, Side.AHEAD));
    assertIllegal(() -> new PathPiece.Turn(181));
  }

  private static void assertRefused(String part, double width, List<PathPiece> pieces) {
    IllegalArgumentException thrown = assertIllegal(() -> new PathTemplate("tool", width, pieces));
    assertTrue(thrown.getMessage().startsWith("path 'tool' "), thrown.getMessage());
    assertTrue(thrown.getMessage().contains(part), thrown.getMessage());
  }
}
