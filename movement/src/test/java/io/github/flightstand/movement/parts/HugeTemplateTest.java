package io.github.flightstand.movement.parts;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures of the huge ships' template. */
class HugeTemplateTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final HugeTemplate FIRST = HugeTemplate.OF_2015;
  private static final HugeTemplate SECOND = HugeTemplate.OF_2019;

  @Test
  void theFiguresOf2015() {
    assertEquals(List.of(40.0, 160.0), List.of(FIRST.straight(1), FIRST.straight(4)));
    assertEquals(List.of(47.3, 87.3), List.of(FIRST.bankAlong(1), FIRST.bankAlong(2)));
    assertEquals(List.of(4.8, 24.8), List.of(FIRST.bankOutside(1), FIRST.bankOutside(2)));
    assertEquals(30, FIRST.bankDegrees());
    assertEquals(List.of(4, 2, 0), speeds(FIRST));
  }

  @Test
  void theFiguresOf2019() {
    assertEquals(List.of(40.0, 200.0), List.of(SECOND.straight(1), SECOND.straight(5)));
    assertEquals(
        List.of(33.0, 73.0, 113.0),
        List.of(SECOND.bankAlong(1), SECOND.bankAlong(2), SECOND.bankAlong(3)));
    assertEquals(List.of(0.0, 20.0), List.of(SECOND.bankOutside(1), SECOND.bankOutside(3)));
    assertEquals(45, SECOND.bankDegrees());
    assertEquals(List.of(5, 3, 0), speeds(SECOND));
  }

  private static List<Integer> speeds(HugeTemplate template) {
    return Arrays.stream(TemplateKind.values()).map(template::fastest).toList();
  }

  @Test
  void whatATemplateLacksIsRefused() {
    assertIllegal(() -> FIRST.straight(5));
    assertIllegal(() -> FIRST.bankAlong(3));
    assertIllegal(() -> FIRST.bankOutside(0));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 40, 3, 45, 33, 40, 0, 10, straights, 0.0",
    "6, 40, 3, 45, 33, 40, 0, 10, straights, 6.0",
    "5, 0, 3, 45, 33, 40, 0, 10, distance between straights, 0.0",
    "5, 40, 4, 45, 33, 40, 0, 10, banks, 4.0",
    "5, 40, 3, 90, 33, 40, 0, 10, turn of a bank, 90.0",
    "5, 40, 3, 0, 33, 40, 0, 10, turn of a bank, 0.0",
    "5, 40, 3, 45, -33, 40, 0, 10, way along a bank, -33.0",
    "5, 40, 3, 45, 33, NaN, 0, 10, step along a bank, NaN",
    "5, 40, 3, 45, 33, 0, 0, 10, step along a bank, 0.0",
    "5, 40, 3, 45, 33, 40, -1, 10, way outside a bank, -1.0",
    "5, 40, 3, 45, 33, 40, 0, Infinity, step outside a bank, Infinity"
  })
  void badFiguresAreRefused(
      int straights,
      double straight,
      int banks,
      double degrees,
      double along,
      double alongStep,
      double outside,
      double outsideStep,
      String figure,
      String found) {
    assertIllegal(
        "the " + figure + " of a huge ships' template cannot be " + found,
        () ->
            new HugeTemplate(
                straights, straight, banks, degrees, along, alongStep, outside, outsideStep, 1));
  }

  @Test
  void theSlowestBankIsOneOrNone() {
    assertIllegal(
        "the slowest bank of a huge ships' template cannot be 2.0",
        () -> new HugeTemplate(5, 40, 3, 45, 33, 40, 0, 10, 2));
  }

  @Test
  void itLiesToOneSide() {
    Base corvette = PARTS.base(BaseSize.HUGE_CORVETTE);
    assertIllegal(() -> FIRST.laidForBank(corvette, Side.AHEAD));
  }

  @Test
  void aCatalogueTakesOnesOwnMeasurements() {
    HugeTemplate own = new HugeTemplate(4, 40.5, 2, 30, 47.3, 40, 4.8, 20, 1);
    assertEquals(own, PARTS.with(own).hugeTemplate());
    assertEquals(FIRST, PARTS.hugeTemplate());
  }
}
