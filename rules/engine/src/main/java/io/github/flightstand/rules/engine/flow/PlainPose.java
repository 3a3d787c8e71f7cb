package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.geometry.Pose;

/** A pose as every text of it says: without a zero that has a sign. */
public final class PlainPose {

  public static Pose of(Pose pose) {
    return new Pose(pose.x() + 0.0, pose.y() + 0.0, pose.heading());
  }
}
