package io.github.flightstand.rules.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The points' shares and moments beside those of the normal distribution. */
class NormalPointsTest {

  @ParameterizedTest
  @CsvSource({"1", "3", "6"})
  void coordinatesAreNormalAndIndependent(int dimensions) {
    List<double[]> points = NormalPoints.of(dimensions).toList();
    assertEquals(2038, points.size());
    for (int i = 0; i < dimensions; i++) {
      int a = i;
      assertEquals(1019, points.stream().filter(p -> p[a] > 0).count());
      // From a table of the distribution function; one of them is 0.001.
      assertEquals(0.8413, points.stream().filter(p -> p[a] < 1).count() / 2038.0, 0.001);
      assertEquals(0.9772, points.stream().filter(p -> p[a] < 2).count() / 2038.0, 0.001);
      for (int j = 0; j < i; j++) {
        int b = j;
        assertEquals(
            0, points.stream().mapToDouble(p -> p[a] * p[b]).average().orElseThrow(), 0.03);
        assertEquals(
            0.25, points.stream().filter(p -> p[a] > 0 && p[b] > 0).count() / 2038.0, 0.01);
      }
    }
  }

  @Test
  void everyPointHasItsOpposite() {
    List<double[]> points = NormalPoints.of(6).toList();
    for (int k = 0; k < 2038; k++) {
      double[] opposite = Arrays.stream(points.get(2037 - k)).map(z -> -z).toArray();
      assertTrue(Arrays.equals(points.get(k), opposite));
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 0.6321", "4, 0.2642", "6, 0.0803"})
  void distancesFromTheMiddleAreThoseOfTheChiSquareDistribution(int dimensions, double nearer) {
    // Of points in 2n dimensions those nearer than √2 are 1 − e⁻¹ · (1 + 1 + 1/2 + … + 1/(n − 1)!).
    long count =
        NormalPoints.of(dimensions).filter(p -> Arrays.stream(p).map(z -> z * z).sum() < 2).count();
    assertEquals(nearer, count / 2038.0, 0.01);
  }

  @Test
  void noMultiplierSpreadsSixCoordinatesBetter() {
    double best = spread(952);
    for (int a = 2; a < 2039; a++) {
      assertTrue(spread(a) >= best * (1 - 1e-6), "better than 952: " + a);
    }
  }

  /** P₂ by its closed form in Bernoulli polynomials, with weights of 1/10; less is better. */
  private static double spread(int multiplier) {
    double sum = 0;
    for (int k = 0; k < 2039; k++) {
      int place = k;
      double product = 1;
      for (int i = 0; i < 6; i++) {
        double x = place / 2039.0;
        product *= 1 + 0.1 * 2 * Math.PI * Math.PI * (x * x - x + 1 / 6.0);
        place = place * multiplier % 2039;
      }
      sum += product;
    }
    return sum / 2039 - 1;
  }
}
