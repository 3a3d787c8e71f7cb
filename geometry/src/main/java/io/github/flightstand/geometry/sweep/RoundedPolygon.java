package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.internal.Hull;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The open set of all points within a radius of a convex polygon: what a body at rest forbids to a
 * body that slides in two directions and keeps clear of it. Its border consists of edges of the
 * polygon, moved out, and arcs about its corners.
 *
 * <p>Pairs of slides (a, b) stand for the points a u + b v of a plane in millimeters.
 */
final class RoundedPolygon {

  /** The widest arc that one corner of an outline stands for, in radians. */
  private static final double WIDEST = 1;

  private final Vector first;
  private final Vector second;
  private final double radius;
  private final List<Point> corners = new ArrayList<>();

  /**
   * Creates the set about a polygon of pairs.
   *
   * @param first the unit vector u
   * @param second the unit vector v
   */
  RoundedPolygon(ClippedPolygon pairs, Vector first, Vector second, double radius) {
    this.first = first;
    this.second = second;
    this.radius = radius;
    for (int i = 0; i < pairs.size(); i++) {
      int next = pairs.next(i);
      // A line through a corner cuts off an edge of no length.
      if (pairs.x(i) != pairs.x(next) || pairs.y(i) != pairs.y(next)) {
        corners.add(point(pairs.x(i), pairs.y(i)));
      }
    }
  }

  double radius() {
    return radius;
  }

  /** Returns the corners of the polygon, as points. */
  List<Point> corners() {
    return corners;
  }

  /** Returns the corner after corner i. */
  Point after(int i) {
    return corners.get(i + 1 == corners.size() ? 0 : i + 1);
  }

  /** Returns the vector from corner i by the radius, square to the edge that begins there. */
  Vector aside(int i) {
    Vector edge = corners.get(i).vectorTo(after(i));
    double sense = Math.signum(first.cross(second));
    return new Vector(edge.y(), -edge.x()).times(1 / edge.length()).times(sense * radius);
  }

  /** Returns the point that a pair stands for. */
  Point point(double a, double b) {
    return new Point(a * first.x() + b * second.x(), a * first.y() + b * second.y());
  }

  /** Returns the distance of a point from the polygon; 0 inside. */
  double distance(Point point) {
    double least = Double.POSITIVE_INFINITY;
    boolean left = false;
    boolean right = false;
    for (int i = 0; i < corners.size(); i++) {
      Vector edge = corners.get(i).vectorTo(after(i));
      Vector way = corners.get(i).vectorTo(point);
      double cross = edge.cross(way);
      left |= cross > 0;
      right |= cross < 0;
      double part = Math.max(0, Math.min(1, way.dot(edge) / edge.dot(edge)));
      least = Math.min(least, way.plus(edge.times(-part)).length());
    }
    return left && right ? least : 0;
  }

  /** Tests whether the set contains a pair that is deeper than {@code room} mm in it. */
  boolean forbids(double a, double b, double room) {
    return distance(point(a, b)) < radius - room;
  }

  /** Tests whether the set contains any pair of the square of slides up to {@code most}. */
  boolean meets(double most) {
    ClippedPolygon square = new ClippedPolygon();
    square.rectangle(-most, most, -most, most);
    RoundedPolygon around = new RoundedPolygon(square, first, second, radius);
    // It has a corner near the square, or an edge of the square leads through it.
    return corners.stream().anyMatch(corner -> around.distance(corner) < radius)
        || IntStream.range(0, around.corners.size())
            .anyMatch(i -> crosses(around.corners.get(i), around.after(i)));
  }

  /** Tests whether a segment leads through the set. */
  private boolean crosses(Point from, Point to) {
    double length = from.distanceTo(to);
    return chord(from, from.vectorTo(to).times(1 / length), 0)
        .filter(chord -> chord[0] < length && chord[1] > 0)
        .isPresent();
  }

  /** Tests whether the set contains another of the same radius. */
  boolean contains(RoundedPolygon other) {
    return other.corners.stream().allMatch(corner -> distance(corner) == 0);
  }

  /**
   * Returns where a line first enters and last leaves the set; empty if it misses the set.
   *
   * @param from the place on the line at 0
   * @param along the line's direction, of length 1
   * @param room by how much smaller the radius is
   */
  Optional<double[]> chord(Point from, Vector along, double room) {
    double reach = radius - room;
    double start = Double.POSITIVE_INFINITY;
    double stop = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < corners.size(); i++) {
      Vector way = from.vectorTo(corners.get(i));
      double off = way.cross(along);
      double square = reach * reach - off * off;
      if (square > 0) {
        start = Math.min(start, way.dot(along) - Math.sqrt(square));
        stop = Math.max(stop, way.dot(along) + Math.sqrt(square));
      }
      Vector edge = corners.get(i).vectorTo(after(i));
      Vector out = way.plus(aside(i).times(reach / radius));
      double cross = along.cross(edge);
      double part = out.cross(along) / cross;
      if (part >= 0 && part <= 1) {
        start = Math.min(start, out.cross(edge) / cross);
        stop = Math.max(stop, out.cross(edge) / cross);
      }
    }
    return start < stop ? Optional.of(new double[] {start, stop}) : Optional.empty();
  }

  /**
   * Returns a polygon of pairs that contains the set. Near the square of slides up to {@code most},
   * it reaches beyond the set by {@code wider} mm and at most {@code error} mm more. Empty if the
   * hull of its corners is flat.
   */
  Optional<ConvexPolygon> outline(double most, double wider, double error) {
    double reach = radius + wider;
    double fine = Math.min(WIDEST, 2 * Math.sqrt(2 * error / reach));
    List<Point> around = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      Vector before = aside((i == 0 ? corners.size() : i) - 1);
      Vector behind = aside(i);
      double from = Elementary.atan2(before.y(), before.x());
      double turn = Elementary.atan2(before.cross(behind), before.dot(behind));
      addTangents(around, corners.get(i), reach, from, turn, fine, most);
    }
    List<Point> hull = Hull.around(around);
    return hull.isEmpty() ? Optional.empty() : Optional.of(ConvexPolygon.of(hull));
  }

  /** Adds where the tangents at the ends of an arc meet, or those of its halves if it is wide. */
  private void addTangents(
      List<Point> around,
      Point center,
      double reach,
      double from,
      double turn,
      double fine,
      double most) {
    double middle = from + turn / 2;
    double half = Math.abs(turn) / 2;
    double out = half > WIDEST ? reach : reach / Elementary.cos(half);
    Vector arm = new Vector(Elementary.cos(middle), Elementary.sin(middle)).times(out);
    Point pair = pair(center.plus(arm));
    double near = most + 2 * half * reach / Math.abs(first.cross(second));
    boolean far = Math.abs(pair.x()) > near || Math.abs(pair.y()) > near;
    if (2 * half <= fine || (far && 2 * half <= WIDEST)) {
      around.add(pair);
      return;
    }
    addTangents(around, center, reach, from, turn / 2, fine, most);
    addTangents(around, center, reach, middle, turn / 2, fine, most);
  }

  /** Returns the pair that stands for a point, as a point (a, b). */
  Point pair(Point point) {
    double det = first.cross(second);
    Vector way = Point.ORIGIN.vectorTo(point);
    return new Point(way.cross(second) / det, first.cross(way) / det);
  }
}
