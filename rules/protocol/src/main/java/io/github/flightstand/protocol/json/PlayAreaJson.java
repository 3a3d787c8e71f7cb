package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OnlyAsked;
import java.util.Optional;

/**
 * The rectangle from (0, 0) to (width, height), in every frame in millimeters or the given unit.
 *
 * <p>{@code {"width": 914.4, "height": 914.4}}, or {@code {"width": 36, "height": 36, "unit":
 * "inch"}}
 *
 * @param width the side along x, positive, up to 1e6
 * @param height the side along y, positive, up to 1e6
 * @param unit the unit of the sides; mm if absent
 */
public record PlayAreaJson(
    @In(NumberRange.SIDE) double width,
    @In(NumberRange.SIDE) double height,
    @OnlyAsked Optional<Unit> unit) {

  /** The units of a play area's sides. */
  public enum Unit {
    MM(1),
    CM(10),
    INCH(25.4);

    private final double millimeters;

    Unit(double millimeters) {
      this.millimeters = millimeters;
    }

    /** Returns the unit's length in millimeters. */
    double millimeters() {
      return millimeters;
    }
  }

  /** Throws IllegalArgumentException if a side is longer than 1e6 mm. */
  public PlayAreaJson {
    area(width, height, unit);
  }

  /** Returns the JSON form of a play area. */
  public static PlayAreaJson of(PlayArea area) {
    return new PlayAreaJson(area.width(), area.height(), Optional.empty());
  }

  /** Returns the play area. */
  public PlayArea area() {
    return area(width, height, unit);
  }

  private static PlayArea area(double width, double height, Optional<Unit> unit) {
    double length = unit.orElse(Unit.MM).millimeters();
    return new PlayArea(length * width, length * height);
  }
}
