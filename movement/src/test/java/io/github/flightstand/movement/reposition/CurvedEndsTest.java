package io.github.flightstand.movement.reposition;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.box;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Rolls along a bank that slides, by hand. Red stands at (400, y), looks up the table and rolls to
 * the left along a bank 1 that bends backward.
 *
 * <p>With c = cos 45° the base ends at (380 − 100 c, y − 80 + 60 c) and heading 135, moved by a
 * along (0, 1) and by b along (−c, c). Its lowest corner is 40 c below.
 */
class CurvedEndsTest {

  private static final double C = Math.sqrt(0.5);
  private static final double TAU = Tolerance.STANDARD.contact();
  private static final double EXACT = 1e-9;
  private static final MovementRules RULES = MovementRules.STANDARD;
  private static final Base SMALL = PartsCatalogue.standard().base(BaseSize.SMALL);
  private static final Pose START = Pose.at(400, 400, 90);

  private final Repositions repositions = Repositions.standard();
  private final SidewaysMove bank = SidewaysMove.bankedRoll(RULES, Side.LEFT, Side.LEFT);
  private final Pose middle = bank.endAt(SMALL, START, 0, 0);

  private static Table.Builder at(double y) {
    return Table.builder(PlayArea.STANDARD).ship(new Ship("red", SMALL, Pose.at(400, y, 90)));
  }

  private CurvedEnds ends(Table.Builder table) {
    return repositions.curved(table.build(), "red", bank);
  }

  private static void assertSet(double lo, double hi, IntervalSet set) {
    assertEquals(1, set.intervals().size(), set::toString);
    assertEquals(lo, set.intervals().get(0).lo(), EXACT);
    assertEquals(hi, set.intervals().get(0).hi(), EXACT);
  }

  @Test
  void everyPairIsLegalWithNothingNear() {
    CurvedEnds ends = ends(at(400));
    assertSet(-10, 10, ends.template());
    assertSet(-10, 10, ends.slides());
    assertSet(-10, 10, ends.shifts());
    assertSet(-10, 10, ends.shiftsAt(7));
    assertTrue(ends.shiftsAt(10.1).isEmpty());
    assertEquals(OptionalDouble.of(0), ends.laid());
    assertEquals(OptionalDouble.of(0), ends.laidFor(-10));
    assertTrue(ends.laidFor(10.1).isEmpty());
    assertEquals(4, ends.region().get(0).size());
  }

  @Test
  void aShipBesideTheEndLimitsTheTemplate() {
    // It stands 37 to the right of the middle end. A slide a moves the base by a c toward it.
    CurvedEnds ends = ends(at(400).ship(new Ship("blue", SMALL, middle.shiftedBy(0, -37))));
    double least = -(3 - TAU) / C;
    assertSet(-10, 10, ends.template());
    assertSet(-10, least, ends.slides());
    assertSet(-10, 10, ends.shifts());
    assertEquals(least, ends.laid().orElseThrow(), EXACT);
    assertEquals(List.of("blue"), ends.blockedBy());
    assertTrue(ends.allows(OptionalDouble.of(-5), OptionalDouble.of(9)));
    assertFalse(ends.allows(OptionalDouble.of(-4), OptionalDouble.empty()));
  }

  @Test
  void theEdgeLeavesATriangle() {
    // The corner is at y − 80 + 60 c + a + b c − 40 c, so a + b c is at least 9 + 10 c.
    CurvedEnds ends = ends(at(71 - 30 * C));
    assertSet(9 - TAU, 10, ends.slides());
    assertSet(10 - (1 + TAU) / C, 10, ends.shifts());
    assertEquals(9 - TAU, ends.laid().orElseThrow(), EXACT);
    assertEquals(9 + 0.5 * C - TAU, ends.laidFor(9.5).orElseThrow(), EXACT);
    assertTrue(ends.laidFor(8.5).isEmpty());
    assertFalse(ends.shiftsAt(ends.laid().orElseThrow()).isEmpty());
    assertEquals(List.of(), ends.blockedBy());
    for (Point pair : ends.region().get(0)) {
      assertTrue(ends.shiftsAt(pair.x()).contains(pair.y()), pair::toString);
    }
  }

