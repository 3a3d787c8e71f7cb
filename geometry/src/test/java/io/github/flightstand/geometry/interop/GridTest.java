package io.github.flightstand.geometry.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Steps of 2 mm, with four headings and with any. */
class GridTest {

  private static Grid grid(double step, OptionalInt headings) {
    return new Grid((SimilarityFrame) CoordinateFrame.TABLE, step, headings);
  }

  private static String refusal(double step, OptionalInt headings) {
    return assertThrows(IllegalArgumentException.class, () -> grid(step, headings)).getMessage();
  }

  @Test
  void aPoseIsRoundedToTheNearestPlaceAndHeading() {
    Grid four = grid(2, OptionalInt.of(4));
    assertEquals(Pose.at(4, -2, 90), four.nearest(Pose.at(3.5, -1.5, 100)));
    assertEquals(90, four.headingThere(Pose.at(3.5, -1.5, 100)));
    assertEquals(1.25, four.headingInSteps(Pose.at(0, 0, 112.5)), 1e-12);
  }

  @Test
  void withoutHeadingsAHeadingStays() {
    Grid any = grid(2, OptionalInt.empty());
    assertEquals(Pose.at(4, -2, 100), any.nearest(Pose.at(3.5, -1.5, 100)));
    assertEquals(100, any.headingThere(Pose.at(3.5, -1.5, 100)), 1e-12);
    assertEquals(0, any.headingInSteps(Pose.at(0, 0, 112.5)));
  }

  @Test
  void aStepHasALengthAndThereIsAHeading() {
    assertEquals(
        "a step of 0.0 is 0.0 mm on the table, expected at least 0.01 mm",
        refusal(0, OptionalInt.empty()));
    assertEquals(
        "a step of Infinity is Infinity mm on the table, expected at least 0.01 mm",
        refusal(Double.POSITIVE_INFINITY, OptionalInt.empty()));
    assertEquals("a grid has at least 1 heading, found 0", refusal(2, OptionalInt.of(0)));
  }
}
