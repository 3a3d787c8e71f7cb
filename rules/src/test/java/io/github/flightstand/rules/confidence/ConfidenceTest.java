package io.github.flightstand.rules.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Probabilities of simple quantities, by hand. */
class ConfidenceTest {

  private static final Base SMALL = PartsCatalogue.standard().base(BaseSize.SMALL);

  private static final Table TABLE =
      Table.builder(PlayArea.STANDARD)
          .ship(new Ship("a", SMALL, Pose.at(100, 100, 90)))
          .ship(new Ship("b", SMALL, Pose.at(400, 500, 0)))
          .build();

  private static final List<String> BOTH = List.of("a", "b");

  private static Pose pose(Table table, String id) {
    return table.ship(id).orElseThrow().pose();
  }

  private static final Quantity APART =
      table -> pose(table, "b").position().distanceTo(pose(table, "a").position());

  @Test
  void aDistanceStraysAsTheTwoShipsDo() {
    Confidence confidence = new Confidence(TABLE, new Uncertainty(0.5, 1));
    // 500 apart; the distance's deviation is 0.5 · √2 whatever the direction, and headings are
    // nothing to it. One deviation from the bound: 0.84134474.
    double bound = 500 - 0.5 * Math.sqrt(2);
    assertEquals(0.84134474, confidence.in(Verdict.above(APART, bound, BOTH)), 1e-6);
    assertEquals(0.15865526, confidence.in(Verdict.below(APART, bound, BOTH)), 1e-6);
    // If only one ship strays, the same bound is √2 deviations off: 0.92135040.
    assertEquals(0.92135040, confidence.in(Verdict.above(APART, bound, List.of("a"))), 1e-6);
    // Within one deviation to either side.
    assertEquals(0.68268949, confidence.in(new Verdict(APART, bound, 1000 - bound, BOTH)), 1e-6);
  }

  @Test
  void headingsAreInDegrees() {
    Quantity left = table -> pose(table, "a").place(new Point(20, 0)).x();
    // A point 20 ahead of a ship that looks up moves by 20 · π / 180 a degree to the left.
    Confidence confidence = new Confidence(TABLE, new Uncertainty(0, 1));
    double deviation = 20 * Math.PI / 180;
    assertEquals(0.84134474, confidence.in(Verdict.below(left, 100 + deviation, BOTH)), 2e-5);
  }

  @Test
  void withoutErrorsAVerdictStandsOrFalls() {
    Confidence sure = new Confidence(TABLE, new Uncertainty(0, 0));
    assertEquals(1, sure.in(Verdict.above(APART, 500, BOTH)));
    assertEquals(0, sure.in(Verdict.above(APART, 500.1, BOTH)));
    Quantity nothingNear = table -> Double.POSITIVE_INFINITY;
    Confidence unsure = new Confidence(TABLE, new Uncertainty(0.5, 1));
    assertEquals(1, unsure.in(Verdict.above(nothingNear, 0, BOTH)));
    assertEquals(0, unsure.in(Verdict.below(nothingNear, 0, BOTH)));
  }

  @Test
  void whatIsNoUncertaintyOrVerdictIsRefused() {
    assertEquals(
        "standard deviations are finite and at least 0, found -1.0 mm and 1.0 degrees",
        assertThrows(IllegalArgumentException.class, () -> new Uncertainty(-1, 1)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> new Uncertainty(1, Double.NaN));
    assertEquals(
        "bounds are in order, found 2.0 and 1.0",
        assertThrows(IllegalArgumentException.class, () -> new Verdict(APART, 2, 1, BOTH))
            .getMessage());
  }
}
