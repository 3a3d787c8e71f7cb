package io.github.flightstand.movement.parts;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.shape.AnnularSector;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A template's figures, its parts, and what is near its center line. */
class TemplateTest {

  @ParameterizedTest
  @CsvSource({"STRAIGHT, 5", "BANK, 3", "TURN, 3"})
  void speedsGoFromOneToTheFastest(TemplateKind kind, int fastest) {
    assertEquals(1, new Template(kind, 1, 100, 20).speed());
    assertEquals(fastest, new Template(kind, fastest, 100, 20).speed());
    for (int speed : new int[] {0, fastest + 1}) {
      assertIllegal(
          "a template's speed is 1 to " + fastest + " for a " + kind + ", found " + speed,
          () -> new Template(kind, speed, 100, 20));
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 20", "100, 0", "100, Infinity"})
  void figuresArePositive(double size, double width) {
    assertIllegal(
        "a template's size and width are positive, found " + size + " and " + width + " mm",
        () -> new Template(TemplateKind.STRAIGHT, 1, size, width));
  }

  @Test
  void figuresAreAtMostTenMetres() {
    assertEquals(10_000, new Template(TemplateKind.STRAIGHT, 1, 10_000, 10_000).width());
    for (double[] figures : new double[][] {{10_000.1, 20}, {100, 10_000.1}}) {
      assertIllegal(() -> new Template(TemplateKind.STRAIGHT, 1, figures[0], figures[1]));
    }
  }

  @ParameterizedTest
  @CsvSource({"40, LEFT, 28.64788975654116", "40, RIGHT, -28.64788975654116", "99, LEFT, 45"})
  void theFirstPartOfACurveTurnsByItsLength(double upTo, Side side, double degrees) {
    // On a radius of 80, 40 mm are half a radian.
    AnnularSector part =
        (AnnularSector) new Template(TemplateKind.BANK, 1, 80, 20).usedPart(side, upTo);
    assertEquals(degrees, part.sweepDegrees(), 1e-12);
    assertEquals(80, part.radius());
    assertEquals(10, part.halfWidth());
  }

  @ParameterizedTest
  @CsvSource({
    "STRAIGHT, 120, AHEAD, 1", "STRAIGHT, 120, AHEAD, 0.4",
    "BANK, 80, LEFT, 1", "BANK, 180, RIGHT, 0.4",
    "TURN, 35, RIGHT, 1", "TURN, 35, LEFT, 0.4",
    "TURN, 90, LEFT, 1", "TURN, 90, RIGHT, 0.4"
  })
  void whatIsNearTheCentreLineIsNearSomePointOfIt(
      TemplateKind kind, double size, Side side, double share) {
    Template template = new Template(kind, 1, size, 20);
    double upTo = share * template.length();
    Random random = new Random(8);
    int near = 0;
    for (int i = 0; i < 600; i++) {
      double limit = i % 2 == 0 ? 15 : 50;
      double x = -60 + 260 * random.nextDouble();
      double y = -140 + 280 * random.nextDouble();
      double least = distance(kind, size, side, upTo, x, y);
      if (Math.abs(least - limit) > 0.01) {
        assertEquals(
            least < limit,
            template.isNearCentreLine(limit, side, upTo, x, y),
            x + " " + y + " at " + limit);
      }
      near += least < limit ? 1 : 0;
    }
    assertTrue(near > 30 && near < 500, "found " + near);
  }

  /** By another way: a walk along the line, within 0.01 mm. */
  private static double distance(
      TemplateKind kind, double size, Side side, double upTo, double x, double y) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= 500; i++) {
      double s = upTo * i / 500;
      double a = s / size;
      double alongX = kind == TemplateKind.STRAIGHT ? s : size * StrictMath.sin(a);
      double alongY =
          kind == TemplateKind.STRAIGHT ? 0 : side.sign() * size * (1 - StrictMath.cos(a));
      least = Math.min(least, StrictMath.hypot(x - alongX, y - alongY));
    }
    return least;
  }
}