  @Test
  void aCornerOfTheSquareMayBeAllThatIsLegal() {
    // All but a triangle as small as the tolerance is outside.
    CurvedEnds ends = ends(at(70 - 30 * C));
    assertTrue(ends.legal());
    assertSet(10 - TAU, 10, ends.slides());
    assertSet(10 - TAU / C, 10, ends.shifts());
    assertEquals(List.of(), ends.region());
    CurvedEnds fewer = ends(at(70 - 30 * C - 0.7 * TAU));
    assertSet(10 - 0.3 * TAU, 10, fewer.slides());
    assertEquals(List.of(), fewer.region());
    assertFalse(ends(at(70 - 30 * C - 2 * TAU)).legal());
  }

  @Test
  void wherePiecesLeaveAWindowAlongBothSlidesItIsFound() {
    // Ships on both sides of the end leave 40.3 between them, the base being 40 wide.
    CurvedEnds ends =
        ends(
            at(400)
                .ship(new Ship("blue", SMALL, middle.shiftedBy(0, -37)))
                .ship(new Ship("green", SMALL, middle.shiftedBy(0, 43.3))));
    assertSet(-(3.3 + TAU) / C, -(3 - TAU) / C, ends.slides());
    assertEquals(List.of("blue", "green"), ends.blockedBy());
  }

  @Test
  void aTemplateThatFitsNowhereLeadsNowhere() {
    Obstacle rock =
        new Obstacle(
            "rock",
            ObstacleKind.DEBRIS,
            SimplePolygon.of(
                List.of(
                    new Point(340, 300),
                    new Point(360, 300),
                    new Point(360, 500),
                    new Point(340, 500))));
    CurvedEnds ends = ends(at(400).obstacle(rock));
    assertTrue(ends.template().isEmpty());
    assertFalse(ends.legal());
    assertTrue(ends.laid().isEmpty());
    assertTrue(ends.region().isEmpty());
    assertTrue(ends.nearestTo(middle.position()).isEmpty());
    assertEquals(List.of("rock"), ends.blockedBy());
  }

  /**
   * The band about (380, 320 + a) is 70 from there on the inside. A rock's corner 20 to the left of
   * that lies the tolerance deep in it where only the last 3e-7 mm of the template's slide are
   * left.
   */
  @Test
  void aTemplateThatBarelyFitsHasNoRegion() {
    double top = 330 - 3e-7 + Math.sqrt((70 + TAU) * (70 + TAU) - 20 * 20);
    CurvedEnds ends = ends(at(400).obstacle(box("rock", 360, 300, 370, top)));
    assertSet(10 - 3e-7, 10, ends.template());
    assertTrue(ends.legal());
    assertEquals(List.of(), ends.region());
  }

  @Test
  void aPoseTellsItsPair() {
    CurvedEnds ends = ends(at(400).ship(new Ship("blue", SMALL, middle.shiftedBy(0, -37))));
    CurvedEnds.Slides there = ends.towards(ends.poseAt(-6, 4).position());
    assertEquals(-6, there.laid(), EXACT);
    assertEquals(4, there.shift(), EXACT);
    CurvedEnds.Slides kept = ends.nearestTo(ends.poseAt(-6, 4).position()).orElseThrow();
    assertEquals(-6, kept.laid(), EXACT);
    // From beside the set the nearest way is across: back by 1 at right angles to the base's way.
    double beyond = -(3 - TAU) / C + 1;
    CurvedEnds.Slides legal = ends.nearestTo(ends.poseAt(beyond, 4).position()).orElseThrow();
    assertEquals(beyond - 1, legal.laid(), 3e-6);
    assertEquals(4 + C, legal.shift(), 3e-6);
    assertEquals(4, ends.centers().pieces().get(0).shell().size());
  }

  @Test
  void straightsAndMarksAreRefused() {
    Table table = at(400).build();
    SidewaysMove straight = SidewaysMove.barrelRoll(RULES, SMALL, Side.LEFT);
    assertIllegal(() -> repositions.curved(table, "red", straight));
    assertIllegal(() -> repositions.curved(table, "red", bank.at(RollPositions.MARKS)));
  }

