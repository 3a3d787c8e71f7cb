package io.github.flightstand.movement.setup;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.rock;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.square;
import static io.github.flightstand.movement.Pieces.token;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.region.JtsPolygons;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.ObstacleSpacing;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** Areas of free regions on a play area of a metre square, worked out by hand. */
class FreeRegionTest {

  private static final PlayArea AREA = new PlayArea(1000, 1000);
  private static final double ARC_ERROR = 1e-3;

  private static final FreeRegion SPACED =
      new FreeRegion(
          MovementRules.STANDARD.withObstacleSpacing(
              new ObstacleSpacing(200, OptionalDouble.of(100))),
          ARC_ERROR);

  private static final FreeRegion LOOSE =
      new FreeRegion(
          MovementRules.STANDARD.withObstacleSpacing(
              new ObstacleSpacing(100, OptionalDouble.empty())),
          ARC_ERROR);

  private static final FreeRegion USUAL = new FreeRegion(MovementRules.STANDARD, ARC_ERROR);
  private static final Optional<SimplePolygon> ANYWHERE = Optional.empty();
  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final Table EMPTY = Table.builder(AREA).build();

  private static final Obstacle ROCK = square("rock", 0, 0, 30);

  private static double area(Region region) {
    return JtsPolygons.toJts(region).getArea();
  }

  @Test
  void anEmptyTableLeavesARectangle() {
    Table table = Table.builder(AREA).build();
    // 230 to 770 both ways, a millionth less on every side.
    assertEquals(540.0 * 540, area(SPACED.obstacle(table, ROCK, 0, ANYWHERE)), 4 * 540 * 2e-6);
    assertEquals(740.0 * 740, area(LOOSE.obstacle(table, ROCK, 0, ANYWHERE)), 4 * 740 * 2e-6);
    // Turned by 45 degrees the rock reaches 30 √2 = 42.43 out.
    double side = 1000 - 2 * (200 + 30 * StrictMath.sqrt(2));
    assertEquals(side * side, area(SPACED.obstacle(table, ROCK, 45, ANYWHERE)), 4 * side * 2e-6);
  }

  @Test
  void anotherObstacleTakesARoundedSquare() {
    Table table = Table.builder(AREA).obstacle(square("other", 500, 500, 30)).build();
    Region region = SPACED.obstacle(table, ROCK, 0, ANYWHERE);
    assertEquals(1, region.pieces().size());
    assertEquals(1, region.pieces().get(0).holes().size());
    // Two squares of 60 add up to one of 120, and 100 all around it with quarter circles.
    double taken = 120.0 * 120 + 4 * 120 * 100 + Math.PI * 100 * 100;
    double round = 4 * 120 + 2 * Math.PI * 100;
    double left = 540.0 * 540 - taken;
    assertTrue(area(region) < left);
    assertEquals(left, area(region), round * (ARC_ERROR + 2e-6) + 4 * 540 * 2e-6);
  }

  @Test
  void aHugeShipThatStandsInKeepsItsSpacing() {
    Ship standsIn =
        new Ship(
            "wall",
            PartsCatalogue.standard().base(BaseSize.HUGE_CORVETTE),
            Pose.at(500, 500, 90),
            true);
    Table table = Table.builder(AREA).ship(standsIn).build();
    // 80 by 224.8 and a square of 60 add up to 140 by 284.8, and 100 all around with quarter
    // circles.
    double taken = 140 * 284.8 + 2 * (140 + 284.8) * 100 + Math.PI * 100 * 100;
    double round = 2 * (140 + 284.8) + 2 * Math.PI * 100;
    assertEquals(
        540.0 * 540 - taken,
        area(SPACED.obstacle(table, ROCK, 0, ANYWHERE)),
        round * (ARC_ERROR + 2e-6) + 4 * 540 * 2e-6);
  }

