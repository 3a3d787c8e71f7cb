package io.github.flightstand.rules.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The points' shares and moments beside those of the normal distribution. */
class NormalPointsTest {

  private static final double ALL = NormalPoints.BATCHES * NormalPoints.SIZE;

  private static List<double[]> points(int dimensions) {
    NormalPoints points = new NormalPoints(dimensions);
    return IntStream.range(0, NormalPoints.BATCHES)
        .boxed()
        .flatMap(
            batch ->
                IntStream.range(0, NormalPoints.SIZE)
                    .mapToObj(
                        number -> {
                          double[] point = new double[dimensions];
                          points.get(batch, number, point);
                          return point;
                        }))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"1", "6", "24"})
  void coordinatesAreNormalAndIndependent(int dimensions) {
    List<double[]> points = points(dimensions);
    for (int i = 0; i < dimensions; i++) {
      int a = i;
      assertEquals(0.5, points.stream().filter(p -> p[a] > 0).count() / ALL, 1e-3);
      // From a table of the distribution function.
      assertEquals(0.8413, points.stream().filter(p -> p[a] < 1).count() / ALL, 1e-3);
      assertEquals(0.9772, points.stream().filter(p -> p[a] < 2).count() / ALL, 1e-3);
      assertEquals(1, points.stream().mapToDouble(p -> p[a] * p[a]).sum() / ALL, 2e-3);
      for (int j = 0; j < i; j++) {
        int b = j;
        assertEquals(0, points.stream().mapToDouble(p -> p[a] * p[b]).sum() / ALL, 0.02);
        assertEquals(0.25, points.stream().filter(p -> p[a] > 0 && p[b] > 0).count() / ALL, 0.005);
      }
    }
  }

  @Test
  void aBatchIsEvenOverEachCoordinate() {
    double[] values =
        points(1).stream()
            .limit(NormalPoints.SIZE)
            .mapToDouble(point -> point[0])
            .sorted()
            .toArray();
    // A table's quantiles of places in the order of a batch, which are its steps apart.
    assertEquals(1.64485, values[483], 0.02);
    assertEquals(-1.95996, values[12], 0.04);
    assertEquals(0, values[254], 0.005);
  }

  @Test
  void turnedPointsAreAsNormalAndEvenAlongTheSlope() {
    double[] slope = {-0.6, 0.48, 0, 0.64};
    NormalPoints points = new NormalPoints(slope.length);
    points.turnTo(point -> 7 + 3 * along(slope, point));
    double[] point = new double[slope.length];
    double[][] products = new double[slope.length][slope.length];
    for (int batch = 0; batch < NormalPoints.BATCHES; batch++) {
      int below = 0;
      for (int number = 0; number < NormalPoints.SIZE; number++) {
        points.get(batch, number, point);
        below += along(slope, point) < 1 ? 1 : 0;
        for (int i = 0; i < slope.length; i++) {
          for (int j = 0; j < slope.length; j++) {
            products[i][j] += point[i] * point[j] / ALL;
          }
        }
      }
      // Independent points would be off by 0.016.
      assertEquals(0.8413, below / (double) NormalPoints.SIZE, 1.0 / NormalPoints.SIZE);
    }
    for (int i = 0; i < slope.length; i++) {
      for (int j = 0; j < slope.length; j++) {
        assertEquals(i == j ? 1 : 0, products[i][j], 0.02);
      }
    }
  }

  private static double along(double[] slope, double[] point) {
    return IntStream.range(0, slope.length).mapToDouble(i -> slope[i] * point[i]).sum();
  }

  @Test
  void aNumberWithoutSlopeTurnsNothing() {
    NormalPoints turned = new NormalPoints(3);
    turned.turnTo(point -> 5);
    double[] point = new double[3];
    turned.get(1, 17, point);
    assertEquals(List.of(point[0], point[1], point[2]), asList(points(3).get(509 + 17)));
    turned.turnTo(ignored -> Double.POSITIVE_INFINITY);
    turned.get(1, 17, point);
    assertEquals(List.of(point[0], point[1], point[2]), asList(points(3).get(509 + 17)));
  }

  private static List<Double> asList(double... numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  @ParameterizedTest
  @CsvSource({"2, 0.6321", "4, 0.2642", "6, 0.0803"})
  void distancesFromTheMiddleAreThoseOfTheChiSquareDistribution(int dimensions, double nearer) {
    // Of points in 2n dimensions those nearer than √2 are 1 − e⁻¹ · (1 + 1 + 1/2 + … + 1/(n − 1)!).
    long count =
        points(dimensions).stream().filter(p -> Arrays.stream(p).map(z -> z * z).sum() < 2).count();
    assertEquals(nearer, count / ALL, 0.003);
  }

  @Test
  void noMultiplierSpreadsTwelveCoordinatesBetter() {
    double best = spread(129);
    for (int a = 2; a < NormalPoints.SIZE; a++) {
      assertTrue(spread(a) >= best * (1 - 1e-6), "better than 129: " + a);
    }
  }

  /** P₂ by its closed form in Bernoulli polynomials, with weights of 1/10; less is better. */
  private static double spread(int multiplier) {
    double sum = 0;
    for (int k = 0; k < NormalPoints.SIZE; k++) {
      int place = k;
      double product = 1;
      for (int i = 0; i < 12; i++) {
        double x = place / (double) NormalPoints.SIZE;
        product *= 1 + 0.1 * 2 * Math.PI * Math.PI * (x * x - x + 1 / 6.0);
        place = place * multiplier % NormalPoints.SIZE;
      }
      sum += product;
    }
    return sum / NormalPoints.SIZE - 1;
  }
}
