package io.github.flightstand.rules.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How sure it is that a shot is obstructed: by hand, and beside tables drawn at random. */
class AttackVerdictsTest {

  private static final Base SMALL = PartsCatalogue.standard().base(BaseSize.SMALL);
  private static final Base LARGE = PartsCatalogue.standard().base(BaseSize.LARGE);
  private static final AttackRuler RULER = AttackRuler.standard();
  private static final Uncertainty USUAL = Uncertainty.of(0.5, 1);
  private static final Uncertainty PLACES = Uncertainty.of(0.5, 0);
  private static final Uncertainty HEADINGS = Uncertainty.of(0, 1);

  /** Counting stops when its error is below this. */
  private static final double COUNTED = 0.005;

  /** Red looks up from (400, 380): its front edge is from x 380 to 420 at y 400. */
  private static Table table(Pose blue, Obstacle... rocks) {
    Table.Builder builder =
        Table.builder(PlayArea.STANDARD)
            .ship(new Ship("red", SMALL, Pose.at(400, 380, 90)))
            .ship(new Ship("blue", SMALL, blue));
    List.of(rocks).forEach(builder::obstacle);
    return builder.build();
  }

  /** A corner of blue is 200 before the middle of red's front edge: one line, x 400. */
  private static final Pose ON_A_CORNER = Pose.at(400, 600 + 20 * Math.sqrt(2), 45);

  /** Blue's edge from x 380 to 420 is 100 before red's: a family of lines. */
  private static final Pose EDGE_TO_EDGE = Pose.at(400, 520, 270);

  private static Obstacle rock(String id, double left, double right, double low, double high) {
    return new Obstacle(
        id,
        ObstacleKind.ASTEROID,
        SimplePolygon.of(
            new Point(left, low),
            new Point(right, low),
            new Point(right, high),
            new Point(left, high)));
  }

  private static Obstacle rock(double left, double right) {
    return rock("rock", left, right, 440, 460);
  }

  private static Optional<LineOfFire> line(Table table) {
    return RULER.measure(table, aim(table)).line();
  }

  private static Aim aim(Table table) {
    return Aim.at(
        table.ship("red").orElseThrow(), table.ship("blue").orElseThrow(), FiringArc.FRONT);
  }

  /** How sure it is that a shot is obstructed, or clear, and that there is a choice, or none. */
  private record Sure(double obstructed, double choice) {}

  private static Sure confidence(Table table, Uncertainty uncertainty) {
    Map<String, Double> sure = new Verdicts(table, uncertainty).ofAttack(RULER, aim(table));
    return new Sure(sure.get("obstructed"), sure.get("choice"));
  }

  private static void assertSure(double obstructed, double choice, Sure sure) {
    assertEquals(obstructed, sure.obstructed(), COUNTED);
    assertEquals(choice, sure.choice(), COUNTED);
  }

