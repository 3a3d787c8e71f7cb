package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.PlayArea;

/** How good it is to stand somewhere before anybody is in anybody's sights: from −1 to 1 or so. */
final class Geometry {

  /** The distance in millimetres that a ship seeks to its prey. */
  private static final double WANTED = 200;

  /** How far a ship is from its prey that is nowhere near. */
  private static final double FAR = 900;

  /** How well one stands towards the other: near, nose on it, and not before its nose. */
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

  /** Returns how far a pose is from the nearest edge of the play area, in millimetres. */
  static double toEdge(PlayArea area, Pose pose) {
    return Math.min(
        Math.min(pose.x(), area.width() - pose.x()), Math.min(pose.y(), area.height() - pose.y()));
  }
}
