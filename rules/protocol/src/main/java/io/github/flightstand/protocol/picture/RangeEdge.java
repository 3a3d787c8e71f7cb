package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.ArrayList;
import java.util.List;

/**
 * All points at one distance from a convex base, counterclockwise. Straight {@code i} is beside the
 * base's edge {@code i}; the arc after it is around the corner where that edge ends.
 */
final class RangeEdge {

  /** The distance in millimeters by which rounding may move a point off its piece's end. */
  private static final double ROUNDING = 1e-6;

  private final double distance;
  private final List<Point> corners;
  private final List<Vector> outwards = new ArrayList<>();

  /** Creates the edge at a positive distance, in millimeters. */
  RangeEdge(ConvexPolygon base, double distance) {
    this.distance = distance;
    corners = base.corners();
    for (int i = 0; i < corners.size(); i++) {
      Vector along = corners.get(i).vectorTo(corner(i + 1));
      double length = along.length();
      outwards.add(new Vector(along.y() / length, -along.x() / length));
    }
  }

  private Point corner(int i) {
    return corners.get(i % corners.size());
  }

  private Vector outward(int i) {
    return outwards.get(i % outwards.size());
  }

  /** Returns the point beside a corner, at the straight of edge {@code i}. */
  private Point over(int corner, int i) {
    return corner(corner).plus(outward(i).times(distance));
  }

  void addAll(PathData path) {
    path.moveTo(over(0, 0));
    for (int i = 0; i < corners.size(); i++) {
      path.lineTo(over(i + 1, i)).arcTo(distance, true, over(i + 1, i + 1));
    }
    path.close();
  }

  /** Adds the part between two rays to a path, counterclockwise from the first. */
  void addBetween(Crossing from, Crossing to, PathData path) {
    path.moveTo(from.at());
    int pieces = 2 * corners.size();
    boolean turnsRound =
        to.piece() < from.piece() || (to.piece() == from.piece() && to.along() < from.along());
    int last = to.piece() + (turnsRound ? pieces : 0);
    for (int piece = from.piece(); piece < last; piece++) {
      int i = piece / 2;
      if (piece % 2 == 0) {
        path.lineTo(over(i + 1, i));
      } else {
        path.arcTo(distance, true, over(i + 1, i + 1));
      }
    }
    if (to.piece() % 2 == 0) {
      path.lineTo(to.at());
    } else {
      path.arcTo(distance, true, to.at());
    }
  }

  /**
   * The crossing of a ray: a point, its piece (straight 0, arc 0, straight 1 and so on), and its
   * place along the piece, in a measure that only grows.
   */
  record Crossing(Point at, int piece, double along) {}

  /** Returns the crossing of a ray along a unit vector, which starts inside the edge. */
  Crossing crossing(Point start, Vector way) {
    double nearest = Double.POSITIVE_INFINITY;
    Crossing found = new Crossing(start, 0, 0);
    for (int i = 0; i < corners.size(); i++) {
      Vector out = outward(i);
      double rises = way.dot(out);
      if (rises > 0) {
        Vector from = over(i, i).vectorTo(start);
        double far = -from.dot(out) / rises;
        Point at = start.plus(way.times(far));
        double along = out.cross(over(i, i).vectorTo(at));
        double length = out.cross(over(i, i).vectorTo(over(i + 1, i)));
        // Beyond its straight, an edge's line is outside the arcs, so the nearest crossing is real.
        if (along >= -ROUNDING && along <= length + ROUNDING && far < nearest) {
          nearest = far;
          found = new Crossing(at, 2 * i, along);
        }
      }
    }
    for (int i = 0; i < corners.size(); i++) {
      Point corner = corner(i + 1);
      Vector from = corner.vectorTo(start);
      double half = from.dot(way);
      double square = half * half - (from.dot(from) - distance * distance);
      if (square >= 0) {
        double far = Math.sqrt(square) - half;
        Point at = start.plus(way.times(far));
        Vector spoke = corner.vectorTo(at);
        boolean between =
            outward(i).cross(spoke) >= -ROUNDING && spoke.cross(outward(i + 1)) >= -ROUNDING;
        if (between && far < nearest) {
          nearest = far;
          found = new Crossing(at, 2 * i + 1, outward(i).cross(spoke));
        }
      }
    }
    return found;
  }
}
