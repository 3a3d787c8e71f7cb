package io.github.flightstand.movement.setup;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.token;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.ObstacleSpacing;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Set-up on a play area of a metre square, worked out by hand. Rocks are 60 mm square; spacings are
 * 200 from the edges and 100 from each other.
 */
class PlacementTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final PlayArea AREA = new PlayArea(1000, 1000);
  private static final double ROOT = StrictMath.sqrt(2);

  private static final Placement SPACED =
      new Placement(
          MovementRules.STANDARD.withObstacleSpacing(
              new ObstacleSpacing(200, OptionalDouble.of(100))));

  private static final Placement LOOSE =
      new Placement(
          MovementRules.STANDARD.withObstacleSpacing(
              new ObstacleSpacing(100, OptionalDouble.empty())));

  private static final Placement LOOSE_FROM_EDGES =
      new Placement(
          MovementRules.STANDARD.withObstacleSpacing(
              new ObstacleSpacing(0, OptionalDouble.of(100))));

  private static final SimplePolygon STRIP = rectangle(0, 0, 1000, 100);

  private static SimplePolygon rectangle(double left, double bottom, double right, double top) {
    return SimplePolygon.of(
        new Point(left, bottom),
        new Point(right, bottom),
        new Point(right, top),
        new Point(left, top));
  }

  private static Obstacle rock(String id, double x, double y) {
    return new Obstacle(id, ObstacleKind.ASTEROID, rectangle(x - 30, y - 30, x + 30, y + 30));
  }

  private static Table table(Obstacle... obstacles) {
    Table.Builder table = Table.builder(AREA);
    List.of(obstacles).forEach(table::obstacle);
    return table.build();
  }

  private static String words(List<PlacementRefusal> refusals) {
    StringBuilder words = new StringBuilder();
    for (PlacementRefusal refusal : refusals) {
      words.append(refusal.code().word()).append(' ').append(refusal.of()).append(' ');
    }
    return words.toString().strip();
  }

  private static String placed(Ship ship, SimplePolygon zone) {
    return words(SPACED.ship(table(), ship, Optional.of(zone)));
  }

  private static void assertRefusal(
      PlacementRefusal.Code code,
      double distance,
      double required,
      String of,
      PlacementRefusal found) {
    assertEquals(code, found.code());
    assertEquals(distance, found.distance(), 1e-9);
    assertEquals(required, found.required());
    assertEquals(of, found.of());
  }

  @ParameterizedTest
  @CsvSource({
    "500, 500, ''",
    // The rock reaches 30 from its middle: exactly 200 from an edge is still at range 2.
    "230, 500, too-near-edge left",
    "230.000001, 500, ''",
    "770, 500, too-near-edge right",
    "769.999999, 500, ''",
    "500, 230, too-near-edge bottom",
    "500, 770, too-near-edge top",
    "230, 770, too-near-edge left too-near-edge top",
    "20, 500, outside-area left too-near-edge left"
  })
  void anObstacleKeepsOffTheEdges(double x, double y, String reasons) {
    assertEquals(reasons, words(SPACED.obstacle(table(), rock("rock", x, y), Optional.empty())));
  }

  @Test
  void everyDistanceIsMeasured() {
    List<PlacementRefusal> refusals =
        SPACED.obstacle(table(rock("a", 260, 300)), rock("rock", 20, 300), Optional.empty());
    assertEquals(2, refusals.size());
    assertRefusal(PlacementRefusal.Code.OUTSIDE_AREA, -10, 0, "left", refusals.get(0));
    assertRefusal(PlacementRefusal.Code.TOO_NEAR_EDGE, -10, 200, "left", refusals.get(1));
    refusals =
        SPACED.obstacle(
            table(rock("b", 500, 560), rock("a", 620, 580)),
            rock("rock", 500, 500.5),
            Optional.of(rectangle(0, 0, 1000, 520)));
    assertEquals(4, refusals.size());
    assertRefusal(PlacementRefusal.Code.OVERLAP, -0.5, 0, "b", refusals.get(0));
    assertRefusal(PlacementRefusal.Code.OUTSIDE_ZONE, -10.5, 0, "zone", refusals.get(1));
    // 620 − 30 − 530 = 60 across and 580 − 30 − 530.5 = 19.5 up
    assertRefusal(
        PlacementRefusal.Code.TOO_NEAR_OBSTACLE,
        StrictMath.sqrt(60 * 60 + 19.5 * 19.5),
        100,
        "a",
        refusals.get(2));
    assertRefusal(PlacementRefusal.Code.TOO_NEAR_OBSTACLE, 0, 100, "b", refusals.get(3));
  }

  @ParameterizedTest
  @CsvSource({
    // Gaps of exactly 100, slightly more, and none.
    "460, too-near-obstacle other",
    "460.000001, ''",
    "359.999998, overlap other too-near-obstacle other",
    "360, too-near-obstacle other",
    "359.9999995, too-near-obstacle other",
  })
  void obstaclesKeepOffEachOther(double x, String reasons) {
    Table table = table(rock("other", 300, 500));
    assertEquals(reasons, words(SPACED.obstacle(table, rock("rock", x, 500), Optional.empty())));
  }

  @ParameterizedTest
  @CsvSource({
    "131, 500, ''",
    "130, 500, too-near-edge left",
    // Without a spacing obstacles may lie flush, but not on each other.
    "360, 500, ''",
    "359, 500, overlap other"
  })
  void theFirstRulebookAsksForTheEdgesOnly(double x, double y, String reasons) {
    Table table = table(rock("other", 300, 500));
    assertEquals(reasons, words(LOOSE.obstacle(table, rock("rock", x, y), Optional.empty())));
  }

  @Test
  void anObstacleMustNotLieUnderAShip() {
    Table table = Table.builder(AREA).ship(small("red", 500, 500, 90)).build();
    List<PlacementRefusal> refusals =
        SPACED.obstacle(table, rock("rock", 547, 500), Optional.empty());
    assertEquals(1, refusals.size());
    assertRefusal(PlacementRefusal.Code.OVERLAP, -3, 0, "red", refusals.get(0));
    // The ship's guides reach up to 521.75.
    assertEquals(
        "overlap red", words(SPACED.obstacle(table, rock("rock", 500, 551), Optional.empty())));
    assertEquals("", words(SPACED.obstacle(table, rock("rock", 500, 551.75), Optional.empty())));
  }

  @Test
  void aPieceIsNotInItsOwnWay() {
    Table table = table(rock("rock", 300, 300));
    assertEquals("", words(SPACED.obstacle(table, rock("rock", 310, 300), Optional.empty())));
    Ship red = small("red", 500, 50, 90);
    Table ships = Table.builder(AREA).ship(red).build();
    assertEquals("", words(SPACED.ship(ships, red.at(Pose.at(505, 50, 90)), Optional.of(STRIP))));
    // Nor is one of the other kind that it takes the place of.
    assertEquals("", words(SPACED.ship(table(rock("red", 500, 50)), red, Optional.of(STRIP))));
    Table inner = Table.builder(AREA).ship(small("rock", 300, 300, 90)).build();
    assertEquals("", words(SPACED.obstacle(inner, rock("rock", 310, 300), Optional.empty())));
  }

  @ParameterizedTest
  @CsvSource({
    "300, 50, 17, ''",
    // Flush with the edge, rear guides off the table; flush with the zone, front guides beyond it.
    "300, 20, 90, ''",
    "300, 80, 90, ''",
    "300, 80.0000005, 90, ''",
    "300, 80.000002, 90, outside-zone zone",
    "300, 19.999998, 90, outside-zone zone outside-area bottom",
    "20, 50, 0, ''",
    "19, 50, 0, outside-zone zone outside-area left",
    "300, 500, 0, outside-zone zone"
  })
  void aSmallShipStandsInItsZone(double x, double y, double heading, String reasons) {
    assertEquals(reasons, placed(small("red", x, y, heading), STRIP));
  }

  @ParameterizedTest
  @CsvSource({
    // A tolerance of a quarter: over the edge, over the zone's end, and on another ship.
    "300, 19.75, ''",
    "300, 19.625, outside-zone zone outside-area bottom",
    "300, 80.25, ''",
    "300, 80.375, outside-zone zone",
    "539.75, 50, ''",
    "539.625, 50, overlap other"
  })
  void theToleranceItselfIsAllowed(double x, double y, String reasons) {
    Placement quarter = new Placement(MovementRules.STANDARD.withTolerance(new Tolerance(0.25)));
    Table table = Table.builder(AREA).ship(small("other", 500, 50, 90)).build();
    Ship red = small("red", x, y, 90);
    assertEquals(reasons, words(quarter.ship(table, red, Optional.of(STRIP))));
  }

  @Test
  void howFarAShipSticksOutIsMeasured() {
    Ship red = small("red", 300, 85, 90);
    List<PlacementRefusal> refusals = SPACED.ship(table(), red, Optional.of(STRIP));
    assertEquals(1, refusals.size());
    assertRefusal(PlacementRefusal.Code.OUTSIDE_ZONE, -5, 0, "zone", refusals.get(0));
    // A large ship a millimetre below the edge: so much outside both.
    refusals = SPACED.ship(table(), ship("red", BaseSize.LARGE, 300, 39, 90), Optional.of(STRIP));
    assertEquals(2, refusals.size());
    assertRefusal(PlacementRefusal.Code.OUTSIDE_ZONE, -1, 0, "zone", refusals.get(0));
    assertRefusal(PlacementRefusal.Code.OUTSIDE_AREA, -1, 0, "bottom", refusals.get(1));
  }

  @Test
  void aLargeShipWithACornerNearTheEdgeMayReachPastTheZone() {
    // Turned by 45 degrees its corners are 40 √2 = 56.57 above and below its centre.
    assertEquals("", placed(ship("red", BaseSize.LARGE, 300, 40 * ROOT, 45), STRIP));
    assertEquals("", placed(ship("red", BaseSize.LARGE, 300, 40 * ROOT + 0.999, 45), STRIP));
    Ship inside = ship("red", BaseSize.LARGE, 300, 40 * ROOT + 1.001, 45);
    assertEquals("outside-zone zone", placed(inside, STRIP));
    Ship below = ship("red", BaseSize.LARGE, 300, 40 * ROOT - 0.001, 45);
    assertEquals("outside-zone zone outside-area bottom", placed(below, STRIP));
  }

  @Test
  void howNearToTheEdgeIsTheRules() {
    Ship near = ship("red", BaseSize.LARGE, 300, 40 * ROOT + 0.001, 45);
    Ship far = ship("red", BaseSize.LARGE, 300, 40 * ROOT + 4.999, 45);
    assertEquals("outside-zone zone", placed(near, STRIP, 0));
    assertEquals("", placed(far, STRIP, 5));
    assertEquals("outside-zone zone", placed(far, STRIP, 4.99));
    assertIllegal(() -> MovementRules.STANDARD.withZoneDepth(-1));
  }

  private static String placed(Ship ship, SimplePolygon zone, double zoneDepth) {
    Placement placement = new Placement(MovementRules.STANDARD.withZoneDepth(zoneDepth));
    return words(placement.ship(table(), ship, Optional.of(zone)));
  }

  @Test
  void aHugeShipStandsAslantWithACornerOnTheEdge() {
    // The booklet's example: its rear left corner is on the edge and it is turned as its owner
    // likes. Facing 135 that corner is (112.4 + 40)/√2 below its middle, and it spans that much to
    // either side.
    double half = 152.4 / ROOT;
    assertEquals("", placed(corvette(500, half, 135), STRIP));
    assertEquals("", placed(corvette(500, half + 0.999, 135), STRIP));
    assertEquals("outside-zone zone", placed(corvette(500, half + 1.001, 135), STRIP));
    assertEquals(
        "outside-zone zone outside-area bottom", placed(corvette(500, half - 0.001, 135), STRIP));
    SimplePolygon right = rectangle(500 - half, 0, 1000, 100);
    assertEquals("", placed(corvette(500, half, 135), right));
    assertEquals("outside-zone zone", placed(corvette(499.999, half, 135), right));
    // Straight up, its rear edge on the table's.
    assertEquals("", placed(ship("red", BaseSize.HUGE_TRANSPORT, 300, 97.5, 90), STRIP));
    // Along the edge a corvette needs no exception: it is 80 wide.
    assertEquals("", placed(corvette(500, 60, 0), STRIP));
  }

  @Test
  void oneThatStandsInFillsNoZone() {
    Ship standsIn = standIn("red", 500, 152.4 / ROOT, 135);
    assertEquals("outside-zone zone too-near-edge bottom", placed(standsIn, STRIP));
  }

  private static Ship corvette(double x, double y, double heading) {
    return ship("red", BaseSize.HUGE_CORVETTE, x, y, heading);
  }

  private static Ship standIn(String id, double x, double y, double heading) {
    return new Ship(id, PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(x, y, heading), true);
  }

  @ParameterizedTest
  @CsvSource({
    "500, 500, 0, ''",
    // Without its guides it reaches 112.4 ahead and astern, 40 aside.
    "312.4, 500, 0, too-near-edge left",
    "312.400001, 500, 0, ''",
    "687.6, 500, 180, too-near-edge right",
    "500, 240, 0, too-near-edge bottom",
    "500, 760, 0, too-near-edge top",
    "500, 759.999999, 0, ''",
    "100, 500, 0, outside-area left too-near-edge left"
  })
  void aStandInKeepsOffTheEdges(double x, double y, double heading, String reasons) {
    Ship standsIn = standIn("wreck", x, y, heading);
    assertEquals(reasons, words(SPACED.ship(table(), standsIn, Optional.empty())));
    // A ship that somebody flies keeps off nothing but the edge itself.
    Ship flown = ship("red", BaseSize.HUGE_CORVETTE, x, y, heading);
    assertEquals(
        x < 112.4 ? "outside-area left" : "", words(SPACED.ship(table(), flown, Optional.empty())));
  }

  @ParameterizedTest
  @CsvSource({
    // Beside: 40 and the rock's 30 are 70, and 100 between. Ahead: 112.4 and 30, and 100 between.
    "500, 670, too-near-obstacle",
    "500, 670.000001, ''",
    "742.4, 500, too-near-obstacle",
    "742.400001, 500, ''",
    "500, 569, overlap too-near-obstacle"
  })
  void obstaclesAndAStandInKeepOffEachOther(double x, double y, String reasons) {
    Ship standsIn = standIn("wreck", 500, 500, 0);
    Table withRock = table(rock("rock", x, y));
    assertEquals(
        reasons, codes(LOOSE_FROM_EDGES.ship(withRock, standsIn, Optional.empty()), "rock"));
    Table withWreck = Table.builder(AREA).ship(standsIn).build();
    assertEquals(
        reasons,
        codes(LOOSE_FROM_EDGES.obstacle(withWreck, rock("rock", x, y), Optional.empty()), "wreck"));
    // The first rulebook asks for no distance, and a ship that flies is no obstacle.
    String overlaps = reasons.startsWith("overlap") ? "overlap" : "";
    assertEquals(overlaps, codes(LOOSE.ship(withRock, standsIn, Optional.empty()), "rock"));
    Table withShip = Table.builder(AREA).ship(corvette(500, 500, 0)).build();
    assertEquals(
        overlaps,
        codes(LOOSE_FROM_EDGES.obstacle(withShip, rock("rock", x, y), Optional.empty()), "red"));
  }

  @Test
  void twoStandInsKeepOffEachOther() {
    Table table = Table.builder(AREA).ship(standIn("one", 500, 400, 0)).build();
    assertEquals(
        "too-near-obstacle one",
        words(SPACED.ship(table, standIn("two", 500, 580, 0), Optional.empty())));
    assertEquals(
        "", words(SPACED.ship(table, standIn("two", 500, 580.000001, 0), Optional.empty())));
    // It is not in its own way.
    assertEquals("", words(SPACED.ship(table, standIn("one", 500, 410, 0), Optional.empty())));
  }

  /** The reasons, all of which must be measured from one piece. */
  private static String codes(List<PlacementRefusal> refusals, String of) {
    return words(refusals).replace(" " + of, "");
  }

  @Test
  void onlyLargeShipsMayReachPastTheZone() {
    SimplePolygon shallow = rectangle(0, 0, 1000, 50);
    assertEquals("", placed(ship("red", BaseSize.LARGE, 300, 40, 90), shallow));
    assertEquals("outside-zone zone", placed(ship("red", BaseSize.MEDIUM, 300, 30, 90), shallow));
  }

  @Test
  void aLargeShipLeavesTheZoneOnTheFarSideOnly() {
    SimplePolygon stub = rectangle(200, 0, 700, 50);
    assertEquals("", placed(ship("red", BaseSize.LARGE, 240, 40, 90), stub));
    assertEquals("outside-zone zone", placed(ship("red", BaseSize.LARGE, 239, 40, 90), stub));
    // At the left edge of the table a strip along the bottom is 50 long, and no depth to fill.
    assertEquals(
        "outside-zone zone",
        placed(ship("red", BaseSize.LARGE, 40, 60, 90), rectangle(0, 0, 1000, 50)));
  }

  @Test
  void everyEdgeOfTheTableMayBeTheOwners() {
    assertEquals(
        "", placed(ship("red", BaseSize.LARGE, 300, 960, 90), rectangle(0, 950, 1000, 1000)));
    assertEquals("", placed(ship("red", BaseSize.LARGE, 40, 300, 90), rectangle(0, 0, 50, 1000)));
    assertEquals(
        "", placed(ship("red", BaseSize.LARGE, 960, 300, 90), rectangle(950, 0, 1000, 1000)));
    // A zone away from the edges has no such depth, one that reaches beyond them has.
    assertEquals(
        "outside-zone zone",
        placed(ship("red", BaseSize.LARGE, 300, 40, 90), rectangle(0, 10, 1000, 50)));
    assertEquals(
        "", placed(ship("red", BaseSize.LARGE, 300, 40, 90), rectangle(-50, -50, 1100, 50)));
  }

  @Test
  void aZoneMayHaveAnyOutline() {
    // Two towers of 100 by 60 on the edge, joined by a bar from 20 to 40.
    SimplePolygon towers =
        SimplePolygon.of(
            new Point(100, 0),
            new Point(200, 0),
            new Point(200, 20),
            new Point(400, 20),
            new Point(400, 0),
            new Point(500, 0),
            new Point(500, 60),
            new Point(400, 60),
            new Point(400, 40),
            new Point(200, 40),
            new Point(200, 60),
            new Point(100, 60));
    assertEquals("", placed(small("red", 150, 30, 90), towers));
    assertEquals("outside-zone zone", placed(small("red", 300, 30, 90), towers));
    assertEquals("", placed(ship("red", BaseSize.LARGE, 150, 40, 90), towers));
    // Above the gap between the towers nothing of the zone lies on the edge.
    assertEquals("outside-zone zone", placed(ship("red", BaseSize.LARGE, 300, 40, 90), towers));
    assertEquals("outside-zone zone", placed(ship("red", BaseSize.LARGE, 190, 40, 90), towers));
  }

  @Test
  void shipsOverlapNeitherShipsNorObstacles() {
    Table table =
        Table.builder(AREA)
            .ship(small("b", 337, 50, 90))
            .ship(small("flush", 260, 50, 90))
            .obstacle(rock("a", 300, 95))
            .token(token("mine", TokenKind.MINE, 300, 50, 0))
            .build();
    List<PlacementRefusal> refusals =
        SPACED.ship(table, small("red", 300, 50, 90), Optional.of(STRIP));
    assertEquals(2, refusals.size());
    // The rock begins at 65, 5 below the front edge and 6.75 below the guides' tips; the deepest
    // of the parts is the base itself.
    assertRefusal(PlacementRefusal.Code.OVERLAP, -5, 0, "a", refusals.get(0));
    assertRefusal(PlacementRefusal.Code.OVERLAP, -3, 0, "b", refusals.get(1));
  }

  @Test
  void whatIsFarOutsideItsZoneIsToldHowFar() {
    // The strip ends at y = 100, the ship's front edge is at 520.
    Ship far = small("red", 300, 500, 90);
    assertRefusal(
        PlacementRefusal.Code.OUTSIDE_ZONE,
        -420,
        0,
        "zone",
        SPACED.ship(table(), far, Optional.of(STRIP)).get(0));
  }

  @Test
  void guidesCountForOverlapsInSetUp() {
    Table table = Table.builder(AREA).ship(small("other", 300, 61, 90)).build();
    assertEquals(
        "overlap other", words(SPACED.ship(table, small("red", 300, 20, 90), Optional.empty())));
  }

  @Test
  void guidesMustStayInsideWhereAFlagSaysSo() {
    Placement strict = new Placement(MovementRules.STANDARD.withFleeing(new Fleeing(true)));
    // Flush with the edge, the rear guides are 1.75 off the table and out of the zone.
    Ship flush = small("red", 300, 20, 90);
    List<PlacementRefusal> refusals = strict.ship(table(), flush, Optional.of(STRIP));
    assertEquals(2, refusals.size());
    assertRefusal(PlacementRefusal.Code.OUTSIDE_ZONE, -1.75, 0, "zone", refusals.get(0));
    assertRefusal(PlacementRefusal.Code.OUTSIDE_AREA, -1.75, 0, "bottom", refusals.get(1));
    Ship guidesFlush = small("red", 300, 21.75, 90);
    assertEquals(List.of(), strict.ship(table(), guidesFlush, Optional.of(STRIP)));
    // A large ship fills the zone's depth from the tips of its guides on.
    SimplePolygon shallow = rectangle(0, 0, 1000, 50);
    Ship large = ship("red", BaseSize.LARGE, 300, 41.75, 90);
    assertEquals(List.of(), strict.ship(table(), large, Optional.of(shallow)));
    Token crate = token("crate", TokenKind.OBJECTIVE, 300, 18, 90);
    assertEquals("outside-area bottom", words(strict.token(table(), crate, Optional.empty())));
  }

  @Test
  void aTokenLiesAnywhereInItsZone() {
    Token token = token("crate", TokenKind.OBJECTIVE, 300, 18, 90);
    Table table = table(rock("rock", 300, 50));
    assertEquals("", words(SPACED.token(table, token, Optional.of(STRIP))));
    assertEquals(
        "outside-zone zone",
        words(SPACED.token(table, token, Optional.of(rectangle(0, 0, 1000, 35)))));
    Token lower = new Token("crate", token.kind(), token.outline(), Pose.at(300, 17.9, 90));
    assertEquals("outside-area bottom", words(SPACED.token(table, lower, Optional.empty())));
  }

  /** A mine like an L: either leg is 60 long, and sticks out by 1 over an edge in its turn. */
  @ParameterizedTest
  @CsvSource({"59, 400, 180, left", "400, 59, 270, bottom", "59, 400, 90, left"})
  void everyPartOfAConcaveTokenCounts(double x, double y, double heading, String edge) {
    SimplePolygon legs =
        SimplePolygon.of(
            new Point(0, 0),
            new Point(60, 0),
            new Point(60, 10),
            new Point(10, 10),
            new Point(10, 60),
            new Point(0, 60));
    Token mine = Token.shaped("mine", TokenKind.MINE, legs, Pose.at(x, y, heading));
    assertEquals("outside-area " + edge, words(SPACED.token(table(), mine, Optional.empty())));
    assertEquals(
        "outside-zone zone",
        words(
            SPACED.token(
                table(),
                mine.at(Pose.at(x + 1, y + 1, heading)),
                Optional.of(rectangle(2, 2, 1000, 1000)))));
  }

  @Test
  void spacingsAreDistances() {
    assertIllegal(() -> new ObstacleSpacing(-1, OptionalDouble.empty()));
    assertIllegal(() -> new ObstacleSpacing(1, OptionalDouble.of(Double.NaN)));
  }

  @Test
  void aConcaveObstacleIsJudgedByItsOutline() {
    // An L around the corner of another's gap: its box would overlap, its outline is 10 off.
    SimplePolygon corner =
        SimplePolygon.of(
            new Point(460, 460),
            new Point(540, 460),
            new Point(540, 470),
            new Point(470, 470),
            new Point(470, 540),
            new Point(460, 540));
    Obstacle hook = new Obstacle("hook", ObstacleKind.DEBRIS, corner);
    assertEquals("", words(LOOSE.obstacle(table(hook), rock("rock", 510, 510), Optional.empty())));
  }
}
