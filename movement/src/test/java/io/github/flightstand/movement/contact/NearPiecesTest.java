package io.github.flightstand.movement.contact;

import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Obstacles in the order of handling, and pieces at the ends of what is looked at, by hand. */
class NearPiecesTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();

  private static Obstacle pebble(String id, double x, double y) {
    return new Obstacle(
        id,
        ObstacleKind.ASTEROID,
        SimplePolygon.of(
                new Point(-0.5, -0.5),
                new Point(0.5, -0.5),
                new Point(0.5, 0.5),
                new Point(-0.5, 0.5))
            .placedIn(Pose.at(x, y, 0)));
  }

  @Test
  void theNearerObstacleIsHandledFirstWhateverMeetsIt() {
    // The turn 1 to the left goes around (365, 420). The base ends from 325 to 365 across and from
    // 435 to 475 up: "z" is under its corner alone, √2 · 15.5 = 21.9 from the base at the start.
    // "a" is under the template's outer rim, 44 from (365, 420) at 45 degrees, and 30.6 away.
    double rim = 44 * StrictMath.sqrt(0.5);
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(small("red", 400, 400, 90))
            .obstacle(pebble("a", 365 + rim, 420 + rim))
            .obstacle(pebble("z", 364, 436))
            .build();
    Resolution answer = Resolver.standard().resolve(table, "red", Maneuver.parse("1TW"));
    assertEquals(
        List.of(new ObstacleMet("z", false, true), new ObstacleMet("a", true, false)),
        answer.obstacles());
  }

  @Test
  void aLargeObstacleWhoseTipIsUnderTheTemplatesStartIsMet() {
    // The straight 2 leads from x = 420 to 500; each tip reaches a millimeter under its start, from
    // the left, below and above. Their middles are 60 away from their tips.
    double[][] middles = {{361, 400}, {425, 331}, {425, 469}};
    for (double[] middle : middles) {
      Obstacle rock =
          new Obstacle(
              "rock",
              ObstacleKind.DEBRIS,
              SimplePolygon.of(
                      new Point(-60, 0), new Point(0, -60), new Point(60, 0), new Point(0, 60))
                  .placedIn(Pose.at(middle[0], middle[1], 0)));
      Table table =
          Table.builder(PlayArea.STANDARD).ship(small("red", 400, 400, 0)).obstacle(rock).build();
      assertEquals(
          List.of(new ObstacleMet("rock", true, false)),
          Resolver.standard().resolve(table, "red", Maneuver.parse("2FW")).obstacles());
    }
  }

  @Test
  void aShipThatStandsInIsNoObstacleToABaseOnIt() {
    Base corvette = PARTS.base(BaseSize.HUGE_CORVETTE);
    Table table =
        table(small("red", 400, 400, 90), new Ship("wreck", corvette, Pose.at(400, 480, 90), true));
    Resolution stays = Resolver.standard().resolve(table, "red", Maneuver.parse("0OW"));
    assertEquals(List.of(), stays.obstacles());
  }

  @Test
  void aBaseThatTheToleranceLeavesNothingOfMeetsNothing() {
    Ship red = small("red", 400, 400, 90);
    Table table =
        Table.builder(PlayArea.STANDARD).ship(red).obstacle(pebble("rock", 400, 400)).build();
    for (double contact : new double[] {15, 25}) {
      List<ObstacleMet> met =
          new ObstaclesInWay(table, red, new Tolerance(contact), new Scratch())
              .met(red.pose(), Optional.empty(), 0);
      assertEquals(contact < 20 ? 1 : 0, met.size());
    }
  }

  @Test
  void anObstacleAsDeepUnderACurveAsTheToleranceIsNotMet() {
    Ship red = small("red", 400, 400, 90);
    // The turn 1 to the left goes around (365, 420), and its outer rim is 45 from there.
    double place = 44.75 * StrictMath.sqrt(0.5);
    Obstacle rock = pebble("rock", 365 + place, 420 + place);
    Table table = Table.builder(PlayArea.STANDARD).ship(red).obstacle(rock).build();
    LaidPath path = Resolver.standard().path(red, Maneuver.parse("1TW")).orElseThrow();
    double used = path.path().length();
    // A corner of the pebble is √½ nearer than its middle.
    double deep = -Separation.between(path.usedPart(used), rock.outline());
    assertEquals(0.25 + StrictMath.sqrt(0.5), deep, 1e-9);
    for (double contact : new double[] {deep, Math.nextDown(deep)}) {
      List<ObstacleMet> met =
          new ObstaclesInWay(table, red, new Tolerance(contact), new Scratch())
              .met(path.poseAt(used), Optional.of(path), used);
      assertEquals(contact < deep ? 1 : 0, met.size());
    }
  }

  @Test
  void whoIsAsFarAsTheToleranceFromAStopIsTouched() {
    // Where the straight 1 ends the small base is from 380 to 420 across, "o" from 420.25 on.
    for (double apart : new double[] {0.25, 0.375}) {
      BackingUp.Stop stop = stopBeside(apart, List.of("o"));
      assertEquals(stop.pose(), Pose.at(400, 480, 90));
      assertEquals(apart > 0.25 ? List.of() : List.of("o"), stop.touching());
    }
  }

  @Test
  void whoIsFlushWithAShipThatNothingStoppedIsNotTouchedByIt() {
    // Deeper than half the tolerance, but no overlap.
    assertEquals(List.of(), stopBeside(-0.1875, List.of()).touching());
  }

  /** Backs up a ship on a straight 1 past a ship beside it; the tolerance is a quarter. */
  private static BackingUp.Stop stopBeside(double apart, List<String> overlappedBeside) {
    Ship red = small("red", 400, 400, 90);
    Table table = table(red, small("o", 440 + apart, 480, 90));
    LaidPath path = Resolver.standard().path(red, Maneuver.parse("1FW")).orElseThrow();
    Neighbours others = Neighbours.all(table, red, new Scratch());
    return BackingUp.along(path, others, new Tolerance(0.25), overlappedBeside);
  }

  @Test
  void nothingIsLeftOfARectangleThatIsErodedByHalf() {
    assertTrue(NearObstacles.erodedRectangle(2, 10, 1).isEmpty());
    assertTrue(NearObstacles.erodedRectangle(10, 2, 1).isEmpty());
    assertTrue(NearObstacles.erodedRectangle(10, 2.5, 1).isPresent());
  }

  @Test
  void aCircleThatJustReachesThePlaceIsNear() {
    // A rock that reaches 2 from its middle, 100 away, and a ship that reaches 20 √2.
    Obstacle rock =
        new Obstacle(
            "rock",
            ObstacleKind.DEBRIS,
            SimplePolygon.of(
                new Point(98, 0), new Point(100, -2), new Point(102, 0), new Point(100, 2)));
    Ship red = small("red", 400, 400, 0);
    Ship blue = small("blue", 100, 0, 0);
    Table table = Table.builder(PlayArea.STANDARD).ship(red).ship(blue).obstacle(rock).build();
    double toShip = 100 - blue.base().reach();
    assertEquals(100, toShip + blue.base().reach());
    for (double less : new double[] {0, 0.001}) {
      int found = less == 0 ? 1 : 0;
      assertEquals(
          found,
          new NearObstacles(
                  table, Set.of(ObstacleKind.DEBRIS), 98 - less, Pose.IDENTITY, new Scratch())
              .count());
      assertEquals(
          found,
          Neighbours.all(table, red, new Scratch()).within(toShip - less, Pose.IDENTITY).bodies());
    }
  }

  @Test
  void theSpareIsAsSmallAsItIsTold() {
    for (double far : new double[] {0, 100, 914.4, 4000}) {
      double spare = Neighbours.spare(Pose.at(-far, far / 2, 30));
      assertTrue(spare >= 1e-13 && spare < 1e-12, far + ": " + spare);
      assertTrue(spare >= 1e-13 + Math.ulp(far), far + ": " + spare);
    }
  }

  @Test
  void aShipAtTheFarEndOfSlidesOneWayIsSeen() {
    // Red slides up to 100 back and 10 ahead; blue, from 280 to 320 across, takes what is farther
    // back than 420 − 20 − 1.75 − 321.75.
    Table table = table(small("red", 420, 400, 0), small("blue", 300, 400, 0));
    List<String> blockers = new ArrayList<>();
    Interval free =
        Neighbours.all(table, table.ships().get(0), new Scratch())
            .freeSlides(
                Pose.at(420, 400, 0),
                new Vector(1, 0),
                new Interval(-100, 10),
                Tolerance.STANDARD,
                blockers)
            .intervals()
            .get(0);
    assertEquals(-76.500001, free.lo(), 1e-9);
    assertEquals(10, free.hi());
    assertEquals(List.of("blue"), blockers);
  }

  @Test
  void aCornerWithinTheMarginOfAPathIsCollectedAsFarAwayAsItCanBe() {
    // Behind red's left rear corner stands blue's right front one: two half diagonals and a gap of
    // hardly less than the margin from middle to middle.
    double middles = 40 * StrictMath.sqrt(2) + 3 - 5e-7;
    Ship red = small("red", 400, 400, 0);
    double aside = middles * StrictMath.sqrt(0.5);
    Table table = table(red, small("blue", 400 - aside, 400 + aside, 0));
    LaidPath path = Resolver.standard().path(red, Maneuver.parse("2FW")).orElseThrow();
    Neighbours others = Neighbours.all(table, red, new Scratch());
    assertEquals(1, others.along(path, 3).bodies());
    assertEquals(0, others.along(path, 2.9).bodies());
  }

  @Test
  void shipsThatStopAnotherTogetherAreSortedById() {
    // Both lower edges are at 500, their guides at 498.25; red's straight 2 leads from 400 to 520.
    Table table =
        table(small("m", 400, 400, 90), small("z", 379, 520, 90), small("a", 421, 520, 90));
    Resolution answer = Resolver.standard().resolve(table, "m", Maneuver.parse("2FW"));
    assertEquals(List.of("a", "z"), answer.overlapped());
    assertEquals(List.of("a", "z"), answer.touching());
  }
}
