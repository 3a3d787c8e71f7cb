package io.github.flightstand.geometry.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The turning sense against decimals without rounding, of corners that are all but in line. */
class TurningSenseTest {

  private static int exact(double... p) {
    BigDecimal[] d = new BigDecimal[p.length];
    for (int i = 0; i < p.length; i++) {
      d[i] = new BigDecimal(p[i]);
    }
    BigDecimal left = d[0].subtract(d[4]).multiply(d[3].subtract(d[5]));
    return left.compareTo(d[1].subtract(d[5]).multiply(d[2].subtract(d[4])));
  }

  private static int found(double... p) {
    return TurningSense.of(p[0], p[1], p[2], p[3], p[4], p[5]);
  }

  @Example
  void leftRightAndStraight() {
    assertEquals(1, found(0, 0, 10, 0, 20, 5));
    assertEquals(-1, found(0, 0, 10, 0, 20, -5));
    assertEquals(0, found(0, 0, 10, 20, 30, 60));
    assertEquals(0, found(5, 5, 5, 5, 5, 5));
  }

  @Example
  void hundredthsInLineAreInLineInAnyOrder() {
    // Double-doubles take this for a turn to the left.
    assertEquals(0, found(2.56, 15.36, -0.01, -0.06, 0, 0));
    assertEquals(0, found(2.56, 15.36, 0, 0, -0.01, -0.06));
    assertEquals(0, found(0, 0, 2.56, 15.36, -0.01, -0.06));
    // A tenth is not ten hundredths: 0.1 + 0.2 is a little more than 0.3.
    assertEquals(1, found(0, 0, 0.3, 0.3, 0.6, 0.3 + (0.1 + 0.2)));
  }

  @Property(tries = 20_000, seed = "4013", edgeCases = EdgeCasesMode.NONE)
  void agreesWithDecimals(@ForAll long seed) {
    Random random = new Random(seed);
    double[] p = new double[6];
    double stepX = random.nextInt(2000) - 1000;
    double stepY = random.nextInt(2000) - 1000;
    double unit = random.nextBoolean() ? 0.01 : random.nextDouble();
    for (int i = 0; i < 6; i += 2) {
      double along = random.nextBoolean() ? random.nextInt(400) - 200 : random.nextGaussian();
      p[i] = along * stepX * unit;
      p[i + 1] = along * stepY * unit;
      if (random.nextInt(3) == 0) {
        p[i] = Math.nextAfter(p[i], random.nextGaussian());
      }
    }
    assertEquals(exact(p), found(p));
  }
}
