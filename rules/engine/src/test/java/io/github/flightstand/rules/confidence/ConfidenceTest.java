package io.github.flightstand.rules.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.Covariance;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.confidence.Confidence.Counted;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeRuler;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Shares of perturbed tables beside probabilities that are worked out by hand. */
class ConfidenceTest {

  private static final Base SMALL = PartsCatalogue.standard().base(BaseSize.SMALL);
  private static final List<String> BOTH = List.of("a", "b");

  /** Counting stops when its error is below this. */
  private static final double COUNTED = 0.005;

  /** Two ships that look up, b so far to the right of a that there is a gap between them. */
  private static Table beside(double gap) {
    return Table.builder(PlayArea.STANDARD)
        .ship(new Ship("a", SMALL, Pose.at(400, 400, 90)))
        .ship(new Ship("b", SMALL, Pose.at(440 + gap, 400, 90)))
        .build();
  }

  private static boolean apart(Table table) {
    return Overlaps.separation(ship(table, "a"), ship(table, "b")) >= -1e-6;
  }

  private static Ship ship(Table table, String id) {
    return table.ship(id).orElseThrow();
  }

  private static double share(
      Table table, Uncertainty uncertainty, List<String> ids, Predicate<Table> verdict) {
    return Confidence.of(
            table, uncertainty, ids, verdict::test, List.of(Counted.of("it", answer -> answer)))
        .get("it");
  }

  @ParameterizedTest
  @CsvSource({"0, 0.5", "0.25, 0.6382", "0.5, 0.7602", "1, 0.9214", "2, 0.9977", "-0.5, 0.7602"})
  void aGapBetweenParallelEdges(double gap, double probability) {
    // Both perturb by 0.5 along x, so the gap does by 0.5 · √2.
    assertEquals(
        probability,
        share(beside(gap), Uncertainty.of(0.5, 0), BOTH, ConfidenceTest::apart),
        COUNTED);
  }

  /** In the second edition guides decide whether ships are at range 0, their bases 3.5 apart. */
  @ParameterizedTest
  @CsvSource({"0, 0.5", "0.05, 0.7602", "0.1, 0.9214"})
  void aGapBetweenGuides(double gap, double probability) {
    Rules rules = RuleSet.EPIC_2019.rules();
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(new Ship("a", SMALL, Pose.at(400, 400, 90)))
            .ship(new Ship("b", SMALL, Pose.at(400, 443.5 + gap, 270)))
            .build();
    Verdicts verdicts = new Verdicts(table, Uncertainty.of(0.05, 0));
    RangeRuler ruler = new RangeRuler(rules);
    assertEquals(
        probability,
        verdicts
            .ofRange("a", "b", strayed -> ruler.between(ship(strayed, "a"), ship(strayed, "b")))
            .get("range"),
        COUNTED);
    Aim aim = Aim.at(ship(table, "a"), ship(table, "b"), FiringArc.FRONT);
    assertEquals(probability, verdicts.ofAttack(new AttackRuler(rules), aim).get("range"), COUNTED);
  }

  /**
   * A corner of a corvette points down between the ends of a roll to y = 400.2, a hair above a
   * template that lies as low as it may; both bases are clear of it.
   */
  @ParameterizedTest
  @CsvSource({"true, 0.5, 0.9", "false, 0.99, 1"})
  void aHugeShipThatStandsInForObstaclesMayBarATemplate(
      boolean standsIn, double least, double most) {
    Base corvette = PartsCatalogue.standard().base(BaseSize.HUGE_CORVETTE);
    Pose pose = Pose.at(411.19, 507.96, 45);
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(new Ship("a", SMALL, Pose.at(400, 400, 90)))
            .ship(new Ship("hulk", corvette, pose, standsIn, Optional.empty()))
            .build();
    double legal =
        new Verdicts(table, Uncertainty.of(0.5, 0))
            .ofSideways(
                Repositions.standard(),
                "a",
                SidewaysMove.barrelRoll(MovementRules.STANDARD, SMALL, Side.LEFT),
                OptionalDouble.of(-12))
            .get("legal");
    assertTrue(least < legal && legal <= most, () -> "legal: " + legal);
  }

  @Test
  void onlyThoseStrayThatCanMatter() {
    Table table = beside(0.5);
    Uncertainty places = Uncertainty.of(0.5, 0);
    // One deviation.
    assertEquals(0.8413, share(table, places, List.of("b"), ConfidenceTest::apart), COUNTED);
    assertEquals(1, share(table, places, List.of(), ConfidenceTest::apart));
  }

  @Test
  void errorsAreEachShipsOwn() {
    Table table = beside(0.5);
    Map<String, Covariance> own =
        Map.of("b", Covariance.of(new double[][] {{0.04, 0, 0}, {0, 9, 0}, {0, 0, 0}}));
    // 2.5 deviations of b; a, which is not named, stands exactly.
    assertEquals(
        0.9938, share(table, Uncertainty.ofShips(own), BOTH, ConfidenceTest::apart), COUNTED);
  }

