package io.github.flightstand.geometry.region;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.ArrayList;
import java.util.List;

/**
 * The places where a body that slides without turning lies inside a polygon.
 *
 * <p>The body lies inside exactly if one point of each of its connected pieces is inside and none
 * of its interior points lies on the boundary. The second condition holds outside the Minkowski
 * sums of the boundary's edges and the body turned by 180 degrees about its origin. These points
 * are inner ones, so no line of the first condition coincides with one of the second.
 *
 * <p><b>Error.</b> The same as for {@link Cutout}.
 *
 * <pre>{@code
 * SimplePolygon square = SimplePolygon.of(
 *     new Point(0, 0), new Point(90, 0), new Point(90, 90), new Point(0, 90));
 * Inset.of(square, List.of(ConvexPolygon.rectangle(40, 40)))   // the square from 20 to 70
 * }</pre>
 */
public final class Inset {

  /** The gap in millimeters up to which two parts of a body are connected. */
  private static final double CONNECTED = 1e-9;

  /**
   * Returns the places of the body's origin at which the body lies inside.
   *
   * @param body the body's parts, in its own frame
   */
  public static Region of(SimplePolygon whole, List<ConvexPolygon> body) {
    List<ConvexPolygon> crossing = new ArrayList<>();
    List<Point> corners = whole.corners();
    for (ConvexPolygon part : body) {
      ConvexPolygon turned = part.placedIn(Pose.at(0, 0, 180));
      for (int i = 0; i < corners.size(); i++) {
        Point next = corners.get((i + 1) % corners.size());
        crossing.add(MinkowskiSum.of(corners.get(i), next, turned));
      }
    }
    Region inside = Cutout.of(whole.placedIn(from(body.get(0))), crossing);
    for (ConvexPolygon other : apart(body)) {
      inside = Cutout.of(whole.placedIn(from(other)), List.of(inside), List.of(), Region.EMPTY);
    }
    return inside;
  }

  /** Returns the shift from an inner point of a part to the body's origin. */
  private static Pose from(ConvexPolygon part) {
    double x = part.corners().stream().mapToDouble(Point::x).average().orElseThrow();
    double y = part.corners().stream().mapToDouble(Point::y).average().orElseThrow();
    return Pose.at(-x, -y, 0);
  }

  /** Returns a part of each connected piece of a body but that of the first part. */
  private static List<ConvexPolygon> apart(List<ConvexPolygon> body) {
    List<ConvexPolygon> left = new ArrayList<>(body);
    List<ConvexPolygon> found = new ArrayList<>();
    while (!left.isEmpty()) {
      List<ConvexPolygon> piece = new ArrayList<>(List.of(left.remove(0)));
      found.add(piece.get(0));
      while (!piece.isEmpty()) {
        ConvexPolygon part = piece.remove(0);
        left.removeIf(other -> Separation.between(part, other) <= CONNECTED && piece.add(other));
      }
    }
    return found.subList(1, found.size());
  }
}
