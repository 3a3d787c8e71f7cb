package io.github.flightstand.movement.parts;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rail's pieces in closed form, against the definition and against each other. */
class ManeuverPathTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();

  private record Curve(TemplateKind kind, int speed, double baseLength) {

    Template template() {
      return PARTS.template(kind, speed);
    }

    ManeuverPath rail(Side side) {
      return ManeuverPath.along(template(), side, baseLength);
    }
  }

  static List<Curve> curves() {
    List<Curve> curves = new ArrayList<>();
    for (TemplateKind kind : List.of(TemplateKind.BANK, TemplateKind.TURN)) {
      for (int speed = 1; speed <= 3; speed++) {
        for (double length : new double[] {40, 60, 80, 195}) {
          curves.add(new Curve(kind, speed, length));
        }
      }
    }
    return curves;
  }

  /**
   * Where on the line (entry, arc, exit) a point of it is: its arc length, and how far off the line
   * it lies.
   */
  private record OnLine(double s, double off) {

    static OnLine of(Point p, Template template) {
      double r = template.size();
      double sweep = template.sweepRadians();
      double angle = StrictMath.atan2(p.x(), r - p.y());
      if (p.x() <= 0 && p.y() < r) {
        return new OnLine(p.x(), p.y());
      }
      if (angle <= sweep) {
        return new OnLine(r * angle, p.distanceTo(new Point(0, r)) - r);
      }
      double c = StrictMath.cos(sweep);
      double s = StrictMath.sin(sweep);
      double dx = p.x() - r * s;
      double dy = p.y() - r * (1 - c);
      return new OnLine(r * sweep + dx * c + dy * s, dy * c - dx * s);
    }
  }

  @ParameterizedTest
  @MethodSource("curves")
  void bothMidpointsRideTheLine(Curve curve) {
    ManeuverPath rail = curve.rail(Side.LEFT);
    for (int i = 0; i <= 400; i++) {
      double s = rail.start() + (rail.length() - rail.start()) * i / 400;
      Pose pose = rail.poseAt(s);
      Point rear = pose.place(new Point(-curve.baseLength() / 2, 0));
      Point front = pose.place(new Point(curve.baseLength() / 2, 0));
      OnLine rearOnLine = OnLine.of(rear, curve.template());
      OnLine frontOnLine = OnLine.of(front, curve.template());
      assertEquals(0, rearOnLine.off(), 1e-12 * 200);
      assertEquals(0, frontOnLine.off(), 1e-12 * 200);
      assertEquals(s, rearOnLine.s(), 1e-12 * 200);
      assertTrue(frontOnLine.s() > s, "the front is the next point of the line, not one behind");
    }
  }

  @ParameterizedTest
  @MethodSource("curves")
  void startAndEndAreExact(Curve curve) {
    ManeuverPath rail = curve.rail(Side.LEFT);
    assertEquals(Pose.at(-curve.baseLength() / 2, 0, 0), rail.poseAt(rail.start()));
    Pose end = rail.poseAt(rail.length());
    assertEquals(curve.kind().sweepDegrees(), end.heading().degrees());
    // The formula of the last piece agrees with the end that is written down exactly.
    MotionState state = new MotionState();
    rail.motion().at(rail.length(), state);
    assertEquals(end.x(), state.x(), 1e-12 * 200);
    assertEquals(end.y(), state.y(), 1e-12 * 200);
  }

  @Test
  void bothOnTheArcIsATurnAboutItsCentre() {
    // Small base on bank 3, its rear at 50 mm: the chord of 40 mm spans 2 asin(40 / 360) = 0.222681
    // rad, so the heading is
    // 50/180 + 0.111340 rad = 22.294780°, and the centre is sqrt(180² − 20²) = 178.885438 from the
    // arc's centre (0, 180).
    Pose pose = ManeuverPath.along(PARTS.template(TemplateKind.BANK, 3), Side.LEFT, 40).poseAt(50);
    double half = StrictMath.asin(20.0 / 180);
    double angle = 50.0 / 180 + half;
    assertEquals(StrictMath.toDegrees(angle), pose.heading().degrees(), 1e-12);
    double arm = StrictMath.sqrt(180 * 180 - 20 * 20);
    assertEquals(arm * StrictMath.sin(angle), pose.x(), 1e-12);
    assertEquals(180 - arm * StrictMath.cos(angle), pose.y(), 1e-12);
  }

  @Test
  void aLargeBaseSpansATurnOfOneFromEntryToExit() {
    // Rear at (−10, 0); the exit line of turn 1 is x = 35, so the front is 45 across and sqrt(80² −
    // 45²) = 66.143783 up.
    Pose pose = ManeuverPath.along(PARTS.template(TemplateKind.TURN, 1), Side.LEFT, 80).poseAt(-10);
    double up = StrictMath.sqrt(80 * 80 - 45 * 45);
    assertEquals((-10 + 35) / 2.0, pose.x(), 1e-12);
    assertEquals(up / 2, pose.y(), 1e-12);
    assertEquals(StrictMath.toDegrees(StrictMath.atan2(up, 45)), pose.heading().degrees(), 1e-11);
  }

  @Test
  void aStraightIsStraight() {
    ManeuverPath rail =
        ManeuverPath.along(PARTS.template(TemplateKind.STRAIGHT, 2), Side.AHEAD, 40);
    assertEquals(Pose.at(-20, 0, 0), rail.poseAt(-40));
    assertEquals(Pose.at(50, 0, 0), rail.poseAt(30));
    assertEquals(Pose.at(100, 0, 0), rail.poseAt(80));
    assertEquals(Pose.at(100, 0, 0), rail.poseAt(1000));
  }

  @ParameterizedTest
  @MethodSource("curves")
  void rightIsTheMirrorImageOfLeftToTheBit(Curve curve) {
    MotionState left = new MotionState();
    MotionState right = new MotionState();
    ManeuverPath rail = curve.rail(Side.LEFT);
    for (int i = 0; i <= 100; i++) {
      double s = rail.start() + (rail.length() - rail.start()) * i / 100;
      rail.motion().at(s, left);
      curve.rail(Side.RIGHT).motion().at(s, right);
      assertEquals(left.x(), right.x());
      assertEquals(left.y(), -right.y());
      assertEquals(left.cos(), right.cos());
      assertEquals(left.sin(), -right.sin());
      assertEquals(left.turnRate(), -right.turnRate());
    }
  }

  /**
   * Differences of neighbouring states show the rates; the bounds of a piece must not be below what
   * they show.
   */
  @ParameterizedTest
  @MethodSource("curves")
  void ratesAreDerivativesAndBoundsHold(Curve curve) {
    CurvedMotion motion = (CurvedMotion) curve.rail(Side.LEFT).motion();
    double step = 1e-4;
    for (int piece = 0; piece < motion.pieces(); piece++) {
      double from = motion.pieceStart(piece);
      double to = motion.pieceStart(piece + 1);
      MotionBounds bounds = motion.bounds(piece);
      for (int i = 1; i < 200 && to - from > 0.1; i++) {
        double s = from + step + (to - from - 2 * step) * i / 200;
        MotionState before = stateAt(motion, s - step);
        MotionState at = stateAt(motion, s);
        MotionState after = stateAt(motion, s + step);
        double vx = (after.x() - before.x()) / (2 * step);
        double vy = (after.y() - before.y()) / (2 * step);
        double turn = (heading(after) - heading(before)) / (2 * step);
        assertEquals(vx, at.velocityX(), 1e-7);
        assertEquals(vy, at.velocityY(), 1e-7);
        assertEquals(turn, at.turnRate(), 1e-7);
        double ax = (after.velocityX() - before.velocityX()) / (2 * step);
        double ay = (after.velocityY() - before.velocityY()) / (2 * step);
        double turning = (after.turnRate() - before.turnRate()) / (2 * step);
        assertTrue(StrictMath.hypot(at.velocityX(), at.velocityY()) <= bounds.speed());
        assertTrue(Math.abs(at.turnRate()) <= bounds.turnRate());
        assertTrue(StrictMath.hypot(ax, ay) <= bounds.acceleration() + 1e-7);
        double seenX = -2 * turn * vy - ax;
        double seenY = 2 * turn * vx - ay;
        assertTrue(StrictMath.hypot(seenX, seenY) <= bounds.seenAcceleration() + 1e-7);
        assertTrue(Math.abs(turning) <= bounds.turnAcceleration() + 1e-7);
      }
    }
  }

  private static MotionState stateAt(CurvedMotion motion, double s) {
    MotionState state = new MotionState();
    motion.at(s, state);
    return state;
  }

  private static double heading(MotionState state) {
    return StrictMath.atan2(state.sin(), state.cos());
  }

  @ParameterizedTest
  @MethodSource("curves")
  void noPointOfTheBaseMovesFasterThanIsTold(Curve curve) {
    ManeuverPath rail = curve.rail(Side.RIGHT);
    Point corner = new Point(curve.baseLength() / 2, curve.baseLength() / 2);
    double away = StrictMath.hypot(corner.x(), corner.y());
    double bound = rail.fastest(away);
    double step = (rail.length() - rail.start()) / 300;
    double fastest = 0;
    for (int i = 1; i <= 300; i++) {
      Point before = rail.poseAt(rail.start() + (i - 1) * step).place(corner);
      Point after = rail.poseAt(rail.start() + i * step).place(corner);
      fastest = Math.max(fastest, before.distanceTo(after) / step);
    }
    assertTrue(fastest <= bound, fastest + " of " + bound);
    // No point may be faster than the front of the rail or its turn make it.
    assertTrue(rail.fastest(0) >= 1 && bound > rail.fastest(0));
  }

  @Test
  void onAStraightNoPointMovesFasterThanTheParameter() {
    ManeuverPath rail =
        ManeuverPath.along(PARTS.template(TemplateKind.STRAIGHT, 2), Side.AHEAD, 40);
    assertEquals(1, rail.fastest(30));
    // From −40 to 80.
    assertEquals(0, rail.progress(-40));
    assertEquals(0.5, rail.progress(20));
    assertEquals(1, rail.progress(80));
  }

  @Test
  void aBankWithoutASlideIsOneTurn() {
    Base corvette = PARTS.base(BaseSize.HUGE_CORVETTE);
    for (int speed = 0; speed <= 3; speed++) {
      ManeuverPath bank = ManeuverPath.huge(HugeTemplate.OF_2019, corvette, Side.LEFT, speed);
      CurvedMotion motion = (CurvedMotion) bank.motion();
      assertEquals(speed == 0 ? 1 : 2, motion.pieces());
      assertEquals(motion.to(), motion.pieceStart(motion.pieces()));
      assertEquals(speed == 0 ? 0.25 : 0.125, bank.progress(motion.pieceStart(1) / 4), 1e-12);
    }
  }

  @Test
  void onTheSlideOfABankTheHeadingIsThatOfItsEnd() {
    for (BaseSize size : List.of(BaseSize.HUGE_CORVETTE, BaseSize.HUGE_TRANSPORT)) {
      for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
        for (double degrees = 7; degrees < 90; degrees += 11) {
          HugeTemplate own = new HugeTemplate(4, 40, 2, degrees, 47.3, 40, 4.8, 20, 1);
          ManeuverPath bank = ManeuverPath.huge(own, PARTS.base(size), side, 2);
          double half = (((CurvedMotion) bank.motion()).pieceStart(1) + bank.length()) / 2;
          assertEquals(bank.poseAt(bank.length()).heading(), bank.poseAt(half).heading());
        }
      }
    }
  }

  @Test
  void aCurveNeedsASideAndABaseALength() {
    Template bank = PARTS.template(TemplateKind.BANK, 1);
    assertIllegal(() -> ManeuverPath.along(bank, Side.AHEAD, 40));
    assertIllegal(
        "a base's length is positive, found 0.0 mm", () -> ManeuverPath.along(bank, Side.LEFT, 0));
    assertIllegal(() -> ManeuverPath.along(bank, Side.LEFT, Double.POSITIVE_INFINITY));
  }
}