  @Test
  void everySpacingIsAMillionthLarger() {
    Table table = Table.builder(AREA).obstacle(square("other", 500, 500, 30)).build();
    Region.Piece piece = SPACED.obstacle(table, ROCK, 0, ANYWHERE).pieces().get(0);
    for (Point corner : piece.shell().corners()) {
      assertEquals(corner.x() < 500 ? 230.000001 : 769.999999, corner.x(), 1e-9);
      assertEquals(corner.y() < 500 ? 230.000001 : 769.999999, corner.y(), 1e-9);
    }
    // The hole's edges around the sum's corner at (560, 560) lie on tangents of the disc.
    List<Point> rim = piece.holes().get(0).corners();
    int tangents = 0;
    for (int i = 0; i < rim.size(); i++) {
      Point a = rim.get(i);
      Point b = rim.get((i + 1) % rim.size());
      if (Math.min(a.x(), b.x()) >= 560 && Math.min(a.y(), b.y()) >= 560) {
        double cross = (b.x() - a.x()) * (560 - a.y()) - (b.y() - a.y()) * (560 - a.x());
        assertEquals(100.000001, Math.abs(cross) / a.distanceTo(b), 2e-7);
        tangents++;
      }
    }
    assertTrue(tangents > 10, "found " + tangents);
  }

  @Test
  void withoutASpacingOnlyTheOverlapIsTaken() {
    Table table =
        Table.builder(AREA)
            .obstacle(square("other", 500, 500, 30))
            .ship(small("red", 300, 300, 90))
            .build();
    // A base with its guides, 40 by 43.5 and 40 by 40: the sum with the square of 60 is 100 by 100
    // and, above and below, bars of 1.75 that the guides make; those span 27 + 60 at the root and
    // 25.25 + 60 at the tip from half their depth on, the gap between them being closed.
    double base = 100.0 * 100 + 2 * (87 * 0.875 + (87 + 85.25) / 2 * 0.875);
    assertEquals(
        740.0 * 740 - 120 * 120 - base, area(LOOSE.obstacle(table, ROCK, 0, ANYWHERE)), 0.02);
  }

  @Test
  void anObstacleIsNotInItsOwnWay() {
    Table table = Table.builder(AREA).obstacle(square("rock", 500, 500, 30)).build();
    assertEquals(540.0 * 540, area(SPACED.obstacle(table, ROCK, 0, ANYWHERE)), 4 * 540 * 2e-6);
    assertEquals(740.0 * 740, area(LOOSE.obstacle(table, ROCK, 0, ANYWHERE)), 4 * 740 * 2e-6);
  }

  @Test
  void aSmallOrFullTableHasNoRoom() {
    Table small = Table.builder(new PlayArea(459, 1000)).build();
    assertTrue(SPACED.obstacle(small, ROCK, 0, ANYWHERE).isEmpty());
    Table just = Table.builder(new PlayArea(461, 1000)).build();
    assertEquals(540, area(SPACED.obstacle(just, ROCK, 0, ANYWHERE)), 0.01);
    Table full =
        Table.builder(new PlayArea(600, 600)).obstacle(square("other", 300, 300, 30)).build();
    assertTrue(SPACED.obstacle(full, ROCK, 0, ANYWHERE).isEmpty());
  }

  @Test
  void aTableAsWideAsTheBaseHasNoRoom() {
    Ship small = ship(BaseSize.SMALL, 90);
    Table narrow = Table.builder(new PlayArea(40, 500)).build();
    assertTrue(USUAL.ship(narrow, small, ANYWHERE).isEmpty());
    Table low = Table.builder(new PlayArea(500, 40)).build();
    assertTrue(USUAL.ship(low, small, ANYWHERE).isEmpty());
  }

  @Test
  void withoutGuidesTheRoomIsALittleLarger() {
    Table table = Table.builder(AREA).ship(small("red", 300, 300, 90)).build();
    // Two bases of 40 take 80 by 80.
    assertEquals(
        960.0 * 960 - 80.0 * 80,
        area(USUAL.shipWithoutGuides(table, ship(BaseSize.SMALL, 90), ANYWHERE)),
        1e-3);
  }

  @Test
  void anArcErrorIsPositive() {
    assertIllegal(() -> new FreeRegion(MovementRules.STANDARD, 0));
    assertIllegal(() -> new FreeRegion(MovementRules.STANDARD, 1000.1));
    FreeRegion coarse = new FreeRegion(MovementRules.STANDARD, 1000);
    assertEquals(960.0 * 960, area(coarse.ship(EMPTY, ship(BaseSize.SMALL, 90), ANYWHERE)), 1e-4);
  }

  private static Ship ship(BaseSize size, double heading) {
    return new Ship("new", PARTS.base(size), Pose.at(-500, 70, heading));
  }

