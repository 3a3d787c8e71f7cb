package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.movement.component.Rail;
import io.github.flightstand.movement.component.Side;
import io.github.flightstand.movement.component.Template;
import io.github.flightstand.movement.table.CircleIndex;

/**
 * A template laid at a ship, and the rail along it: where each arc length takes the ship on the
 * table.
 *
 * <p>A ship that moves backwards is a ship turned round that moves forwards, since a base looks the
 * same from both ends; the template then lies at its rear, and what the rail calls the rear edge is
 * the front one.
 *
 * @param start the ship's pose before the maneuver
 * @param reverse whether the ship moves backwards
 * @param template the template
 * @param side to which side it curves, seen in the direction of travel
 * @param rail the rail of the ship's base along the template
 * @param travelling the starting pose as a frame that faces where the ship goes
 */
record Course(Pose start, boolean reverse, Template template, Side side, Rail rail, Pose travelling)
    implements Way {

  static Course of(Pose start, boolean reverse, Template template, Side side, Rail rail) {
    return new Course(start, reverse, template, side, rail, reverse ? start.turnedBy(180) : start);
  }

  @Override
  public double ahead() {
    // The template's start is the middle of the leading edge.
    return -rail.start() / 2;
  }

  @Override
  public Motion motion() {
    return rail.motion();
  }

  /** Returns the template's frame on the table: the middle of the leading edge. */
  Pose laid() {
    return travelling.shiftedBy(ahead(), 0);
  }

  @Override
  public Pose poseAt(double s) {
    if (s <= rail.start()) {
      return start;
    }
    // Composed in one step from the exact start, so that only the result is rounded.
    Pose onRail = rail.poseAt(s);
    Pose pose = travelling.compose(new Pose(onRail.x() + ahead(), onRail.y(), onRail.heading()));
    return reverse ? pose.turnedBy(180) : pose;
  }

  /**
   * Tells whether the template, from its start to so far along it, may cover some of an entry of an
   * index: quickly, from the entry's circle and the centre line.
   */
  boolean mayCover(double upTo, CircleIndex index, int entry) {
    double c = travelling.heading().cos();
    double s = travelling.heading().sin();
    double dx = index.x(entry) - travelling.x();
    double dy = index.y(entry) - travelling.y();
    double limit = template.width() / 2 + index.radius(entry);
    double x = c * dx + s * dy - ahead();
    double y = c * dy - s * dx;
    return x > -limit
        && Math.abs(y) < upTo + limit
        && template.centreLineDistance(side, upTo, x, y) < limit;
  }

  /** Returns the outline on the table of the template's part from its start to so far along it. */
  Shape usedPart(double upTo) {
    return template.usedPart(side, upTo).placedIn(laid());
  }
}
