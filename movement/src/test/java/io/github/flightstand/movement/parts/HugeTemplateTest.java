package io.github.flightstand.movement.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures of the huge ships' template. */
class HugeTemplateTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final HugeTemplate TEMPLATE = HugeTemplate.STANDARD;

  @Test
  void theFiguresAreThoseOfTheRules() {
    assertEquals(200, TEMPLATE.straight(5));
    assertEquals(List.of(33.0, 73.0, 113.0), List.of(along(1), along(2), along(3)));
    assertEquals(0, TEMPLATE.bankOutside(1));
    assertEquals(20, TEMPLATE.bankOutside(3));
  }

  private static double along(int speed) {
    return TEMPLATE.bankAlong(speed);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 33, 40, 10, 45",
    "40, -33, 40, 10, 45",
    "40, 33, NaN, 10, 45",
    "40, 33, 40, Infinity, 45",
    "40, 33, 40, 10, 90",
    "40, 33, 40, 10, 0"
  })
  void badFiguresAreRefused(
      double straight, double first, double step, double outward, double degrees) {
    assertEquals(
        "a huge ships' template has positive figures and banks of less than 90 degrees, found "
            + straight
            + ", "
            + first
            + ", "
            + step
            + ", "
            + outward
            + " and "
            + degrees,
        assertThrows(
                IllegalArgumentException.class,
                () -> new HugeTemplate(straight, first, step, outward, degrees))
            .getMessage());
  }

  @Test
  void itLiesToOneSide() {
    Base corvette = PARTS.base(BaseSize.HUGE_CORVETTE);
    assertThrows(IllegalArgumentException.class, () -> TEMPLATE.laidForBank(corvette, Side.AHEAD));
  }

  @Test
  void aCatalogueTakesOnesOwnMeasurements() {
    HugeTemplate own = new HugeTemplate(40.5, 33, 40, 10, 45);
    assertEquals(own, PARTS.with(own).hugeTemplate());
    assertEquals(TEMPLATE, PARTS.hugeTemplate());
  }
}
