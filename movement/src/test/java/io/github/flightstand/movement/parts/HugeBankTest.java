package io.github.flightstand.movement.parts;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.geometry.sweep.StraightMotion;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The way of a huge ship against its description, worked out by hand. */
class HugeBankTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final HugeTemplate TEMPLATE = HugeTemplate.OF_2019;
  private static final double ROOT = StrictMath.sqrt(2);
  private static final double ROUNDING = 1e-12;

  /** A bank, and the corner of the fore square that sits in the notch. */
  private record Bank(BaseSize size, int speed, Side side) {

    Base base() {
      return PARTS.base(size);
    }

    ManeuverPath path() {
      return ManeuverPath.huge(TEMPLATE, base(), side, speed);
    }

    /** 32.4 ahead of the middle on a corvette of 224.8, 17.5 on a transport of 195. */
    Point corner() {
      return new Point(size == BaseSize.HUGE_CORVETTE ? 32.4 : 17.5, 40 * side.sign());
    }

    CurvedMotion motion() {
      return assertInstanceOf(CurvedMotion.class, path().motion());
    }

    MotionState at(double way) {
      MotionState state = new MotionState();
      motion().at(way, state);
      return state;
    }
  }

  static List<Bank> banks() {
    List<Bank> banks = new ArrayList<>();
    for (BaseSize size : List.of(BaseSize.HUGE_TRANSPORT, BaseSize.HUGE_CORVETTE)) {
      for (int speed = 1; speed <= 3; speed++) {
        banks.add(new Bank(size, speed, Side.LEFT));
        banks.add(new Bank(size, speed, Side.RIGHT));
      }
    }
    return banks;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void aStraightTakesTheShipFortyMillimetresForEachSpeed(int speed) {
    ManeuverPath path =
        ManeuverPath.huge(TEMPLATE, PARTS.base(BaseSize.HUGE_CORVETTE), Side.AHEAD, speed);
    assertEquals(40.0 * speed, path.length());
    assertEquals(Pose.at(40 * speed, 0, 0), path.poseAt(path.length()));
    assertEquals(Pose.at(10 * speed, 0, 0), path.poseAt(10.0 * speed));
    assertEquals(0.25, path.progress(10.0 * speed));
    assertEquals(
        new StraightMotion(Pose.IDENTITY, new Vector(1, 0), 0, 40.0 * speed), path.motion());
  }

  /**
   * The corner c ends at c + R(along, −outside), R the turn by 45°, and the middle at that less Rc.
   * So with p = along − c.x and q = −outside − c.y the middle ends at c + ((p − q)/√2, (p + q)/√2);
   * the columns are p − q and p + q.
   */
  @ParameterizedTest
  @CsvSource({
    "HUGE_CORVETTE, 1, 40.6, -39.4",
    "HUGE_CORVETTE, 2, 90.6, -9.4",
    "HUGE_CORVETTE, 3, 140.6, 20.6",
    "HUGE_TRANSPORT, 1, 55.5, -24.5",
    "HUGE_TRANSPORT, 2, 105.5, 5.5",
    "HUGE_TRANSPORT, 3, 155.5, 35.5"
  })
  void aBankEndsWhereTheTableToolsMeasuredIt(BaseSize size, int speed, double ahead, double aside) {
    for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
      Bank bank = new Bank(size, speed, side);
      Pose end = bank.path().poseAt(bank.path().length());
      assertEquals(bank.corner().x() + ahead / ROOT, end.x(), ROUNDING);
      assertEquals(side.sign() * (40 + aside / ROOT), end.y(), ROUNDING);
      assertEquals((360 + 45 * side.sign()) % 360, end.heading().degrees(), ROUNDING);
    }
  }

  /**
   * The Tabletop Simulator's table, in mm to the right and ahead of its reference point, which it
   * has 40 left of and 40 behind the notch: the speeds 0 to 3. The corner is in the notch, so it
   * moves by what the point moves beyond the turn about it.
   */
  @ParameterizedTest
  @CsvSource({"0, -16.5685, 40", "1, 6.766, 63.335", "2, 27.979, 98.69", "3, 49.192, 134.045"})
  void theReferencePointEndsWhereTheTableHasIt(int speed, double right, double ahead) {
    for (BaseSize size : List.of(BaseSize.HUGE_TRANSPORT, BaseSize.HUGE_CORVETTE)) {
      Bank bank = new Bank(size, speed, Side.RIGHT);
      Point reference = new Point(bank.corner().x() - 40, 0);
      Point end = bank.path().poseAt(bank.path().length()).place(reference);
      assertEquals(reference.x() + ahead, end.x(), 0.001);
      assertEquals(-right, end.y(), 0.001);
    }
  }

  @Test
  void aBankOfSpeedZeroIsATurnAlone() {
    Bank bank = new Bank(BaseSize.HUGE_CORVETTE, 0, Side.LEFT);
    ManeuverPath path = bank.path();
    assertEquals(
        0, path.poseAt(path.length()).place(bank.corner()).distanceTo(bank.corner()), 1e-12);
    assertEquals(45, path.poseAt(path.length()).heading().degrees(), ROUNDING);
    assertEquals(22.5, path.poseAt(path.length() / 2).heading().degrees(), 1e-12);
    assertEquals(0.5, path.progress(path.length() / 2), 1e-12);
    assertEquals(1, path.progress(path.length()));
    // It turns to the end, which a search back from there has to know.
    assertEquals(bank.at(0).turnRate(), bank.at(path.length()).turnRate());
    assertTrue(bank.at(0).turnRate() > 0);
    assertIllegal(() -> ManeuverPath.huge(HugeTemplate.OF_2015, bank.base(), Side.LEFT, 0));
  }

  /**
   * With the template of 2015 the turn is by 30°: with p = along − c.x and q = −outside − c.y the
   * middle ends at c + (√3 p − q, p + √3 q)/2; the columns are p and q.
   */
  @ParameterizedTest
  @CsvSource({
    "HUGE_CORVETTE, 1, 14.9, -44.8",
    "HUGE_CORVETTE, 2, 54.9, -64.8",
    "HUGE_TRANSPORT, 1, 29.8, -44.8",
    "HUGE_TRANSPORT, 2, 69.8, -64.8"
  })
  void aBankOfTheFirstEditionTurnsByThirtyDegrees(BaseSize size, int speed, double p, double q) {
    double root = StrictMath.sqrt(3);
    for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
      Bank bank = new Bank(size, speed, side);
      ManeuverPath path = ManeuverPath.huge(HugeTemplate.OF_2015, bank.base(), side, speed);
      Pose end = path.poseAt(path.length());
      assertEquals(bank.corner().x() + (root * p - q) / 2, end.x(), ROUNDING);
      assertEquals(side.sign() * (40 + (p + root * q) / 2), end.y(), ROUNDING);
      assertEquals((360 + 30 * side.sign()) % 360, end.heading().degrees(), ROUNDING);
      // Half of it is the turn, in which the corner stays in the notch.
      assertEquals(
          0.5,
          path.progress(
              path.length() - StrictMath.hypot(47.3 + 40 * (speed - 1), 4.8 + 20 * (speed - 1))),
          1e-12);
    }
  }

  @ParameterizedTest
  @MethodSource("banks")
  void theCornerStaysInTheNotchWhileTheShipTurns(Bank bank) {
    double turned = bank.motion().pieceStart(1);
    for (int i = 0; i <= 10; i++) {
      Pose pose = bank.path().poseAt(turned * i / 10);
      assertPoint(bank.corner(), pose.place(bank.corner()));
      assertEquals(
          4.5 * i * bank.side().sign(),
          Pose.IDENTITY.heading().degreesTo(pose.heading()),
          ROUNDING);
    }
  }

  @ParameterizedTest
  @MethodSource("banks")
  void thenItSlidesWhileTheWayOutwardsGrowsEvenly(Bank bank) {
    double turned = bank.motion().pieceStart(1);
    double along = 40 * bank.speed() - 7;
    double outwards = 10 * (bank.speed() - 1);
    for (int i = 0; i <= 10; i++) {
      Pose pose = bank.path().poseAt(turned + (bank.path().length() - turned) * i / 10);
      // Ahead is (1, ±1)/√2, and to the outside of a left bank is to the right: (1, ∓1)/√2.
      Point corner =
          new Point(
              bank.corner().x() + i * (along + outwards) / ROOT / 10,
              bank.corner().y() + bank.side().sign() * i * (along - outwards) / ROOT / 10);
      assertPoint(corner, pose.place(bank.corner()));
      assertEquals((360 + 45 * bank.side().sign()) % 360, pose.heading().degrees(), ROUNDING);
    }
    // The slide is as long as the straight line from the notch.
    assertEquals(StrictMath.hypot(along, outwards), bank.path().length() - turned, ROUNDING);
  }

  @ParameterizedTest
  @MethodSource("banks")
  void ratesAreThoseOfThePoses(Bank bank) {
    double step = 1e-4;
    double length = bank.path().length();
    double turned = bank.motion().pieceStart(1);
    for (double way :
        new double[] {step, turned / 3, turned - 2 * step, turned + step, length - step}) {
      MotionState before = bank.at(way - step);
      MotionState after = bank.at(way + step);
      MotionState here = bank.at(way);
      assertEquals((after.x() - before.x()) / (2 * step), here.velocityX(), 1e-8);
      assertEquals((after.y() - before.y()) / (2 * step), here.velocityY(), 1e-8);
      double turn = after.sin() * before.cos() - after.cos() * before.sin();
      assertEquals(turn / (2 * step), here.turnRate(), 1e-10);
      assertEquals(1, here.cos() * here.cos() + here.sin() * here.sin(), 1e-15);
    }
  }

  @ParameterizedTest
  @MethodSource("banks")
  void theBoundsHoldAndAreTight(Bank bank) {
    CurvedMotion motion = bank.motion();
    assertEquals(2, motion.pieces());
    assertEquals(0, motion.from());
    assertEquals(motion.to(), motion.pieceStart(2));
    double step = 1e-2;
    for (int piece = 0; piece < 2; piece++) {
      MotionBounds bounds = motion.bounds(piece);
      double from = motion.pieceStart(piece) + 2 * step;
      double to = motion.pieceStart(piece + 1) - 2 * step;
      double fastest = 0;
      double strongest = 0;
      for (int i = 0; i <= 100; i++) {
        double way = from + (to - from) * i / 100;
        MotionState before = bank.at(way - step);
        MotionState here = bank.at(way);
        MotionState after = bank.at(way + step);
        double speed = StrictMath.hypot(here.velocityX(), here.velocityY());
        double pull =
            StrictMath.hypot(
                    after.velocityX() - before.velocityX(), after.velocityY() - before.velocityY())
                / (2 * step);
        fastest = Math.max(fastest, speed);
        strongest = Math.max(strongest, pull);
        assertTrue(speed <= bounds.speed());
        assertTrue(pull <= bounds.acceleration());
        assertTrue(Math.abs(here.turnRate()) <= bounds.turnRate());
        assertEquals(before.turnRate(), after.turnRate());
      }
      assertEquals(fastest, bounds.speed(), 1e-8);
      assertEquals(strongest, bounds.acceleration(), 1e-8);
    }
  }

  @ParameterizedTest
  @MethodSource("banks")
  void noPointOfTheBaseMovesFartherThanTheParameter(Bank bank) {
    double length = bank.path().length();
    for (int i = 0; i < 40; i++) {
      Pose here = bank.path().poseAt(length * i / 40);
      Pose next = bank.path().poseAt(length * (i + 1) / 40);
      double farthest = 0;
      for (Point corner : bank.base().plastic().corners()) {
        farthest = Math.max(farthest, here.place(corner).distanceTo(next.place(corner)));
      }
      assertTrue(farthest <= length / 40 + ROUNDING);
    }
  }

  @ParameterizedTest
  @MethodSource("banks")
  void progressIsHalfWhereTheTurnEnds(Bank bank) {
    ManeuverPath path = bank.path();
    double turned = bank.motion().pieceStart(1);
    assertEquals(0, path.progress(0));
    assertEquals(0.25, path.progress(turned / 2), 1e-15);
    assertEquals(0.5, path.progress(turned));
    assertEquals(0.75, path.progress((turned + path.length()) / 2), 1e-15);
    assertEquals(1, path.progress(path.length()));
    double before = 0;
    for (int i = 1; i <= 100; i++) {
      double progress = path.progress(path.length() * i / 100);
      assertTrue(before < progress && progress <= 1);
      before = progress;
    }
  }

  @ParameterizedTest
  @MethodSource("banks")
  void beyondItsEndsTheShipStandsAtThem(Bank bank) {
    ManeuverPath path = bank.path();
    assertEquals(Pose.IDENTITY, path.poseAt(-1));
    assertEquals(Pose.IDENTITY, path.poseAt(0));
    assertEquals(path.poseAt(path.length()), path.poseAt(path.length() + 1));
    // The end's own closed form is where the slide leads.
    Pose almost = path.poseAt(Math.nextDown(path.length()));
    assertEquals(0, almost.position().distanceTo(path.poseAt(path.length()).position()), ROUNDING);
  }

  @Test
  void aSpeedThatTheTemplateLacksIsRefused() {
    assertRefused("a huge ship's bank has a speed of 0 to 3, found 4", Side.LEFT, 4);
    assertRefused("a huge ship's straight has a speed of 1 to 5, found 0", Side.AHEAD, 0);
  }

  private static void assertRefused(String message, Side side, int speed) {
    Base corvette = PARTS.base(BaseSize.HUGE_CORVETTE);
    assertIllegal(message, () -> ManeuverPath.huge(TEMPLATE, corvette, side, speed));
  }

  private static void assertPoint(Point expected, Point found) {
    assertEquals(0, expected.distanceTo(found), ROUNDING);
  }
}
