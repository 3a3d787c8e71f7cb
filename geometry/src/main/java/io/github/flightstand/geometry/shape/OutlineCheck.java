package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.internal.TurningSense;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.valid.IsValidOp;
import org.locationtech.jts.operation.valid.TopologyValidationError;

/**
 * A check of outlines: it mends what it can and refuses an outline that encloses no proper region.
 *
 * <p>JTS decides whether an outline is simple and which way it runs. JTS does not remove corners in
 * line or distinguish a spike from a crossing, so this class does. Every decision depends on the
 * turning sense of three corners. This class decides it exactly. JTS computes it in doubles with a
 * proven bound, and in double-double arithmetic where the bound does not decide. That may take
 * corners in line for a turn. An outline that cannot be triangulated then is refused later ({@link
 * ConvexParts}).
 */
final class OutlineCheck {

  /**
   * Returns the corners that affect the shape. It leaves out repeats of the corner before (the last
   * is before the first), and corners in line between their neighbors.
   *
   * @throws BadOutlineException if fewer than three corners are left, all lie in one line, or the
   *     outline turns straight back at a corner
   */
  static List<Point> mended(List<Point> corners) {
    List<Point> distinct = new ArrayList<>(corners.size());
    for (Point p : corners) {
      if (distinct.isEmpty() || !samePlace(distinct.get(distinct.size() - 1), p)) {
        distinct.add(p);
      }
    }
    while (distinct.size() > 1 && samePlace(distinct.get(0), distinct.get(distinct.size() - 1))) {
      distinct.remove(distinct.size() - 1);
    }
    int n = distinct.size();
    if (n < 3) {
      throw new BadOutlineException(
          "an outline needs at least three different corners, found %s of %s"
              .formatted(n, corners.size()));
    }
    List<Point> kept = new ArrayList<>(n);
    Point spike = null;
    for (int i = 0; i < n; i++) {
      Point before = distinct.get(i == 0 ? n - 1 : i - 1);
      Point here = distinct.get(i);
      Point after = distinct.get(i + 1 == n ? 0 : i + 1);
      if (turn(before, here, after) != 0) {
        kept.add(here);
      } else if (before.vectorTo(here).dot(here.vectorTo(after)) <= 0) {
        spike = here;
      }
    }
    if (kept.isEmpty()) {
      throw new BadOutlineException(
          "an outline encloses an area, but all %s corners lie in one line from %s"
              .formatted(n, text(distinct.get(0))));
    }
    if (spike != null) {
      throw new BadOutlineException(
          "an outline does not turn straight back on itself, but this one does at corner "
              + text(spike));
    }
    return kept;
  }

  /**
   * Checks that no two edges share a point, except for the corner between two neighbors.
   *
   * @param corners a mended outline
   * @throws BadOutlineException if the outline crosses or touches itself
   */
  static void requireSimple(List<Point> corners) {
    TopologyValidationError fault =
        new IsValidOp(new GeometryFactory().createPolygon(ring(corners))).getValidationError();
    if (fault != null) {
      Coordinate at = fault.getCoordinate();
      throw new BadOutlineException(
          "an outline neither crosses nor touches itself, but this one does at "
              + text(new Point(at.getX(), at.getY())));
    }
  }

  /**
   * Checks that a region's rings share at most single points, that holes lie in their shells and
   * that pieces lie apart.
   *
   * @throws BadOutlineException if they do not
   */
  static void requireProper(Region region) {
    TopologyValidationError fault =
        new IsValidOp(
                new GeometryFactory()
                    .createMultiPolygon(
                        region.pieces().stream().map(OutlineCheck::toJts).toArray(Polygon[]::new)))
            .getValidationError();
    if (fault != null) {
      Coordinate at = fault.getCoordinate();
      String rule =
          switch (fault.getErrorType()) {
            case TopologyValidationError.HOLE_OUTSIDE_SHELL -> "each hole lies in its outside";
            case TopologyValidationError.NESTED_HOLES -> "no hole lies in another";
            case TopologyValidationError.NESTED_SHELLS -> "no polygon lies in another";
            case TopologyValidationError.DISCONNECTED_INTERIOR ->
                "the holes of a polygon do not cut it in two";
            default -> "rings neither cross nor share an edge";
          };
      throw new BadOutlineException(
          "in a region "
              + rule
              + ", but in this one that fails at "
              + text(new Point(at.getX(), at.getY())));
    }
  }

  /** Returns a piece as a JTS polygon. */
  static Polygon toJts(Region.Piece piece) {
    GeometryFactory factory = new GeometryFactory();
    return factory.createPolygon(
        factory.createLinearRing(ring(piece.shell().corners())),
        piece.holes().stream()
            .map(hole -> factory.createLinearRing(ring(hole.corners())))
            .toArray(LinearRing[]::new));
  }

  /** Tests whether a simple outline runs counterclockwise. */
  static boolean counterClockwise(List<Point> corners) {
    return Orientation.isCCW(ring(corners));
  }

  /** Returns an outline as a JTS ring, with the first corner repeated at the end. */
  static Coordinate[] ring(List<Point> corners) {
    Coordinate[] ring = new Coordinate[corners.size() + 1];
    for (int i = 0; i < ring.length; i++) {
      Point p = corners.get(i % corners.size());
      ring[i] = new Coordinate(p.x(), p.y());
    }
    return ring;
  }

  /** Returns 1 if the path from a via b to c turns left, −1 if right, 0 if it is straight. */
  static int turn(Point a, Point b, Point c) {
    return TurningSense.of(a.x(), a.y(), b.x(), b.y(), c.x(), c.y());
  }

  private static boolean samePlace(Point a, Point b) {
    return a.x() == b.x() && a.y() == b.y();
  }

  private static String text(Point p) {
    return "(" + p.x() + ", " + p.y() + ")";
  }
}
