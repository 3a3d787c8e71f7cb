package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;

/**
 * The rectangle from (0, 0) to (width, height), in millimeters in every frame.
 *
 * <p>{@code {"width": 914.4, "height": 914.4}}
 *
 * @param width the side along x in millimeters, positive, up to 1e6
 * @param height the side along y in millimeters, positive, up to 1e6
 */
public record PlayAreaJson(
    @In(NumberRange.SIDE) double width, @In(NumberRange.SIDE) double height) {

  /** Returns the JSON form of a play area. */
  public static PlayAreaJson of(PlayArea area) {
    return new PlayAreaJson(area.width(), area.height());
  }

  /** Returns the play area. */
  public PlayArea area() {
    return new PlayArea(width, height);
  }
}
