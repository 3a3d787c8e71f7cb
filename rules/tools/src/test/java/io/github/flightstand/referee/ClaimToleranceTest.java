package io.github.flightstand.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import org.junit.jupiter.api.Test;

class ClaimToleranceTest {

  @Test
  void theReachIsThatOfACorner() {
    PartsCatalogue parts = PartsCatalogue.standard();
    // 2° = 0.0349066; half diagonals 28.2843 and 56.5685.
    ClaimTolerance tolerance = new ClaimTolerance(2, 2);
    assertEquals(2 + 0.0349066 * 28.2843, tolerance.reach(parts.base(BaseSize.SMALL)), 1e-5);
    assertEquals(2 + 0.0349066 * 56.5685, tolerance.reach(parts.base(BaseSize.LARGE)), 1e-5);
    // Half of 224.8 by 80: √(112.4² + 40²) = 119.3053.
    assertEquals(
        2 + 0.0349066 * 119.3053, tolerance.reach(parts.base(BaseSize.HUGE_CORVETTE)), 1e-5);
    assertEquals(3, new ClaimTolerance(3, 0).reach(parts.base(BaseSize.MEDIUM)));
  }

  @Test
  void figuresOutOfRangeAreRefusedInOneSentence() {
    for (double[] figures :
        new double[][] {{-1, 2}, {1001, 2}, {2, -1}, {2, 181}, {Double.NaN, 2}, {2, Double.NaN}}) {
      IllegalArgumentException refused =
          assertThrows(
              IllegalArgumentException.class, () -> new ClaimTolerance(figures[0], figures[1]));
      String message = String.valueOf(refused.getMessage());
      assertTrue(message.startsWith("a claim's tolerance is 0 to 1000 mm and 0 to 180"), message);
    }
  }
}