  @Test
  void aRockWhoseEdgeIsOnTheLine() {
    Table table = table(ON_A_CORNER, rock(400, 440));
    assertFalse(line(table).orElseThrow().obstructed());
    assertEquals(0.5, confidence(table, PLACES).obstructed(), COUNTED);
    // With headings it has to clear both corners of the edge, 140 and 160 from blue's. Blue's turn
    // takes its corner 0.494 mm aside a degree, red's turns the line about it by 2.443 and 2.793:
    // the errors (0.703, 2.443) and (0.703, 2.793) include 1.94 degrees, and 1.94 / 360 is 0.0054.
    assertEquals(0.4946, confidence(table, USUAL).obstructed(), COUNTED);
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0.8413", "1, 0.9772", "-0.5, 0.8413", "-0.25, 0.6915"})
  void aRockWhoseEdgeIsBesideTheLine(double right, double probability) {
    // The line is straight down from blue's corner, so it is only blue's x that counts.
    Table table = table(ON_A_CORNER, rock(400 + right, 440));
    assertEquals(right < 0, line(table).orElseThrow().obstructed());
    assertEquals(probability, confidence(table, PLACES).obstructed(), COUNTED);
    assertEquals(1, confidence(table, PLACES).choice(), COUNTED);
  }

  @Test
  void headingsTurnTheCornerAndTheLine() {
    // Blue's turn takes its corner 20 · √2 · π / 180 a degree aside, red's turns the line about
    // that corner, 100 away from a very thin rock: together 1.8138 mm.
    double deviation = Math.hypot(20 * Math.sqrt(2), 100) * Math.PI / 180;
    Table table = table(ON_A_CORNER, rock("rock", 400 + deviation, 440, 499.99, 500.01));
    assertEquals(0.8413, confidence(table, HEADINGS).obstructed(), COUNTED);
  }

  @Test
  void parallelShipsWithARockOverHalfOfTheFamily() {
    Table table = table(EDGE_TO_EDGE, rock(400, 440));
    LineOfFire line = line(table).orElseThrow();
    assertTrue(line.choice() && !line.obstructed());
    // Whichever ship turns, one line is left: by turns to one side the left one, to the other the
    // right.
    assertEquals(0.5, confidence(table, USUAL).obstructed(), COUNTED);
    assertEquals(0, confidence(table, USUAL).choice(), COUNTED);
    assertEquals(0.5, confidence(table, HEADINGS).obstructed(), COUNTED);
    // That takes hardly any turn.
    assertEquals(0.5, confidence(table, Uncertainty.of(0, 1e-3)).obstructed(), COUNTED);
    // If they do not turn, the choice stays.
    assertSure(1, 1, confidence(table, PLACES));
  }

  @Test
  void parallelShipsWithARockBeforeTheMiddle() {
    // The line that is left is at an end, where there is no rock; or, the other way round, is one.
    assertSure(1, 0, confidence(table(EDGE_TO_EDGE, rock(395, 405)), USUAL));
    Table open =
        table(EDGE_TO_EDGE, rock("left", 360, 395, 440, 460), rock("right", 405, 440, 480, 490));
    assertFalse(line(open).orElseThrow().obstructed());
    assertSure(0, 0, confidence(open, USUAL));
  }

  @Test
  void severalRocksCoverAFamilyTogether() {
    Table covered =
        table(EDGE_TO_EDGE, rock("left", 360, 402, 440, 460), rock("right", 398, 440, 480, 490));
    assertTrue(line(covered).orElseThrow().obstructed());
    assertSure(1, 1, confidence(covered, USUAL));
    assertSure(1, 1, confidence(covered, PLACES));
  }

  @Test
  void aFamilyWithAMillimetreClear() {
    // From x 419 to 420 it is clear while neither ship perturbs 1 to the left, two deviations:
    // 0.97725² = 0.95502; where one does, all lines are obstructed and nobody has a choice.
    Sure confidence = confidence(table(EDGE_TO_EDGE, rock(360, 419)), PLACES);
    assertEquals(0.95502, confidence.obstructed(), COUNTED);
    assertEquals(0.95502, confidence.choice(), COUNTED);
  }

  @Test
  void theArcHasAProbabilityOfItsOwn() {
    // Blue's corner is a tenth of a millimetre in the arc, with a rock before it.
    Table table = table(Pose.at(488, 440, 10), rock("rock", 435, 450, 400, 450));
    assertTrue(line(table).orElseThrow().obstructed());
    double inArc =
        new Perturbations(1).share(table, USUAL, 2000, perturbed -> line(perturbed).isPresent());
    assertTrue(inArc > 0.1 && inArc < 0.9, "no close call: " + inArc);
    assertSure(1, 1, confidence(table, USUAL));
  }

  @Test
  void withoutErrorsAllStands() {
    Uncertainty none = Uncertainty.of(0, 0);
    assertSure(1, 1, confidence(table(ON_A_CORNER, rock(400, 440)), none));
    assertSure(1, 1, confidence(table(EDGE_TO_EDGE, rock(400, 440)), none));
  }

  @Property(seed = "20260116", tries = 10)
  void anotherRockMakesClearShotsLessSureAndObstructedOnesMore(
      @ForAll @DoubleRange(min = 397, max = 403) double first,
      @ForAll @DoubleRange(min = 380, max = 420) double second) {
    Table one = table(ON_A_CORNER, rock(first, 440));
    Table two = table(ON_A_CORNER, rock(first, 440), rock("other", second, second + 5, 500, 520));
    assertTrue(probabilityObstructed(two) >= probabilityObstructed(one) - 2 * COUNTED);
  }

  private static double probabilityObstructed(Table table) {
    double stands = confidence(table, USUAL).obstructed();
    return line(table).orElseThrow().obstructed() ? stands : 1 - stands;
  }

  /** What {@link Verdicts} say of close calls among rocks. */
  @Test
  void closeCallsAmongRocksAgree() {
    Random random = new Random(11);
    Perturbations perturbs = new Perturbations(12);
    List<Double> differences = new ArrayList<>();
    while (differences.size() < 20) {
      Table table = amongRocks(random);
      double confidence = confidence(table, USUAL).obstructed();
      if (isClose(confidence)) {
        boolean obstructed = line(table).orElseThrow().obstructed();
        double drawn =
            perturbs.share(
                table,
                USUAL,
                8_000,
                perturbed -> line(perturbed).orElseThrow().obstructed() == obstructed);
        differences.add(Math.abs(confidence - drawn));
      }
    }
    Collections.sort(differences);
    // The shares drawn are themselves right to 0.006.
    assertTrue(differences.get(10) < 0.006, differences::toString);
    assertTrue(differences.get(19) < 0.018, differences::toString);
  }

  private static boolean isClose(double confidence) {
    // Nor one end of a family or the other, half of which is easily found.
    return confidence > 0.03 && confidence < 0.97 && Math.abs(confidence - 0.5) > 0.005;
  }

  /** Two ships, half of them parallel, one deep in the other's arc, with up to four rocks. */
  private static Table amongRocks(Random random) {
    Pose red = Pose.at(450, 450, 360 * random.nextDouble());
    double distance = 80 + 240 * random.nextDouble();
    Pose along = red.turnedBy(50 * (random.nextDouble() - 0.5));
    double turn = random.nextBoolean() ? 90 * random.nextInt(4) : 360 * random.nextDouble();
    Pose blue = along.shiftedBy(distance, 0).turnedBy(turn);
    Table.Builder builder =
        Table.builder(PlayArea.STANDARD)
            .ship(new Ship("red", random.nextBoolean() ? SMALL : LARGE, red))
            .ship(new Ship("blue", random.nextBoolean() ? SMALL : LARGE, blue));
    int rocks = 1 + random.nextInt(4);
    for (int i = 0; i < rocks; i++) {
      Pose middle =
          along.shiftedBy(
              distance * (0.2 + 0.6 * random.nextDouble()), 80 * (random.nextDouble() - 0.5));
      int corners = 5 + random.nextInt(4);
      double size = 8 + 25 * random.nextDouble();
      List<Point> outline = new ArrayList<>();
      for (int k = 0; k < corners; k++) {
        double radius = size * (0.7 + 0.6 * random.nextDouble());
        outline.add(middle.turnedBy(360.0 * k / corners).shiftedBy(radius, 0).position());
      }
      builder.obstacle(new Obstacle("rock" + i, ObstacleKind.ASTEROID, SimplePolygon.of(outline)));
    }
    return builder.build();
  }
}
