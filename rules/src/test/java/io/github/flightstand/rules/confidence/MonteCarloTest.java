package io.github.flightstand.rules.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.contact.Overlaps;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Confidences beside the share of strayed tables on which the verdict is the same.
 *
 * <p>Each share is of a few thousand tables, so it is itself right to about 0.01. The calls are
 * close, and hang on an edge and a corner: there the two agree within 0.04.
 */
class MonteCarloTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final Base SMALL = PARTS.base(BaseSize.SMALL);
  private static final Base LARGE = PARTS.base(BaseSize.LARGE);
  private static final Uncertainty USUAL = new Uncertainty(0.5, 1);
  private static final int DRAWS = 3000;
  private static final double AGREED = 0.04;

  private final Resolver resolver = Resolver.standard();
  private final ManeuverVerdicts maneuvers =
      new ManeuverVerdicts(PARTS, resolver, Tolerance.STANDARD);
  private final Repositions repositions = Repositions.standard();
  private final RepositionVerdicts legality =
      new RepositionVerdicts(Tolerance.STANDARD, Fleeing.STANDARD);
  private final Strays strays = new Strays(20_260_105);

  private static Table table(Ship... ships) {
    Table.Builder builder = Table.builder(PlayArea.STANDARD);
    List.of(ships).forEach(builder::ship);
    return builder.build();
  }

  private static void assertAgree(double drawn, double confidence) {
    assertTrue(drawn > 0.05 && drawn < 0.98, "no close call: " + drawn);
    assertEquals(drawn, confidence, AGREED);
  }

  private double outcome(Table table, Maneuver maneuver) {
    return new Confidence(table, USUAL).in(outcomeVerdict(table, maneuver));
  }

  private double outcomeDrawn(Table table, Maneuver maneuver, int draws) {
    Resolution resolution = resolver.resolve(table, "red", maneuver);
    return strays.share(
        table,
        USUAL,
        draws,
        strayed -> resolver.resolve(strayed, "red", maneuver).outcome() == resolution.outcome());
  }

  /** Returns where between two places a number that grows from lo to hi, or falls, is wanted. */
  private static double solved(double lo, double hi, double wanted, DoubleUnaryOperator number) {
    boolean grows = number.applyAsDouble(hi) > number.applyAsDouble(lo);
    for (int i = 0; i < 50; i++) {
      double middle = (lo + hi) / 2;
      if (number.applyAsDouble(middle) < wanted == grows) {
        lo = middle;
      } else {
        hi = middle;
      }
    }
    return lo;
  }

  private Verdict outcomeVerdict(Table table, Maneuver maneuver) {
    Resolution resolution = resolver.resolve(table, "red", maneuver);
    return maneuvers.outcome(table, "red", maneuver, resolution, OptionalDouble.empty());
  }

  /** A ship is in the way, from a direction, with so much room left at the end, or so deep. */
  @ParameterizedTest
  @CsvSource({
    "3BW, 40, -0.8", "3BW, 40, 0.2", "3BW, 40, 1", "2FW, 100, -0.5", "2FW, 60, 0.7",
    "1TW, 200, -0.3", "1TW, 240, 0.5", "3KR, 20, -0.6", "2ER, 170, -0.4", "2ER, 170, 0.6"
  })
  void whetherAManeuverOverlaps(String code, double from, double room) {
    Maneuver maneuver = Maneuver.parse(code);
    Ship red = new Ship("red", SMALL, Pose.at(400, 300, 90));
    Pose end = resolver.resolve(table(red), "red", maneuver).finalPose();
    Vector away = Direction.ofDegrees(from).times(1);
    DoubleFunction<Table> at =
        distance -> {
          Point blue = end.position().plus(away.times(distance));
          return table(red, new Ship("blue", SMALL, Pose.at(blue.x(), blue.y(), 70)));
        };
    double distance =
        solved(
            25, 100, room, d -> outcomeVerdict(at.apply(d), maneuver).quantity().on(at.apply(d)));
    Table table = at.apply(distance);
    assertAgree(outcomeDrawn(table, maneuver, DRAWS), outcome(table, maneuver));
  }

  @ParameterizedTest
  @CsvSource({"-0.5", "0.3", "0.8"})
  void whetherAShipFlees(double margin) {
    // A straight 2 to the left: the left corner of the front is at the edge in the end.
    Maneuver maneuver = Maneuver.parse("2FW");
    double x =
        solved(
            100,
            300,
            margin,
            far ->
                resolver
                    .resolve(table(new Ship("red", SMALL, Pose.at(far, 400, 175))), "red", maneuver)
                    .margins()
                    .edge());
    assertFleeingAgrees(table(new Ship("red", SMALL, Pose.at(x, 400, 175))), maneuver);
  }

  @ParameterizedTest
  @CsvSource({"-0.4", "0.5"})
  void whetherAShipFleesThatBacksUp(double margin) {
    // It stops against the other, its front about at the table's edge.
    Maneuver maneuver = Maneuver.parse("4FW");
    DoubleFunction<Table> at =
        x ->
            table(
                new Ship("red", SMALL, Pose.at(100, 300, 170)),
                new Ship("blue", LARGE, Pose.at(x, 310, 140)));
    double x =
        solved(
            -60,
            -40,
            margin,
            far -> resolver.resolve(at.apply(far), "red", maneuver).margins().edge());
    assertFleeingAgrees(at.apply(x), maneuver);
  }

  private void assertFleeingAgrees(Table table, Maneuver maneuver) {
    Resolution resolution = resolver.resolve(table, "red", maneuver);
    double drawn =
        strays.share(
            table,
            USUAL,
            DRAWS,
            strayed -> resolver.resolve(strayed, "red", maneuver).fled() == resolution.fled());
    Verdict fled = maneuvers.fled(table, "red", maneuver, resolution);
    assertAgree(drawn, new Confidence(table, USUAL).in(fled));
  }

  @ParameterizedTest
  @CsvSource({"-0.3, 25", "-1, 25", "-1.2, 60"})
  void whetherTwoShipsOverlap(double gap, double heading) {
    // A corner of the one against the middle of the other's side.
    double corner = 20 * (Math.cos(Math.toRadians(heading)) + Math.sin(Math.toRadians(heading)));
    Table table =
        table(
            new Ship("blue", LARGE, Pose.at(300, 300, 90)),
            new Ship("red", SMALL, Pose.at(340 + corner + gap, 300, heading)));
    Overlaps.Pair pair = Overlaps.of(table, Tolerance.STANDARD).get(0);
    double drawn =
        strays.share(
            table,
            USUAL,
            DRAWS,
            strayed ->
                Overlaps.of(strayed, Tolerance.STANDARD).stream()
                    .anyMatch(found -> found.relation() == pair.relation()));
    Verdict overlap = OverlapVerdicts.of(table, pair, Tolerance.STANDARD);
    assertAgree(drawn, new Confidence(table, USUAL).in(overlap));
  }

  private static Table withRock(Pose red, double... corners) {
    List<Point> outline = new ArrayList<>();
    for (int i = 0; i < corners.length; i += 2) {
      outline.add(new Point(corners[i], corners[i + 1]));
    }
    return Table.builder(PlayArea.STANDARD)
        .ship(new Ship("red", SMALL, red))
        .obstacle(new Obstacle("rock", ObstacleKind.ASTEROID, SimplePolygon.of(outline)))
        .build();
  }

  @ParameterizedTest
  @CsvSource({"-0.3", "0.2", "0.6"})
  void whetherABarrelRollIsLegal(double room) {
    SidewaysMove move = SidewaysMove.barrelRoll(MovementRules.STANDARD, SMALL, Side.LEFT);
    // A long slanting rock on the left, farther away the farther back the ship ends.
    DoubleFunction<Table> at =
        tip ->
            withRock(Pose.at(370, 300, 85), tip - 90, 180, tip - 60, 180, tip, 420, tip - 90, 420);
    double tip =
        solved(240, 300, room, t -> rollVerdict(at.apply(t), move).quantity().on(at.apply(t)));
    Table table = at.apply(tip);
    boolean legal = repositions.sideways(table, "red", move).legal();
    double drawn =
        strays.share(
            table,
            USUAL,
            DRAWS,
            strayed -> repositions.sideways(strayed, "red", move).legal() == legal);
    assertAgree(drawn, new Confidence(table, USUAL).in(rollVerdict(table, move)));
  }

  private Verdict rollVerdict(Table table, SidewaysMove move) {
    return legality.sideways(
        table, "red", move, repositions.sideways(table, "red", move), OptionalDouble.empty());
  }

  @ParameterizedTest
  @CsvSource({"-0.5, LEFT", "0.4, RIGHT", "0.7, AHEAD"})
  void whetherABoostIsLegal(double room, Side side) {
    DoubleFunction<Table> at =
        low -> withRock(Pose.at(300, 300, 80), 240, low + 9, 300, low, 380, low + 4, 310, low + 80);
    double low =
        solved(370, 460, room, y -> boostVerdict(at.apply(y), side).quantity().on(at.apply(y)));
    Table table = at.apply(low);
    AheadMove boost = AheadMove.boost(MovementRules.STANDARD, side);
    boolean legal = repositions.ahead(table, "red", boost).legal();
    double drawn =
        strays.share(
            table,
            USUAL,
            DRAWS,
            strayed -> repositions.ahead(strayed, "red", boost).legal() == legal);
    assertAgree(drawn, new Confidence(table, USUAL).in(boostVerdict(table, side)));
  }

  private Verdict boostVerdict(Table table, Side side) {
    AheadMove boost = AheadMove.boost(MovementRules.STANDARD, side);
    return legality.ahead(table, "red", boost, repositions.ahead(table, "red", boost));
  }

  private static Table firing(double x, double y) {
    return table(
        new Ship("red", SMALL, Pose.at(400, 300, 90)), new Ship("blue", SMALL, Pose.at(x, y, 203)));
  }

  @ParameterizedTest
  @CsvSource({"-1.5", "-0.2", "2"})
  void whetherATargetIsInTheArc(double depth) {
    AttackRuler ruler = AttackRuler.standard();
    double x =
        solved(400, 700, depth, far -> measured(ruler, firing(far, 400)).arcDepth().orElseThrow());
    Table table = firing(x, 400);
    Attack attack = measured(ruler, table);
    double drawn =
        strays.share(
            table, USUAL, DRAWS, strayed -> measured(ruler, strayed).inArc() == attack.inArc());
    Verdict inArc =
        MeasureVerdicts.inArc(ruler, attack, aim(table), Tolerance.STANDARD).orElseThrow();
    assertAgree(drawn, new Confidence(table, USUAL).in(inArc));
  }

  @ParameterizedTest
  @CsvSource({"199", "200.4", "299.9"})
  void atWhichRangeATargetIs(double distance) {
    AttackRuler ruler = AttackRuler.standard();
    double y =
        solved(
            350,
            800,
            distance,
            up -> measured(ruler, firing(390, up)).line().orElseThrow().lines().distance());
    Table table = firing(390, y);
    Attack attack = measured(ruler, table);
    Optional<RangeBand> band = attack.line().orElseThrow().range();
    double drawn =
        strays.share(
            table,
            USUAL,
            DRAWS,
            strayed -> measured(ruler, strayed).line().orElseThrow().range().equals(band));
    Verdict range = MeasureVerdicts.attackRange(ruler, attack, aim(table)).orElseThrow();
    assertAgree(drawn, new Confidence(table, USUAL).in(range));
  }

  private static Attack measured(AttackRuler ruler, Table table) {
    return ruler.measure(table, aim(table));
  }

  private static Aim aim(Table table) {
    return Aim.at(
        table.ship("red").orElseThrow(), table.ship("blue").orElseThrow(), FiringArc.FRONT);
  }

  /** What {@link Confidence} says of close calls in a crowd, parallel neighbours among them. */
  @Test
  void mostCloseCallsInACrowdAgreeWithinAFewHundredths() {
    Random random = new Random(7);
    List<Double> differences = new ArrayList<>();
    String[] codes = {"3BW", "2FW", "1TW", "2NW", "3KR", "4FW"};
    while (differences.size() < 60) {
      Table.Builder builder = Table.builder(PlayArea.STANDARD);
      double heading = random.nextBoolean() ? 90 : 360 * random.nextDouble();
      builder.ship(
          new Ship("red", random.nextBoolean() ? SMALL : LARGE, Pose.at(450, 450, heading)));
      for (int i = 0; i < 3; i++) {
        builder.ship(
            new Ship(
                "other" + i,
                random.nextBoolean() ? SMALL : LARGE,
                Pose.at(
                    450 + 120 * random.nextGaussian(),
                    450 + 120 * random.nextGaussian(),
                    random.nextBoolean() ? heading : 360 * random.nextDouble())));
      }
      Table table = builder.build();
      Maneuver maneuver = Maneuver.parse(codes[random.nextInt(codes.length)]);
      double confidence = outcome(table, maneuver);
      if (confidence < 0.98) {
        differences.add(Math.abs(confidence - outcomeDrawn(table, maneuver, 1000)));
      }
    }
    Collections.sort(differences);
    assertTrue(differences.get(30) < 0.025, differences::toString);
    assertTrue(differences.get(54) < 0.08, differences::toString);
  }
}
