package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.geometry.Pose;

/** A pose as every text writes it: without a negative zero. */
public final class PlainPose {

  public static Pose of(Pose pose) {
    return new Pose(pose.x() + 0.0, pose.y() + 0.0, pose.heading());
  }
}
