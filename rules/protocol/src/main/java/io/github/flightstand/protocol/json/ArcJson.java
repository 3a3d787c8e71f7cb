package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.shape.UnboundedPolygon;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.Keyed;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.rules.measure.OwnArc;

/**
 * A firing arc of another game, in millimeters from the middle of the base, x ahead and y to the
 * left, and degrees to the left of ahead.
 */
@Keyed({"rays", "wedge", "strip"})
public sealed interface ArcJson {

  /** Returns the arc, or throws an {@link IllegalArgumentException} in words that name it. */
  OwnArc built(String name);

  /**
   * The arc between two rays.
   *
   * @param right the ray on the right as one looks along the arc
   * @param left the ray on the left
   */
  record Rays(Ray right, Ray left) implements ArcJson {

    @Override
    public OwnArc built(String name) {
      return OwnArc.between(
          name, right.from().bare(), right.degrees(), left.from().bare(), left.degrees());
    }
  }

  /**
   * A ray.
   *
   * @param from where it starts
   * @param degrees its direction, to the left of ahead
   */
  record Ray(PointJson from, @In(NumberRange.HEADING) double degrees) {}

  /**
   * The arc of an angle each side of a direction.
   *
   * @param from where it starts
   * @param facing the direction of its middle, to the left of ahead
   * @param each the angle each side of the middle
   */
  record Wedge(
      PointJson from,
      @In(NumberRange.HEADING) double facing,
      @In(NumberRange.HALF_ANGLE) double each)
      implements ArcJson {

    private static final double STRAIGHT = 90;

    @Override
    public OwnArc built(String name) {
      // Two rays that point away from each other are one line, whatever their rounding.
      return each == STRAIGHT
          ? new OwnArc(
              name, UnboundedPolygon.halfPlane(from.bare(), Direction.ofDegrees(facing).times(1)))
          : OwnArc.between(name, from.bare(), facing - each, from.bare(), facing + each);
    }
  }

  /**
   * The strip straight out from the line between two points.
   *
   * @param right the point on the right as one looks along the strip
   * @param left the point on the left
   */
  record Strip(PointJson right, PointJson left) implements ArcJson {

    @Override
    public OwnArc built(String name) {
      return OwnArc.strip(name, right.bare(), left.bare());
    }
  }
}