  private static Optional<SimplePolygon> zone(double... coordinates) {
    Point[] corners = new Point[coordinates.length / 2];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = new Point(coordinates[2 * i], coordinates[2 * i + 1]);
    }
    return Optional.of(SimplePolygon.of(corners));
  }

  @Test
  void aShipsCentresAreHalfABaseInside() {
    Region region = USUAL.ship(EMPTY, ship(BaseSize.SMALL, 90), ANYWHERE);
    // To the digit; the guides may stick out.
    assertEquals(
        SimplePolygon.of(
            new Point(980, 20), new Point(980, 980), new Point(20, 980), new Point(20, 20)),
        region.pieces().get(0).shell());
    double reach = 20 * StrictMath.sqrt(2);
    assertEquals(
        (1000 - 2 * reach) * (1000 - 2 * reach),
        area(USUAL.ship(EMPTY, ship(BaseSize.SMALL, 45), ANYWHERE)),
        1e-4);
  }

  @Test
  void aShipKeepsOffShipsAndObstacles() {
    Table table =
        Table.builder(AREA)
            .ship(small("red", 300, 300, 90))
            .obstacle(square("rock", 700, 700, 30))
            .token(token("bomb", TokenKind.BOMB, 500, 500, 0))
            .build();
    Region region = USUAL.ship(table, ship(BaseSize.SMALL, 90), ANYWHERE);
    assertEquals(1, region.pieces().size());
    assertEquals(2, region.pieces().get(0).holes().size());
    // The base and the rock make 100 by 100, and the base's guides bars of 1.75 above and below:
    // 27 + 60 across at the root, 25.25 + 60 at the tip, tapering from half their depth on.
    double rock = 100.0 * 100 + 2 * (87 * 0.875 + (87 + 85.25) / 2 * 0.875);
    // Two bases make 80 by 80, base and guides bars of 1.75 likewise, 67 across and 65.25 at the
    // tip. Guides that meet guides reach on to 3.5 in three places, 7 across and 3.5 at the tip.
    double bars = 2 * (67 * 0.875 + (67 + 65.25) / 2 * 0.875);
    double tips = 2 * 3 * (7 + 3.5) / 2 * 1.75;
    assertEquals(960.0 * 960 - rock - 80.0 * 80 - bars - tips, area(region), 1e-3);
  }

  @Test
  void aShipIsNotInItsOwnWay() {
    Table table =
        Table.builder(AREA)
            .ship(new Ship("new", PARTS.base(BaseSize.LARGE), Pose.at(300, 300, 90)))
            .build();
    assertEquals(960.0 * 960, area(USUAL.ship(table, ship(BaseSize.SMALL, 90), ANYWHERE)), 1e-4);
  }

  @Test
  void aSmallShipStaysInItsZone() {
    // 100 deep along the lower edge: 20 to 80 up.
    assertEquals(
        960.0 * 60,
        area(USUAL.ship(EMPTY, ship(BaseSize.SMALL, 90), zone(0, 0, 1000, 0, 1000, 100, 0, 100))),
        1e-4);
    // An L of two strips 100 wide: 860 by 60 and 60 by 860, sharing a square of 60 by 60.
    assertEquals(
        2 * 860.0 * 60 - 60 * 60,
        area(
            USUAL.ship(
                EMPTY,
                ship(BaseSize.SMALL, 0),
                zone(0, 0, 900, 0, 900, 100, 100, 100, 100, 900, 0, 900))),
        1e-4);
    // Part of this one is off the table: from 20 up, though the zone allows −30.
    assertEquals(
        460.0 * 30,
        area(USUAL.ship(EMPTY, ship(BaseSize.SMALL, 90), zone(0, -50, 500, -50, 500, 70, 0, 70))),
        1e-4);
    assertTrue(
        USUAL
            .ship(EMPTY, ship(BaseSize.SMALL, 90), zone(0, 0, 1000, 0, 1000, 39, 0, 39))
            .isEmpty());
  }

  @Test
  void aLargeShipMayStickOutWhereItFillsTheDepth() {
    // 60 deep and 80 long it never fits, but with its rear within 1 mm of the edge it may stick
    // out: from 40 to 41 up, along all of the zone's 500 less the base.
    Optional<SimplePolygon> zone = zone(100, 0, 600, 0, 600, 60, 100, 60);
    assertEquals(420.0, area(USUAL.ship(EMPTY, ship(BaseSize.LARGE, 90), zone)), 1e-4);
    assertTrue(
        USUAL.ship(EMPTY, ship(BaseSize.MEDIUM, 90), zone(0, 0, 500, 0, 500, 50, 0, 50)).isEmpty());
    // In a zone of 100 it fits from 40 to 60 up, which the exception adds nothing to.
    assertEquals(
        920.0 * 20,
        area(USUAL.ship(EMPTY, ship(BaseSize.LARGE, 90), zone(0, 0, 1000, 0, 1000, 100, 0, 100))),
        1e-4);
    // At the right edge, a transport with its side to it: 195 along the edge, 80 deep.
    assertEquals(
        305.0,
        area(
            USUAL.ship(
                EMPTY,
                ship(BaseSize.HUGE_TRANSPORT, 90),
                zone(940, 100, 1000, 100, 1000, 600, 940, 600))),
        1e-4);
    // 5 mm near enough, the table's left edge.
    FreeRegion generous = new FreeRegion(MovementRules.STANDARD.withZoneDepth(5), ARC_ERROR);
    assertEquals(
        5 * 420.0,
        area(generous.ship(EMPTY, ship(BaseSize.LARGE, 0), zone(0, 100, 60, 100, 60, 600, 0, 600))),
        1e-4);
  }

  @Test
  void aShipThatStandsInIsSetUpAsObstaclesAre() {
    Ship wall = new Ship("new", PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(0, 0, 0), true);
    Table table = Table.builder(AREA).obstacle(square("rock", 500, 500, 30)).build();
    // Beyond 200 of the edges and 100 of the rock: 600 − 224.8 by 600 − 80, less a rounded
    // rectangle of 284.8 by 140 with 100 around it, of which this much is in the way.
    Region alone = USUAL.ship(EMPTY, wall, ANYWHERE);
    assertEquals(375.2 * 520, area(alone), 2 * (375.2 + 520) * 2e-6);
    Table itself = Table.builder(AREA).ship(wall.at(Pose.at(500, 500, 0))).build();
    assertEquals(alone, USUAL.ship(itself, wall, ANYWHERE));
    // The rock's hole reaches past the left and right of that, 242.4 against 187.6, so what is
    // left lies above and below: 90 of 260 each in the middle, all of it at full width but for the
    // corners, which begin 142.4 out: there the circle of 100 falls off by this much.
    double out = 187.6 - 142.4;
    double under =
        out * StrictMath.sqrt(100 * 100 - out * out) / 2
            + 100 * 100 * StrictMath.asin(out / 100) / 2;
    double hole = 2 * (142.4 * 170 + out * 70 + under);
    assertEquals(
        375.2 * 520 - 2 * hole, area(USUAL.ship(table, wall, ANYWHERE)), 1000 * (ARC_ERROR + 2e-6));
    assertEquals(2, USUAL.ship(table, wall, ANYWHERE).pieces().size());
  }

  @Test
  void anObstaclesZoneCountsToo() {
    // 60 square: 230 to 470 both ways in a zone of 500 by 500.
    assertEquals(
        240.0 * 240,
        area(SPACED.obstacle(EMPTY, ROCK, 0, zone(0, 0, 500, 0, 500, 500, 0, 500))),
        4 * 240 * 2e-6);
  }

  @Test
  void aTokenMayLieOnAnything() {
    Table table =
        Table.builder(AREA)
            .obstacle(square("rock", 500, 500, 30))
            .ship(small("red", 300, 300, 90))
            .build();
    Token crate = token("crate", TokenKind.OBJECTIVE, 0, 0, 90);
    assertEquals(964.0 * 964, area(USUAL.token(table, crate, ANYWHERE)), 1e-4);
    assertEquals(
        964.0 * 14, area(USUAL.token(table, crate, zone(0, 0, 1000, 0, 1000, 50, 0, 50))), 1e-4);
  }

  @Test
  void everyPartOfAConcaveTokenStaysInside() {
    // Either leg of the L is 60 long.
    SimplePolygon legs =
        SimplePolygon.of(
            new Point(0, 0),
            new Point(60, 0),
            new Point(60, 10),
            new Point(10, 10),
            new Point(10, 60),
            new Point(0, 60));
    Token mine = Token.shaped("mine", TokenKind.MINE, legs, Pose.IDENTITY);
    assertEquals(940.0 * 940, area(USUAL.token(EMPTY, mine, ANYWHERE)), 1e-4);
  }
}
