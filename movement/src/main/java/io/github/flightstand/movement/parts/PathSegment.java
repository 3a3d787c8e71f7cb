package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.sweep.MotionState;
import java.util.List;

/**
 * A straight or an arc of a path's center line, where it lies in the path's frame: the line starts
 * at the origin along +x. Millimeters.
 *
 * @param start where it starts, heading along it
 * @param from how far along the line that is
 * @param length its length
 * @param curvature the reciprocal of its radius, positive to the left; 0 for a straight
 * @param turn the degrees to the left by which it turns
 */
record PathSegment(Pose start, double from, double length, double curvature, double turn) {

  /** More of a circle than a strip's outline has in one part, in degrees. */
  private static final double HALF = 180;

  static PathSegment of(Pose start, double from, PathPiece piece) {
    double curvature = piece instanceof PathPiece.Arc arc ? arc.side().sign() / arc.radius() : 0;
    return new PathSegment(start, from, piece.length(), curvature, piece.turn());
  }

  /** Returns how far along the line it ends. */
  double to() {
    return from + length;
  }

  /** Returns the place {@code along} mm from its start, heading along it. */
  Pose poseAt(double along) {
    if (curvature == 0) {
      return start.shiftedBy(along, 0);
    }
    double degrees = along == length ? turn : Elementary.toDegrees(along * curvature);
    Direction turned = Direction.ofDegrees(degrees);
    double half = Direction.ofDegrees(degrees / 2).sin();
    return start.compose(new Pose(turned.sin() / curvature, 2 * (half * half) / curvature, turned));
  }

  /** Stands a point at {@code s} mm of the line, on this piece or its continuation. */
  void stand(double s, MotionState out) {
    double c = start.heading().cos();
    double sn = start.heading().sin();
    double along = s - from;
    double angle = along * curvature;
    double half = Elementary.sin(angle / 2);
    double turnCos = Elementary.cos(angle);
    double turnSin = Elementary.sin(angle);
    double ahead = angle == 0 ? along : turnSin / curvature;
    double left = angle == 0 ? 0 : 2 * half * half / curvature;
    out.stand(
        start.x() + (ahead * c - left * sn),
        start.y() + (ahead * sn + left * c),
        c * turnCos - sn * turnSin,
        sn * turnCos + c * turnSin);
  }

  /** Adds the outline of a strip around the line's first {@code upTo} mm, as it lies here. */
  void addOutline(List<Shape> parts, double width, double upTo) {
    double used = Math.min(upTo - from, length);
    if (used <= 0) {
      return;
    }
    if (curvature == 0) {
      parts.add(ConvexPolygon.rectangle(used, width).placedIn(start.shiftedBy(used / 2, 0)));
      return;
    }
    double sweep = used == length ? turn : Elementary.toDegrees(used * curvature);
    int sectors = (int) Math.ceil(Math.abs(sweep) / HALF);
    for (int k = 0; k < sectors; k++) {
      Pose begin = poseAt(used * k / sectors);
      parts.add(new AnnularSector(begin, Math.abs(1 / curvature), sweep / sectors, width / 2));
    }
  }
}
