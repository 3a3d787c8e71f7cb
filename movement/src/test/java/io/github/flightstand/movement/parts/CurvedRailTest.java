package io.github.flightstand.movement.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/**
 * The bounds of a rail's pieces: two curves worked out by hand, and many against rates that come
 * from the base's length alone.
 *
 * <p>By hand a piece's bounds follow from the sines of φ and ψ where they are largest, as the class
 * tells. The radius is 30 and the bases are such that 3-4-5 triangles give these.
 */
class CurvedRailTest {

  private static final double RADIUS = 30;

  private static CurvedRail turn(double radius, double baseLength) {
    return new CurvedRail(new Template(TemplateKind.TURN, 1, radius, 20), Side.LEFT, baseLength);
  }

  /** All bounds may be above what is worked out by a billionth, the room for rounding. */
  private static void check(MotionBounds expected, MotionBounds found) {
    checkNumber(expected.speed(), found.speed());
    checkNumber(expected.acceleration(), found.acceleration());
    checkNumber(expected.seenAcceleration(), found.seenAcceleration());
    checkNumber(expected.turnRate(), found.turnRate());
    checkNumber(expected.turnAcceleration(), found.turnAcceleration());
  }

  private static void checkNumber(double expected, double found) {
    assertTrue(found >= expected, found + " is below " + expected);
    assertEquals(expected, found, 2e-9 * expected);
  }

  /**
   * A base of 50 spans the turn, whose chord is 42.4. With the rear at (−10, 0) the front reaches
   * the exit line at (30, 30); with the rear at (0, 0) it is at (30, 40).
   */
  @Test
  void boundsOfABaseLongerThanTheArcsChord() {
    CurvedRail rail = turn(RADIUS, 50);
    assertEquals(3, rail.pieces());
    assertEquals(-10, rail.pieceStart(1), 1e-13);
    assertEquals(0, rail.pieceStart(2));

    // Front on the arc, bend 1/30. At the end sin φ = 3/5, and sin ψ = 4/5, sec ψ = 5/3 and tan ψ =
    // 4/3. The turn is (4/3 + 3/5) / 50 = 29/750. φ changes by that, and ψ by 5/3 / 30 = 1/18.
    double turn = 29.0 / 750;
    double front = 3.0 / 5 * turn * 5 / 3 + 4.0 / 5 / 18 * 25 / 9;
    check(
        new MotionBounds(
            4.0 / 3,
            (front + 25.0 / 9 / 30) / 2,
            turn + 5.0 / 3 * turn + front / 2,
            turn,
            (front * 4 / 5 + 1.0 / 18) / 50),
        rail.bounds(0));

    // Both on lines. φ is largest at the end, ψ at the beginning; both have the sine 4/5.
    turn = (4.0 / 3 + 4.0 / 5) / 50;
    front = turn * 4 / 5 * 5 / 3 + turn * 4 / 5 * 25 / 9;
    check(
        new MotionBounds(
            4.0 / 3, front / 2, turn + 5.0 / 3 * turn + front / 2, turn, front * 4 / 5 / 50),
        rail.bounds(1));

    // Rear on the arc. At the beginning sin φ = 4/5, and sin ψ = 3/5, sec ψ = 5/4 and tan ψ = 3/4.
    // The turn is (3/4 + 4/5) / 50 = 0.031, less than the bend: φ may change by 1/30.
    turn = 0.031;
    front = 4.0 / 5 / 30 * 5 / 4 + 3.0 / 5 * turn * 25 / 16;
    check(
        new MotionBounds(
            9.0 / 8,
            (1.0 / 30 + front) / 2,
            1.0 / 60 + 5.0 / 4 * turn + front / 2,
            turn,
            (front * 3 / 5 + 1.0 / 30) / 50),
        rail.bounds(2));
  }

