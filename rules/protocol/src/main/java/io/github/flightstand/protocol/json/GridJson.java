package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import io.github.flightstand.geometry.interop.Grid;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.rules.member.Default;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The places and headings to which a caller's program rounds poses in the query's frame.
 *
 * @param step the frame's units between two places; at least 0.01 mm on the table
 * @param headings the number of headings in a full circle; if absent, headings are not rounded
 */
public record GridJson(
    @In(NumberRange.STEP) @Default("1") double step,
    @In(NumberRange.HEADINGS) Optional<Integer> headings) {

  /**
   * Returns the grid.
   *
   * @throws FaultException if the step is too small, or the frame is in perspective
   */
  public Grid in(CoordinateFrame frame) {
    if (!(frame instanceof SimilarityFrame similar)) {
      throw FaultException.badValue(
          "/grid", "'grid' is given with a frame in perspective, expected one that keeps shapes");
    }
    try {
      return new Grid(similar, step, headings.map(OptionalInt::of).orElseGet(OptionalInt::empty));
    } catch (IllegalArgumentException tooSmall) {
      throw FaultException.badValue("/grid/step", "'step': " + tooSmall.getMessage());
    }
  }
}
