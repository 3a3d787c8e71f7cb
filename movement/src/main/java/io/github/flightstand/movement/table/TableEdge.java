package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.shape.UnboundedPolygon;
import java.util.List;
import java.util.Locale;

/**
 * One of the four edges of a play area.
 *
 * <pre>{@code
 * TableEdge.TOP.distance(PlayArea.STANDARD, 100, 900)   // 14.4
 * }</pre>
 */
public enum TableEdge {
  /** The edge at x = 0. */
  LEFT,
  /** The edge at the play area's width. */
  RIGHT,
  /** The edge at y = 0. */
  BOTTOM,
  /** The edge at the play area's height. */
  TOP;

  /** Returns the edge's name in lower case, as callers write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the distance of a point inside the edge's line, in millimeters. */
  public double distance(PlayArea area, double x, double y) {
    return switch (this) {
      case LEFT -> x;
      case RIGHT -> area.width() - x;
      case BOTTOM -> y;
      case TOP -> area.height() - y;
    };
  }

  /** Returns the half-plane on the inner side of the edge's line. */
  public UnboundedPolygon inside(PlayArea area) {
    return switch (this) {
      case LEFT -> UnboundedPolygon.halfPlane(Point.ORIGIN, new Vector(1, 0));
      case RIGHT -> UnboundedPolygon.halfPlane(new Point(area.width(), 0), new Vector(-1, 0));
      case BOTTOM -> UnboundedPolygon.halfPlane(Point.ORIGIN, new Vector(0, 1));
      case TOP -> UnboundedPolygon.halfPlane(new Point(0, area.height()), new Vector(0, -1));
    };
  }

  /**
   * Returns the point at a distance along the edge and inside its line.
   *
   * @param along the point's coordinate along the edge, see {@link #along}
   * @param inside the distance inside the line, in millimeters
   */
  public Point at(PlayArea area, double along, double inside) {
    return switch (this) {
      case LEFT -> new Point(inside, along);
      case RIGHT -> new Point(area.width() - inside, along);
      case BOTTOM -> new Point(along, inside);
      case TOP -> new Point(along, area.height() - inside);
    };
  }

  /** Returns the edge's length, in millimeters. */
  public double length(PlayArea area) {
    return along(area.width(), area.height());
  }

  /** Returns the heading that faces from the edge into the play area, in degrees. */
  public double inwards() {
    return switch (this) {
      case LEFT -> 0;
      case BOTTOM -> 90;
      case RIGHT -> 180;
      case TOP -> 270;
    };
  }

  /** Returns the area within {@code depth} mm of the edge, along its whole length. */
  public SimplePolygon zone(PlayArea area, double depth) {
    double length = length(area);
    return SimplePolygon.of(
        at(area, 0, 0), at(area, length, 0), at(area, length, depth), at(area, 0, depth));
  }

  /** Returns a point's coordinate along the edge: its y at the sides, else its x. */
  public double along(double x, double y) {
    return this == LEFT || this == RIGHT ? y : x;
  }

  /**
   * Returns the distance of a piece on the table inside the edge's line, in millimeters; negative
   * if it sticks out.
   */
  public double margin(PlayArea area, Polygon piece) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < piece.size(); i++) {
      least = Math.min(least, distance(area, piece.x(i), piece.y(i)));
    }
    return least;
  }

  /**
   * Returns the least distance of a piece's parts inside the edge's line, in mm; negative if one
   * sticks out.
   */
  public double margin(PlayArea area, List<? extends Polygon> parts) {
    double least = Double.POSITIVE_INFINITY;
    for (Polygon part : parts) {
      least = Math.min(least, margin(area, part));
    }
    return least;
  }
}
