package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.PlayArea;

/** The worth of a place before any ship has a target, from about −1 to 1. */
final class Geometry {

  /** The distance to its prey that a ship seeks, in mm. */
  private static final double WANTED = 200;

  /** The scale of greater distances to the prey, in mm. */
  private static final double FAR = 900;

  /** Rates one ship's place against another: near, facing it, and not in front of it. */
  static double chase(Pose here, Pose there) {
    double dx = there.x() - here.x();
    double dy = there.y() - here.y();
    double distance = Math.sqrt(dx * dx + dy * dy);
    if (distance == 0) {
      return 0;
    }
    double facing = (dx * here.heading().cos() + dy * here.heading().sin()) / distance;
    double threat = -(dx * there.heading().cos() + dy * there.heading().sin()) / distance;
    double away = Math.max(0, distance - WANTED) / FAR;
    double near = Math.max(0.2, 1 - away);
    return near * (0.5 * facing - 0.3 * threat) - 0.6 * away;
  }

  /** Returns the distance from a pose to the nearest edge of the play area, in mm. */
  static double toEdge(PlayArea area, Pose pose) {
    return Math.min(
        Math.min(pose.x(), area.width() - pose.x()), Math.min(pose.y(), area.height() - pose.y()));
  }
}