  /**
   * A base of 36 fits the arc: half the chord is 18, so at both ends of the chord the sine is 3/5.
   */
  @Test
  void boundsOfABaseThatFitsTheArc() {
    CurvedRail rail = turn(RADIUS, 36);
    assertEquals(3, rail.pieces());
    assertEquals(0, rail.pieceStart(1));

    // sec ψ = 5/4 and tan ψ = 3/4. The turn is (3/4 + 3/5) / 36 = 3/80, and ψ may change by
    // 5/4 / 30 = 1/24.
    double turn = 3.0 / 80;
    double front = 3.0 / 5 * turn * 5 / 4 + 3.0 / 5 / 24 * 25 / 16;
    check(
        new MotionBounds(
            9.0 / 8,
            (front + 25.0 / 16 / 30) / 2,
            turn + 5.0 / 4 * turn + front / 2,
            turn,
            (front * 3 / 5 + 1.0 / 24) / 36),
        rail.bounds(0));

    check(new MotionBounds(1, 1.0 / 30, 1.0 / 30, 1.0 / 30, 0), rail.bounds(1));

    // The turn of 3/80 is more than the bend of 1/30 here: less half the bend it is 1/48, and that
    // is more than half the bend.
    front = 3.0 / 5 * turn * 5 / 4 + 3.0 / 5 * turn * 25 / 16;
    check(
        new MotionBounds(
            9.0 / 8,
            (1.0 / 30 + front) / 2,
            1.0 / 48 + 5.0 / 4 * turn + front / 2,
            turn,
            (front * 3 / 5 + 1.0 / 30) / 36),
        rail.bounds(2));
  }

  /**
   * The rates follow from |d| = L, where d leads from the rear to the front. With the tangents r
   * and f, the bends a and b and a quarter turn J, d′ = v f − r is square to d. Derived once more,
   * d′·d′ + d·d″ = 0 with d″ = v′ f + v² b Jf − a Jr gives v′; the turn rate is d × d′ / L², and
   * its derivative d × d″ / L².
   */
  @Property(seed = "2701", tries = 2000)
  void boundsHoldForBasesAndCurvesOfAllSizes(@ForAll long seed) {
    Random random = new Random(seed);
    double radius = 11 * Math.pow(40, random.nextDouble());
    double length = radius * Math.pow(10, 2 * random.nextDouble() - 1);
    TemplateKind kind = random.nextBoolean() ? TemplateKind.TURN : TemplateKind.BANK;
    CurvedRail rail = new CurvedRail(new Template(kind, 1, radius, 20), Side.LEFT, length);
    double sweep = StrictMath.toRadians(kind.sweepDegrees());
    boolean fitsArc = length < 2 * radius * StrictMath.sin(sweep / 2);
    for (int piece = 0; piece < rail.pieces(); piece++) {
      double start = rail.pieceStart(piece);
      double s = start + random.nextDouble() * (rail.pieceStart(piece + 1) - start);
      MotionState state = new MotionState();
      rail.at(s, state);
      Vector between = new Vector(length * state.cos(), length * state.sin());
      double rearBend = s > 0 ? 1 / radius : 0;
      Vector rear = s > 0 ? towards(s / radius) : new Vector(1, 0);
      boolean frontOnArc = piece == 0 || (piece == 1 && fitsArc);
      double frontBend = frontOnArc ? 1 / radius : 0;
      // On the arc, the place over the center (0, radius) tells the tangent.
      double frontX = state.x() + between.x() / 2;
      double frontY = state.y() + between.y() / 2;
      Vector front = frontOnArc ? new Vector(1 - frontY / radius, frontX / radius) : towards(sweep);
      double v = between.dot(rear) / between.dot(front);
      Vector rate = front.times(v).plus(rear.negated());
      Vector bends = left(front).times(v * v * frontBend).plus(left(rear).times(-rearBend));
      double acceleration = -(rate.dot(rate) + between.dot(bends)) / between.dot(front);
      Vector second = front.times(acceleration).plus(bends);
      Vector midSecond = second.times(0.5).plus(left(rear).times(rearBend));
      Vector midRate = rate.times(0.5).plus(rear);
      double turn = between.cross(rate) / (length * length);
      MotionBounds bounds = rail.bounds(piece);
      checkBelow(midRate.length(), bounds.speed());
      checkBelow(midSecond.length(), bounds.acceleration());
      checkBelow(
          left(midRate).times(2 * turn).plus(midSecond.negated()).length(),
          bounds.seenAcceleration());
      checkBelow(Math.abs(turn), bounds.turnRate());
      checkBelow(Math.abs(between.cross(second)) / (length * length), bounds.turnAcceleration());
      assertEquals(midRate.x(), state.velocityX(), 1e-9);
      assertEquals(midRate.y(), state.velocityY(), 1e-9);
      assertEquals(turn, state.turnRate(), 1e-9);
    }
  }

  /** What is compared is computed too, from lengths up to some thousand millimeters. */
  private static void checkBelow(double found, double bound) {
    assertTrue(found <= bound + 1e-12, found + " is above the bound " + bound);
  }

  private static Vector towards(double radians) {
    return new Vector(StrictMath.cos(radians), StrictMath.sin(radians));
  }

  private static Vector left(Vector vector) {
    return new Vector(-vector.y(), vector.x());
  }
}
