package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A polygon whose outline does not cross itself; it may be concave, such as an asteroid.
 *
 * <p>It also stores a cut into convex parts, whose corners are all corners of the outline. The
 * queries' error bounds hold for coordinates up to 1e6 mm.
 *
 * <pre>{@code
 * SimplePolygon arrow = SimplePolygon.of(
 *     new Point(0, 0), new Point(10, 0), new Point(5, 5), new Point(10, 10), new Point(0, 10));
 * arrow.size()          // 5
 * arrow.parts().size()  // 2
 * }</pre>
 */
public final class SimplePolygon extends Polygon {

  private final List<ConvexPolygon> parts;

  /** Takes corners that the caller knows to be mended, simple and counterclockwise. */
  private SimplePolygon(List<Point> corners) {
    super(corners);
    parts = ConvexParts.of(corners);
  }

  private SimplePolygon(SimplePolygon given, Pose frame) {
    super(given, frame);
    List<ConvexPolygon> placed = new ArrayList<>(given.parts.size());
    for (ConvexPolygon part : given.parts) {
      placed.add(part.placedIn(frame));
    }
    parts = List.copyOf(placed);
  }

  /**
   * Returns the polygon with these corners, given clockwise or counterclockwise. Corners that
   * repeat the corner before, a last corner that repeats the first, and corners in line between
   * their neighbors are left out.
   *
   * @throws BadOutlineException if fewer than three corners are left, if they enclose no area, or
   *     if the outline crosses or touches itself
   */
  public static SimplePolygon of(List<Point> corners) {
    Interruption.check();
    List<Point> outline = OutlineCheck.mended(corners);
    OutlineCheck.requireSimple(outline);
    if (!OutlineCheck.counterClockwise(outline)) {
      Collections.reverse(outline);
    }
    return new SimplePolygon(outline);
  }

  /** Returns the polygon with these corners. See {@link #of(List)}. */
  public static SimplePolygon of(Point... corners) {
    return of(List.of(corners));
  }

  @Override
  public SimplePolygon placedIn(Pose frame) {
    return new SimplePolygon(this, frame);
  }

  /** Returns convex parts that cover the polygon without overlaps; a convex outline is one part. */
  public List<ConvexPolygon> parts() {
    return parts;
  }
}