  /**
   * Along a turn the two slides lead at a right angle: a along u, b along v. A corner of blue's is
   * 3 mm along u and 4 mm along v from one of red's, and green mirrors blue. So the pair (a, b)
   * keeps 5 mm clear where (3 − a, 4 − b) and (3 − a, 4 + b) are as long as that.
   */
  @Test
  void aClearanceIsRoundAtCorners() {
    SidewaysMove turn =
        SidewaysMove.along(
            RULES,
            PartsCatalogue.standard().template(TemplateKind.TURN, 1),
            Side.LEFT,
            SMALL,
            Side.LEFT,
            Barriers.NONE);
    Pose end = turn.endAt(SMALL, START, 0, 0);
    Vector u = START.heading().times(1);
    Vector v = end.heading().times(1);
    assertEquals(0, u.dot(v), EXACT);
    Table.Builder table = at(400);
    for (int side : List.of(-1, 1)) {
      Point there = end.position().plus(u.times(43)).plus(v.times(44 * side));
      Pose pose = new Pose(there.x(), there.y(), end.heading());
      table.ship(new Ship(side > 0 ? "blue" : "green", SMALL, pose));
    }
    CurvedEnds ends = repositions.keepingClear(5).curved(table.build(), "red", turn);
    assertEquals(List.of("blue", "green"), ends.blockedBy());
    assertSet(-10, 0, ends.slides());
    assertSet(-10, 10, ends.shifts());
    assertSet(0, 0, ends.shiftsAt(ends.slides().intervals().get(0).hi()));
    assertSet(-1, 1, ends.shiftsAt(-1));
    assertSet(-10, 10, ends.shiftsAt(-2));
    assertTrue(ends.shiftsAt(1).isEmpty());
    assertEquals(3 - Math.sqrt(21), ends.laidFor(2).orElseThrow(), EXACT);
    assertTrue(ends.allows(OptionalDouble.of(-1), OptionalDouble.of(0.5)));
    assertFalse(ends.allows(OptionalDouble.of(-1), OptionalDouble.of(1.5)));
    for (Point corner : ends.region().get(0)) {
      double apart = Math.hypot(3 - corner.x(), 4 - Math.abs(corner.y()));
      assertTrue(3 - corner.x() >= 5 || apart >= 5, corner::toString);
    }
  }

  /** Slides and shifts end where the pose that they lead to is just clear of everything. */
  @Test
  void setsWithAClearanceEndWhereShipsAreAsNear() {
    Random random = new Random(69);
    int ended = 0;
    for (int trial = 0; trial < 150; trial++) {
      Table.Builder table = at(400);
      for (int i = 0; i < 3; i++) {
        double turn = random.nextDouble() * 360;
        Point near = middle.position();
        double x = near.x() + random.nextDouble() * 200 - 100;
        double y = near.y() + random.nextDouble() * 200 - 100;
        table.ship(new Ship("s" + i, SMALL, Pose.at(x, y, turn)));
      }
      CurvedEnds ends =
          repositions.keepingClear(random.nextDouble() * 20).curved(table.build(), "red", bank);
      for (Interval part : ends.slides().intervals()) {
        for (double end : new double[] {part.lo(), part.hi()}) {
          assertFalse(ends.shiftsAt(end).isEmpty());
          double beyond = end + (end == part.lo() ? -2e-9 : 2e-9);
          boolean found = Math.abs(beyond) < 10 && !ends.slides().contains(beyond);
          assertFalse(found && !ends.shiftsAt(beyond).isEmpty(), ends::toString);
          ended += found ? 1 : 0;
        }
      }
      double laid = random.nextDouble() * 20 - 10;
      for (Interval part : ends.shiftsAt(laid).intervals()) {
        double shift = (part.lo() + part.hi()) / 2;
        assertTrue(ends.shifts().contains(shift), ends::toString);
        assertTrue(Math.abs(ends.laidFor(shift).orElseThrow()) <= Math.abs(laid));
      }
    }
    assertTrue(ended > 20, "ends: " + ended);
  }
}
