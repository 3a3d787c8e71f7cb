package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.List;
import java.util.Optional;

/**
 * What two convex polygons have in common.
 *
 * <p>Corners of both that lie in the other come over unchanged; those where edges cross are right
 * to a few units in the last place of the coordinates over the sine of the angle at which they
 * cross.
 *
 * <pre>{@code
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
 * ConvexIntersection.of(base, base.placedIn(Pose.at(30, 0, 0)))  // ten by forty
 * ConvexIntersection.of(base, base.placedIn(Pose.at(40, 0, 0)))  // empty: an edge has no area
 * }</pre>
 */
public final class ConvexIntersection {

  private ConvexIntersection() {}

  /** Returns the intersection; empty if it has no area. */
  public static Optional<ConvexPolygon> of(ConvexPolygon a, ConvexPolygon b) {
    List<Point> left = a.corners();
    for (int i = 0; i < b.size(); i++) {
      double nx = b.normalX(i);
      double ny = b.normalY(i);
      left = HalfPlaneCut.of(left, nx, ny, nx * b.x(i) + ny * b.y(i));
    }
    return left.size() < 3 ? Optional.empty() : ConvexHull.of(left);
  }
}
