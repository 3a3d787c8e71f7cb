package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Pieces.rock;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Relation;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.Guides;
import io.github.flightstand.movement.parts.ManeuverPath;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The smallest cases of faults that an attack with a model of 31 digits found in backing up and in
 * what follows from it. Expected numbers are that model's.
 */
class BackingUpTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final double TAU = Tolerance.STANDARD.contact();

  private static double gapAfter(Table table, Maneuver maneuver) {
    Pose end = Resolver.standard().resolve(table, "m", maneuver).finalPose();
    return Resolver.standard().margins(table, "m", end).ships().orElseThrow();
  }

  @Test
  void aFreeWindowAtAGrazeIsFoundThoughItIsHardlyDeep() {
    // Free on [48.918816, 48.918838]: 22 nanometres wide, the separation there up to 4e-13 mm above
    // the level.
    Table table =
        table(
            small("m", -108.3994140625, -44.1708984375, 0),
            ship(
                "o",
                BaseSize.MEDIUM,
                3.0890901150791223,
                -0.040548214612667034,
                14.429828006443692));
    Resolution answer = Resolver.standard().resolve(table, "m", Maneuver.parse("1TW"));
    assertEquals(48.918838, answer.rail().orElseThrow(), 3e-5);
    assertEquals(List.of("o"), answer.touching());
  }

  @Test
  void aShipIsNotTakenBackOverAStretchThatIsBlocked() {
    // It stops at q in a free window that begins where its front right corner has grazed p, some
    // 1e-12 mm too deep for 1.3e-5 mm of the way. There it has less than 1e-13 mm of room to p.
    // There is more before the graze, where the ship would have to go through p.
    Ship m = small("m", 0, 0, 0);
    Table table =
        table(
            m,
            small("p", 89.14717280877593, 12.655006958222398, 342.091698170201),
            small("q", 67.10840320777935, 51.86266189139994, 52.7742675015956));
    Resolution answer = Resolver.standard().resolve(table, "m", Maneuver.parse("1TW"));
    assertEquals(List.of("p", "q"), answer.touching());
    double rail = answer.rail().orElseThrow();
    assertEquals(9.116781, rail, 1e-7);
    Pose stop =
        ManeuverPath.along(PARTS.template(TemplateKind.TURN, 1), Side.LEFT, m.base().length())
            .poseAt(rail);
    // The template begins at the front edge's middle.
    assertEquals(20 + stop.x(), answer.finalPose().x(), 1e-12);
    assertEquals(stop.y(), answer.finalPose().y(), 1e-12);
  }

  @Test
  void basesThatStandFlushAreNoGapApart() {
    // The line of their centres leads between them by a rounding only, one way or the other.
    Table table =
        table(
            ship("m", BaseSize.LARGE, 400, 400, 90.000089),
            ship("o", BaseSize.MEDIUM, 399.9996994281229, 593.4999999997665, 90.000089));
    Maneuver straight = Maneuver.parse("1FW");
    assertEquals(0, gapAfter(table, straight), 1e-9);
    Pose turn = Pose.at(0, 0, 135);
    Table turned =
        table(
            ship("m", BaseSize.LARGE, turn.compose(table.ship("m").orElseThrow().pose())),
            ship("o", BaseSize.MEDIUM, turn.compose(table.ship("o").orElseThrow().pose())));
    assertEquals(0, gapAfter(turned, straight), 1e-9);
  }

  @Test
  void aStopFarFromTheOriginIsAsExactAsOneNearIt() {
    // The same two ships near the origin and ten metres away; the contact is flat, 1e-3 mm of
    // separation a millimetre, so a rounding of the table's coordinates would show a thousandfold.
    double dx = 10075.477500136636 - 10000.580284710628;
    double dy = 9804.444628618026 - 10000.82690663252;
    double near = stop(0, 0, dx, dy);
    double far = stop(10000.580284710628, 10000.82690663252, dx, dy);
    // The far positions are themselves rounded to 1e-12 mm.
    assertEquals(near, far, 2e-9);
  }

  private static double stop(double x, double y, double dx, double dy) {
    Table table =
        table(
            small("m", x, y, 274.2932801275167),
            ship("o", BaseSize.LARGE, x + dx, y + dy, 274.23541138036984));
    Resolution answer = Resolver.standard().resolve(table, "m", Maneuver.parse("5FW"));
    assertEquals(Outcome.OVERLAPPED, answer.outcome());
    return answer.rail().orElseThrow();
  }

  @Test
  void aReportedStopLooksFreeHoweverFarAwayTheTableIs() {
    for (double away : new double[] {0, 500, 1e4, 1e5, 9e5}) {
      Table table =
          table(
              small("m", 200 + away, 100 - away, 90),
              ship("o", BaseSize.LARGE, 150 + away, 240 - away, 200));
      Resolution answer = Resolver.standard().resolve(table, "m", Maneuver.parse("3BW"));
      Table after = table.withShip(table.ship("m").orElseThrow().at(answer.finalPose()));
      List<Overlaps.Pair> pairs = Overlaps.of(after, Tolerance.STANDARD);
      assertEquals(1, pairs.size());
      assertEquals(Relation.TOUCHING, pairs.get(0).relation());
    }
  }

  @Test
  void theEndOfATallonRollsRoomIsExactAtAFlatContact() {
    Table table =
        table(
            ship("m", BaseSize.LARGE, 900.4449304156167, 900.3837889565609, 329.13927263776714),
            small("o", 1000.7321743617543, 922.0002836618777, 149.0791120692784));
    Resolution answer = Resolver.standard().resolve(table, "m", Maneuver.parse("3EW"));
    List<Interval> free = answer.offsets().orElseThrow().intervals();
    assertEquals(16.32283488 + 1.3e-9, free.get(free.size() - 1).hi(), 6e-9);
  }

  @Test
  void obstaclesAtTheSameDistanceAreHandledInTheOrderOfTheirIds() {
    for (int i = 0; i < 200; i++) {
      Pose start = Pose.at(400, 400, 1.7 * i);
      SimplePolygon left =
          SimplePolygon.of(List.of(new Point(60, 5), new Point(80, 5), new Point(70, 25)));
      SimplePolygon right =
          SimplePolygon.of(List.of(new Point(60, -5), new Point(80, -5), new Point(70, -25)));
      Table table =
          table(small("m", start)).toBuilder()
              .obstacle(new Obstacle("b", ObstacleKind.ASTEROID, left.placedIn(start)))
              .obstacle(new Obstacle("a", ObstacleKind.ASTEROID, right.placedIn(start)))
              .build();
      Resolution answer = Resolver.standard().resolve(table, "m", Maneuver.parse("2FW"));
      assertEquals(List.of("a", "b"), answer.obstacles().stream().map(ObstacleMet::id).toList());
    }
  }

  @Test
  void obstaclesAtTheSameDistanceAreHandledInTheOrderInWhichThePathMeetsThem() {
    // All three lie under the start, from 380 to 420 each way. The template covers x from 390 to
    // 410, y from 420 to 500: it meets "b" at once and "a", a hook beside it, at 460. "0" lies
    // beside it all along, and under the base where it ends, from 500 to 540.
    Table table =
        table(small("m", 400, 400, 90)).toBuilder()
            .obstacle(rock("0", 381, 410, 385, 410, 385, 510, 381, 510))
            .obstacle(rock("a", 386, 415, 388, 415, 388, 460, 395, 460, 395, 465, 386, 465))
            .obstacle(rock("b", 395, 410, 405, 410, 405, 425, 395, 425))
            .build();
    Resolution answer = Resolver.standard().resolve(table, "m", Maneuver.parse("2FW"));
    assertEquals(
        List.of(
            new ObstacleMet("b", true, false),
            new ObstacleMet("a", true, false),
            new ObstacleMet("0", false, true)),
        answer.obstacles());
  }

  @Test
  void anImpossibleOffsetIsRefusedEvenIfNoneIsFree() {
    Ship mover = small("m", 400, 400, 90);
    Pose end = Resolver.standard().resolve(table(mover), "m", Maneuver.parse("3EW")).finalPose();
    Table table = table(mover, ship("o", BaseSize.LARGE, end));
    for (double offset : new double[] {50, Double.NaN, Double.POSITIVE_INFINITY}) {
      OffsetNotFreeException refusal =
          assertThrows(
              OffsetNotFreeException.class,
              () -> Resolver.standard().resolve(table, "m", Maneuver.parse("3EW"), offset));
      assertEquals(
          "an offset of " + offset + " mm is beyond 10.0 mm either way, the free ones are {}",
          refusal.getMessage());
    }
    Resolution blocked = Resolver.standard().resolve(table, "m", Maneuver.parse("3EW"), 5);
    assertEquals(Outcome.OVERLAPPED, blocked.outcome());
  }

  @Test
  void aShipThatSlidesAlongAnotherAtTheToleranceIsNotTakenFartherBack() {
    // Ship "other-0" looks along the course, its side exactly the tolerance deep in the mover's, so
    // the contact is flat from there to the end: the stop is at 96.500001 by an independent search.
    Table table =
        table(
            ship("m", BaseSize.MEDIUM, 308.245732, 498.60827, 83.673099),
            ship("other-0", BaseSize.MEDIUM, 284.0015175873282, 279.94821862455467, 83.673099),
            ship("other-1", BaseSize.MEDIUM, 229.14430534984507, 371.9532448252512, 93.458148),
            ship(
                "other-2",
                BaseSize.MEDIUM,
                223.6128402062356,
                330.11323493402324,
                161.75403000000006));
    Resolution answer = Resolver.standard().resolve(table, "m", Maneuver.parse("4SW"));
    assertEquals(96.500001, answer.rail().orElseThrow(), 1e-6);
    assertEquals(List.of("other-0"), answer.touching());
    Pose start = table.ship("m").orElseThrow().pose();
    // From its start to s = 96.500001 the ship has moved by a base's length more.
    assertEquals(156.500001, answer.finalPose().position().distanceTo(start.position()), 1.1e-4);
  }

  @Test
  void aTallonRollWithoutSlackStillTouchesWhomItOverlapped() {
    // A base as long as the template is wide has one offset only. Its rotated end overlaps "o" by
    // the guides; the unrotated end is flush with it and free, so it stays there, touching.
    PartsCatalogue parts =
        PARTS.with(
            BaseSize.SMALL,
            Base.square(
                BaseSize.SMALL,
                20,
                new Guides(List.of(new Point(5, 0), new Point(8, 0), new Point(6.5, 1.75)))));
    Ship mover = new Ship("m", parts.base(BaseSize.SMALL), Pose.at(400, 400, 90));
    // Turn 3 to the left ends at (400 − 90 − 10, 400 + 10 + 90), facing 180; rotated, 270.
    Ship below = new Ship("o", parts.base(BaseSize.SMALL), Pose.at(300, 480, 0));
    Resolver resolver = new Resolver(MovementRules.STANDARD.withParts(parts));
    Resolution answer = resolver.resolve(table(mover, below), "m", Maneuver.parse("3EW"));
    assertEquals(Outcome.OVERLAPPED, answer.outcome());
    assertEquals(answer.length(), answer.rail());
    assertEquals(Pose.at(300, 500, 180).heading(), answer.finalPose().heading());
    assertEquals(List.of("o"), answer.touching());
  }

  @Test
  void aVeryLargeTemplateIsNoTrouble() {
    PartsCatalogue parts = PARTS.with(new Template(TemplateKind.TURN, 1, 9_999, 20));
    Ship mover = small("m", 0, 0, 0);
    Resolver resolver = new Resolver(MovementRules.STANDARD.withParts(parts));
    Pose end = resolver.resolve(table(mover), "m", Maneuver.parse("1TW")).finalPose();
    Table table = table(mover, small("o", end));
    Resolution answer = resolver.resolve(table, "m", Maneuver.parse("1TW"));
    assertTrue(answer.rail().orElseThrow() < answer.length().orElseThrow() - 40);
    assertEquals(
        -TAU, resolver.margins(table, "m", answer.finalPose()).ships().orElseThrow(), 1e-9);
  }

  @Test
  void whoIsTakenBackAlongAFlushShipTouchesThatOne() {
    // It slides along the side of "flush" until "corner" stops it. A pose that is free of "flush"
    // in spite of its rounding lies farther back, out of contact with "corner".
    Table table =
        table(
            small("m", 125.912731, 235.86839, 135),
            small("end", 12.7756460101524, 349.0054749898476, 315),
            ship("corner", BaseSize.MEDIUM, 1.7241681651506582, 317.9654023261949, 235.939704),
            ship("flush", BaseSize.MEDIUM, 57.41297779621685, 375.0788199082244, 135));
    Resolution answer = Resolver.standard().resolve(table, "m", Maneuver.parse("3KW"));
    assertEquals(List.of("flush"), answer.touching());
  }
}
