package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.ArrayList;
import java.util.List;

/**
 * The pair of small guides (nubs) on an edge of a base or token, with a template between them.
 *
 * <p>The outline is that of one guide, in the edge's own frame. In millimeters, u is across from
 * the edge's middle and v out from the edge. The other guide is its mirror image at −u. The usual
 * figures are the table tools' outlines.
 *
 * <pre>{@code
 * Guides.STANDARD.depth()               // 1.75
 * Guides.STANDARD.onEdge(20).get(0)     // the left guide on the front edge of a small base
 * }</pre>
 *
 * @param outline the corners (u, v) of the guide at positive u, convex, none with negative v; empty
 *     for no guides
 */
public record Guides(List<Point> outline) {

  /** No guides, as on most bases of other games. */
  public static final Guides NONE = new Guides(List.of());

  /** The guides on the published parts. */
  public static final Guides STANDARD =
      new Guides(
          List.of(
              new Point(10, 0),
              new Point(13.5, 0),
              new Point(13.5, 0.875),
              new Point(12.625, 1.75),
              new Point(10.875, 1.75),
              new Point(10, 0.875)));

  /**
   * Checks the outline.
   *
   * @throws IllegalArgumentException if the outline is not convex or reaches behind the edge
   */
  public Guides {
    outline = List.copyOf(outline);
    if (!outline.isEmpty()) {
      ConvexPolygon.of(outline);
    }
    for (Point p : outline) {
      if (p.y() < 0) {
        throw new IllegalArgumentException(
            "a guide lies in front of its edge, found a corner with v = " + p.y());
      }
    }
  }

  /** Returns the depth of the guides in front of their edge, in millimeters; 0 without guides. */
  public double depth() {
    return outline.stream().mapToDouble(Point::y).max().orElse(0);
  }

  /** Returns the reach of the guides from the edge's middle to either side, in millimeters. */
  double reach() {
    return outline.stream().mapToDouble(corner -> Math.abs(corner.x())).max().orElse(0);
  }

  /**
   * Returns both guides on an edge that faces +x, the left guide (+y) first; empty without guides.
   *
   * @param edge the edge's distance from the origin, in millimeters
   */
  public List<ConvexPolygon> onEdge(double edge) {
    if (outline.isEmpty()) {
      return List.of();
    }
    List<Point> left = new ArrayList<>();
    List<Point> right = new ArrayList<>();
    for (Point p : outline) {
      left.add(new Point(edge + p.y(), p.x()));
      right.add(new Point(edge + p.y(), -p.x()));
    }
    return List.of(ConvexPolygon.of(left), ConvexPolygon.of(right));
  }
}