  @Test
  void errorsMayGoTogether() {
    // b perturbs along its diagonal only, which is also how far it perturbs along x.
    Covariance diagonal =
        Covariance.of(new double[][] {{0.25, 0.25, 0}, {0.25, 0.25, 0}, {0, 0, 0}});
    Uncertainty uncertainty = Uncertainty.ofShips(Map.of("b", diagonal));
    assertEquals(0.8413, share(beside(0.5), uncertainty, BOTH, ConfidenceTest::apart), COUNTED);
    // Along the edge there is no error across it: flush edges stay so.
    Covariance along = Covariance.of(new double[][] {{0, 0, 0}, {0, 4, 0}, {0, 0, 0}});
    assertEquals(
        1, share(beside(0), Uncertainty.ofShips(Map.of("b", along)), BOTH, ConfidenceTest::apart));
  }

  @Test
  void headingsAreInDegrees() {
    // A point 20 ahead of a, which looks up, moves by 20 · π / 180 a degree to the left.
    double deviation = 20 * Math.PI / 180;
    Predicate<Table> left = table -> ship(table, "a").pose().shiftedBy(20, 0).x() < 400 + deviation;
    assertEquals(0.8413, share(beside(1), Uncertainty.of(0, 1), BOTH, left), COUNTED);
  }

  /** The errors of eight ships along x in deviations. */
  private static DoubleStream eight(Table table) {
    return table.ships().stream().mapToDouble(ship -> (ship.pose().x() - 400) / 0.5);
  }

  @Test
  void manyShipsStrayAsIndependently() {
    Table.Builder builder = Table.builder(PlayArea.STANDARD);
    List<String> ids = IntStream.range(0, 8).mapToObj(i -> "s" + i).toList();
    ids.forEach(id -> builder.ship(new Ship(id, SMALL, Pose.at(400, 400, 90))));
    Table table = builder.build();
    Uncertainty usual = Uncertainty.of(0.5, 1);
    // A sum's deviation is √8. All below one deviation: 0.84134⁸. Half of the sums of eight squares
    // are below 7.3441 (a table of the chi square distribution).
    assertEquals(0.8413, share(table, usual, ids, t -> eight(t).sum() < Math.sqrt(8)), COUNTED);
    assertEquals(0.2511, share(table, usual, ids, t -> eight(t).allMatch(z -> z < 1)), 2 * COUNTED);
    assertEquals(
        0.5, share(table, usual, ids, t -> eight(t).map(z -> z * z).sum() < 7.3441), 2 * COUNTED);
  }

  @Test
  void tablesWithoutAVerdictDoNotCount() {
    // Of the tables where b is not to the left of its place half are more than 0.6745 deviations
    // off.
    Counted<Double> far =
        new Counted<>("far", x -> x < 440.5 ? Optional.empty() : Optional.of(x > 440.5 + 0.33725));
    Counted<Double> never = new Counted<>("never", x -> Optional.empty());
    Map<String, Double> shares =
        Confidence.of(
            beside(0.5),
            Uncertainty.of(0.5, 0),
            BOTH,
            table -> ship(table, "b").pose().x(),
            List.of(far, never));
    assertEquals(1, shares.size());
    assertEquals(0.5, shares.get("far"), COUNTED);
  }

  @Test
  void verdictsKeepTheirOrder() {
    List<Counted<Table>> verdicts =
        List.of(Counted.of("z", t -> 1), Counted.of("a", t -> 2), Counted.of("m", t -> 3));
    Map<String, Double> shares =
        Confidence.of(beside(1), Uncertainty.of(0.5, 1), BOTH, t -> t, verdicts);
    assertEquals("{z=1.0, a=1.0, m=1.0}", shares.toString());
  }

  /** Returns how many tables are asked about. */
  private static int asked(double gap, List<String> ids, Uncertainty uncertainty) {
    List<Table> asked = new ArrayList<>();
    share(
        beside(gap),
        uncertainty,
        ids,
        table -> {
          asked.add(table);
          return apart(table);
        });
    return asked.size();
  }

  @Test
  void clearCasesTakeFewTables() {
    assertEquals(1, asked(1, List.of(), Uncertainty.of(0.5, 0)));
    assertEquals(1, asked(1, BOTH, Uncertainty.ofShips(Map.of())));
    assertEquals(1 + 2 * 509, asked(10, BOTH, Uncertainty.of(0.5, 0)));
    assertEquals(1 + 8 * 509, asked(1, BOTH, Uncertainty.of(0.5, 0)));
  }

  @Test
  void shipsThatAreNotThereAreRefused() {
    Uncertainty green = Uncertainty.ofShips(Map.of("green", Covariance.ofDeviations(1, 1, 1)));
    assertEquals(
        "no ship 'green' on the table",
        assertThrows(UnknownShipException.class, () -> new Verdicts(beside(1), green))
            .getMessage());
  }
}
