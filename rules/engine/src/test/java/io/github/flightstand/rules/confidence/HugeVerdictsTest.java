package io.github.flightstand.rules.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Confidences in what huge ships do beside the share of perturbed tables on which it is the same.
 *
 * <p>Each share is of two thousand tables, so it is itself right to about 0.01. Figures of places
 * are worked out by hand: a corvette at (450, 300, 90) that flies a straight 3 ends at (450, 420),
 * its front edge at y = 532.4, its right side at x = 490, the guides' tips at y = 534.15.
 */
class HugeVerdictsTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final Uncertainty USUAL = Uncertainty.of(0.5, 1);
  private static final int DRAWS = 2000;
  private static final double COUNTED = 0.03;
  private static final Maneuver STRAIGHT = Maneuver.parse("3FW");

  /** With the template of 2019: banks of speed 1 to 3. */
  private final Resolver resolver =
      new Resolver(MovementRules.STANDARD.withParts(PARTS.with(HugeTemplate.OF_2019)));

  private final Perturbations perturbs = new Perturbations(20_260_110);

  private static Ship ship(String id, BaseSize size, double x, double y, double heading) {
    return new Ship(id, PARTS.base(size), Pose.at(x, y, heading));
  }

  private static Table.Builder corvette() {
    return Table.builder(PlayArea.STANDARD)
        .ship(ship("raider", BaseSize.HUGE_CORVETTE, 450, 300, 90));
  }

  private static Obstacle rock(String id, double... corners) {
    List<Point> outline = new ArrayList<>();
    for (int i = 0; i < corners.length; i += 2) {
      outline.add(new Point(corners[i], corners[i + 1]));
    }
    return new Obstacle(id, ObstacleKind.ASTEROID, SimplePolygon.of(outline));
  }

  private Map<String, Double> counted(Table table, String id, Maneuver maneuver) {
    return new Verdicts(table, USUAL).ofManeuver(resolver, id, maneuver, OptionalDouble.empty());
  }

  private double outcome(Table table, String id, Maneuver maneuver) {
    return counted(table, id, maneuver).get("outcome");
  }

  /** Asserts that all confidences are those shares, some of which are close calls. */
  private void assertAgree(Table table, String id, Maneuver maneuver, String... close) {
    Map<String, Double> counted = counted(table, id, maneuver);
    Map<String, Function<Resolution, Object>> members =
        Map.of(
            "outcome", Resolution::outcome,
            "fled", Resolution::fled,
            "rammed", r -> list(r, HugeEncounter::rammed),
            "removed", r -> list(r, HugeEncounter::removed),
            "owed", r -> list(r, HugeEncounter::owed));
    Resolution recorded = resolver.resolve(table, id, maneuver);
    Map<String, Integer> same = new HashMap<>();
    perturbs.share(
        table,
        USUAL,
        DRAWS,
        perturbed -> {
          Resolution drawn = resolver.resolve(perturbed, id, maneuver);
          members.forEach(
              (name, member) ->
                  same.merge(
                      name,
                      member.apply(drawn).equals(member.apply(recorded)) ? 1 : 0,
                      Integer::sum));
          return true;
        });
    counted.forEach(
        (name, share) -> assertEquals(same.get(name) / (double) DRAWS, share, COUNTED, name));
    for (String name : close) {
      double share = same.get(name) / (double) DRAWS;
      assertTrue(share > 0.05 && share < 0.98, "no close call: " + share);
    }
  }

  private static List<?> list(Resolution resolution, Function<HugeEncounter, List<?>> list) {
    return resolution.huge().map(list).orElse(List.of());
  }

  /** A transport ahead, turned by 15 degrees so that its corner is nearest, so much higher up. */
  @ParameterizedTest
  @CsvSource({"0.5", "1.5", "-0.5", "-1"})
  void whetherAHugeShipBumpsAHugeOne(double gap) {
    // The transport's lowest corner is 97.5 cos 15 + 40 sin 15 = 104.5 below its centre and 13.4 to
    // the left of it, at x = 475: to the right of the raider's guides, to the left of its own.
    double corner = 97.5 * Math.cos(Math.toRadians(15)) + 40 * Math.sin(Math.toRadians(15));
    Table table =
        corvette()
            .ship(ship("gozanti", BaseSize.HUGE_TRANSPORT, 488.4, 532.4 + corner + gap, 105))
            .build();
    assertAgree(table, "raider", STRAIGHT, "outcome");
  }

  /** Turns to either side narrow the gap. */
  @ParameterizedTest
  @CsvSource({"0.2", "1", "3"})
  void whetherItPassesAHugeOneThatIsParallel(double gap) {
    Table table =
        corvette().ship(ship("sister", BaseSize.HUGE_CORVETTE, 450 + 80 + gap, 460, 90)).build();
    assertAgree(table, "raider", STRAIGHT, "outcome");
  }

  @ParameterizedTest
  @CsvSource({"3BW", "2NW", "3FW", "0OW"})
  void nothingElseStopsIt(String code) {
    Maneuver maneuver = Maneuver.parse(code);
    Pose end = resolver.resolve(corvette().build(), "raider", maneuver).finalPose();
    // One under its middle, one whose edge nearly lies on its side.
    Table table =
        corvette()
            .ship(new Ship("red", PARTS.base(BaseSize.LARGE), end.shiftedBy(20, 10)))
            .ship(new Ship("blue", PARTS.base(BaseSize.SMALL), end.shiftedBy(0, 60.01)))
            .build();
    assertEquals(1, outcome(table, "raider", maneuver));
    assertAgree(table, "raider", maneuver);
  }

  /** Two ships about its end, of which it rams one, both or none. */
  @ParameterizedTest
  @CsvSource({"-0.5, 0.3", "0.8, -1", "-1.5, -0.2", "1, 0.1"})
  void whomItRams(double roomAhead, double roomAside) {
    // Red looks askew, its lower corner at 20 (cos 30 + sin 30) below its centre.
    double corner = 20 * (Math.cos(Math.toRadians(30)) + Math.sin(Math.toRadians(30)));
    Table table =
        corvette()
            .ship(ship("red", BaseSize.SMALL, 475, 532.4 + corner + roomAhead, 30))
            .ship(ship("blue", BaseSize.LARGE, 490 + 40 + roomAside, 400, 90))
            .ship(ship("far", BaseSize.SMALL, 800, 800, 0))
            .build();
    assertAgree(table, "raider", STRAIGHT, "rammed");
  }

  /** A rock beside it and one under where its sections meet, more or less. */
  @ParameterizedTest
  @CsvSource({"0.4, 421", "-0.4, 419.5", "-1, 420.2"})
  void whichRocksItRemoves(double room, double top) {
    Table table =
        corvette()
            .obstacle(rock("side", 490 + room, 380, 560, 360, 560, 400))
            .obstacle(rock("middle", 430, 380, 470, 380, 450, top))
            .build();
    assertAgree(table, "raider", STRAIGHT, "removed", "owed");
  }

  /** A small ship that stops against the side of a corvette, or against a small one before it. */
  @ParameterizedTest
  @CsvSource({"0.3", "-0.4"})
  void whetherAShipThatBumpsOwesADie(double farther) {
    // Red's left front corner comes to the raider's side at y = 460 when its centre is 25.6 below
    // that and at x = 467.1; its right front corner is then at (492.7, 446.4), under blue.
    double sine = Math.sin(Math.toRadians(70));
    double cosine = Math.cos(Math.toRadians(70));
    double rightCorner = 460 - 20 * (sine + cosine) + 20 * (sine - cosine);
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(ship("raider", BaseSize.HUGE_CORVETTE, 360, 500, 0))
            .ship(ship("red", BaseSize.SMALL, 400, 250, 70))
            .ship(ship("blue", BaseSize.SMALL, 508, rightCorner + 20 + farther, 0))
            .build();
    Maneuver maneuver = Maneuver.parse("5FW");
    assertEquals(1, outcome(table, "red", maneuver), 1e-9);
    assertAgree(table, "red", maneuver, "owed");
  }

  /** A straight 2 to the left, its left front corner at the table's edge in the end. */
  @ParameterizedTest
  @CsvSource({"-0.5", "0.3", "0.8"})
  void whetherAHugeShipFlees(double margin) {
    // At 172 degrees that corner is (80 + 112.4) cos 8 + 40 sin 8 to the left of where it starts,
    // a small ship under its nose or not.
    double slant = Math.toRadians(8);
    double x = margin + 192.4 * Math.cos(slant) + 40 * Math.sin(slant);
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(ship("raider", BaseSize.HUGE_CORVETTE, x, 400, 172))
            .ship(ship("blue", BaseSize.SMALL, 40, 420, 90))
            .build();
    Maneuver maneuver = Maneuver.parse("2FW");
    Pose end = resolver.resolve(table, "raider", maneuver).finalPose();
    assertEquals(margin, resolver.margins(table, "raider", end).edge(), 1e-9);
    assertAgree(table, "raider", maneuver, "fled");
  }

  @Test
  void inACrowdOfAllSizes() {
    Random random = new Random(11);
    BaseSize[] sizes = BaseSize.PUBLISHED.toArray(BaseSize[]::new);
    String[] codes = {"3BW", "2FW", "1NW", "5FW"};
    for (int i = 0; i < 6; i++) {
      Table.Builder builder = corvette();
      for (int k = 0; k < 6; k++) {
        double x = 450 + 130 * random.nextGaussian();
        double y = 420 + 130 * random.nextGaussian();
        BaseSize size = sizes[random.nextInt(sizes.length)];
        builder.ship(ship("other" + k, size, x, y, 360 * random.nextDouble()));
      }
      assertAgree(builder.build(), "raider", Maneuver.parse(codes[i % codes.length]));
    }
  }
}
