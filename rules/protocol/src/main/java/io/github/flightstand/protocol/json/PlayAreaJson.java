package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;

/**
 * The rectangle from (0, 0) to (width, height), in millimetres whatever the frame.
 *
 * <p>{@code {"width": 914.4, "height": 914.4}}
 *
 * @param width its side along x in millimetres, positive, up to 1e6
 * @param height its side along y
 */
public record PlayAreaJson(
    @In(NumberRange.SIDE) double width, @In(NumberRange.SIDE) double height) {

  /** Returns a play area as a line writes it. */
  public static PlayAreaJson of(PlayArea area) {
    return new PlayAreaJson(area.width(), area.height());
  }

  /** Returns the play area. */
  public PlayArea area() {
    return new PlayArea(width, height);
  }
}
