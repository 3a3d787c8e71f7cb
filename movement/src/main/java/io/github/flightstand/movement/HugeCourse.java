package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.movement.component.HugePath;

/**
 * A huge ship's way on the table.
 *
 * @param start the ship's pose before the maneuver
 * @param path its way from there
 */
record HugeCourse(Pose start, HugePath path) implements Way {

  @Override
  public Pose travelling() {
    return start;
  }

  @Override
  public double ahead() {
    return 0;
  }

  @Override
  public Motion motion() {
    return path.motion();
  }

  @Override
  public Pose poseAt(double way) {
    return way <= 0 ? start : start.compose(path.poseAt(way));
  }
}
