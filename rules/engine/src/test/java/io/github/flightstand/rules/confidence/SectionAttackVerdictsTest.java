package io.github.flightstand.rules.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How sure attacks at sections are, and those past huge ships: by hand, and beside tables drawn at
 * random, whose shares are right to 0.01.
 */
class SectionAttackVerdictsTest {

  private static final AttackRuler RULER = AttackRuler.standard();
  private static final Uncertainty PLACES = Uncertainty.of(0.5, 0);
  private static final int DRAWS = 4000;

  /** Counting stops when its error is below this. */
  private static final double COUNTED = 0.005;

  private static Ship ship(String id, BaseSize size, double x, double y, double heading) {
    return new Ship(id, PartsCatalogue.standard().base(size), Pose.at(x, y, heading));
  }

  private static Ship corvette(String id, double x, double y, double heading) {
    return ship(id, BaseSize.HUGE_CORVETTE, x, y, heading);
  }

  private static Table table(Ship... ships) {
    Table.Builder builder = Table.builder(PlayArea.STANDARD);
    for (Ship ship : ships) {
      builder.ship(ship);
    }
    return builder.build();
  }

  /** Whether the fore section of a corvette that lies along y = 400 may be chosen from there. */
  private static double foreClear(Table table, Uncertainty uncertainty, boolean expected) {
    Aim aim = fore(table);
    Attack attack = RULER.measure(table, aim);
    assertEquals(expected, attack.sight().orElseThrow().clear());
    return new Verdicts(table, uncertainty).ofAttack(RULER, aim).get("sectionClear");
  }

  private static Aim fore(Table table) {
    return Aim.at(
        table.ship("red").orElseThrow(),
        table.ship("raider").orElseThrow(),
        SectionName.FORE,
        FiringArc.FRONT);
  }

  private static Table aiming(double y) {
    return table(
        ship("red", BaseSize.SMALL, 400 - 3 * 72.4, y, 0), corvette("raider", 400, 400, 0));
  }

  @Test
  void onTheEndOfTheSectionLineItIsEvenOdds() {
    assertEquals(0.5, foreClear(aiming(560), PLACES, true), COUNTED);
    assertEquals(1, foreClear(aiming(640), PLACES, true), 1e-9);
    assertEquals(1, foreClear(aiming(480), PLACES, false), 1e-9);
  }

  @ParameterizedTest
  @CsvSource({"0.5, 1, 558", "0.5, 1, 562", "2, 0, 556", "0, 2, 566", "3, 3, 550", "3, 3, 590"})
  void whetherASectionMayBeChosen(double position, double heading, double y) {
    Table table = aiming(y);
    Uncertainty uncertainty = Uncertainty.of(position, heading);
    boolean clear = y > 560;
    double drawn =
        new Perturbations(20_261_120)
            .share(
                table,
                uncertainty,
                DRAWS,
                perturbed ->
                    RULER.measure(perturbed, fore(perturbed)).sight().orElseThrow().clear()
                        == clear);
    assertTrue(drawn > 0.05 && drawn < 0.98, "no close call: " + drawn);
    assertEquals(drawn, foreClear(table, uncertainty, clear), 0.03);
  }

  @Test
  void shipsThatAreOneSectionHaveNoSuchVerdict() {
    Table table =
        table(
            ship("red", BaseSize.SMALL, 100, 400, 0),
            ship("raider", BaseSize.HUGE_TRANSPORT, 400, 400, 0));
    assertFalse(
        new Verdicts(table, PLACES).ofAttack(RULER, fore(table)).containsKey("sectionClear"));
  }

  /** The one line of fire is along x = 400, up from y = 400 to blue's corner at y = 600. */
  private static Table firing(Ship other) {
    return table(
        ship("red", BaseSize.SMALL, 400, 380, 90),
        ship("blue", BaseSize.SMALL, 400, 600 + 20 * Math.sqrt(2), 45),
        other);
  }

  private static LineOfFire line(Table table) {
    return RULER.measure(table, aim(table)).line().orElseThrow();
  }

  private static Aim aim(Table table) {
    return Aim.at(
        table.ship("red").orElseThrow(), table.ship("blue").orElseThrow(), FiringArc.FRONT);
  }

  private static double sure(Table table, Uncertainty uncertainty) {
    return new Verdicts(table, uncertainty).ofAttack(RULER, aim(table)).get("obstructed");
  }

  @ParameterizedTest
  @CsvSource({"0, 0.5", "0.5, 0.7602", "1, 0.9214", "-0.5, 0.7602"})
  void aHugeShipBesideTheLineStraysToo(double beside, double probability) {
    // Its rear edge and blue's corner perturb by 0.5 each along x: by 0.7071 from one another.
    Table table = firing(corvette("green", 400 + beside + 112.4, 500, 0));
    assertEquals(beside < 0, line(table).obstructed());
    assertEquals(probability, sure(table, PLACES), COUNTED);
  }

  @Test
  void soDoesOneThatOnlyAWideRulerReaches() {
    // Half a millimetre beyond the half of the ruler.
    AttackRuler wide = new AttackRuler(Rules.standard().withRulerWidth(88));
    Table table = firing(corvette("green", 444.5 + 112.4, 500, 0));
    LineOfFire line = wide.measure(table, aim(table)).line().orElseThrow();
    assertFalse(line.obstructed());
    double sure = new Verdicts(table, PLACES).ofAttack(wide, aim(table)).get("obstructed");
    assertEquals(0.7602, sure, COUNTED);
  }

  @Test
  void whatStandsInStraysAsAnyShip() {
    Ship green = corvette("green", 400.5 + 112.4, 500, 0);
    assertEquals(
        sure(firing(green), PLACES),
        sure(firing(new Ship("green", green.base(), green.pose(), true)), PLACES));
  }

  @Test
  void aHugeShipOutOfReachChangesNothing() {
    Table table = firing(corvette("green", 700, 500, 0));
    assertFalse(line(table).obstructed());
    assertEquals(1, sure(table, Uncertainty.of(0.5, 3)));
  }

  @Test
  void turnsBringAHugeShipIntoTheLineThatIsNotNearIt() {
    // Its rear edge is 7.5 off the line, farther than the circle about it; six degrees take its
    // corners 4.2 nearer and the line, which turns about blue's corner with red, up to 8 aside.
    Table table = firing(corvette("green", 407.5 + 112.4, 555, 0));
    Uncertainty turns = Uncertainty.of(0, 6);
    double drawn =
        new Perturbations(5).share(table, turns, DRAWS, perturbed -> !line(perturbed).obstructed());
    assertTrue(drawn > 0.5 && drawn < 0.9, "no close call: " + drawn);
    assertEquals(drawn, sure(table, turns), 0.02);
  }
}
