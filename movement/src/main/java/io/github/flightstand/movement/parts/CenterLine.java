package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * The center line of a path: straights and arcs, each where it lies in the path's frame, in which
 * the line starts at the origin along +x. Millimeters.
 */
final class CenterLine {

  private final List<Segment> segments = new ArrayList<>();
  private final Pose end;

  CenterLine(List<PathPiece> pieces) {
    Pose at = Pose.IDENTITY;
    double along = 0;
    for (PathPiece piece : pieces) {
      if (piece.length() > 0) {
        Segment segment = Segment.of(at, along, piece);
        segments.add(segment);
        at = segment.poseAt(piece.length());
        along += piece.length();
      } else {
        at = at.turnedBy(piece.turn());
      }
    }
    end = at;
  }

  /** Returns the straights and arcs. */
  List<Segment> segments() {
    return segments;
  }

  /** Returns the line's end, with the heading that a turn there leads to. */
  Pose end() {
    return end;
  }

  /** Returns the line's length. */
  double length() {
    Segment last = segments.get(segments.size() - 1);
    return last.from() + last.length();
  }

  /** Returns the end of each straight and arc, turned as the next one begins. */
  List<PathTemplate.Joint> joints() {
    List<PathTemplate.Joint> joints = new ArrayList<>();
    for (Segment next : segments.subList(1, segments.size())) {
      joints.add(new PathTemplate.Joint(next.from(), next.start()));
    }
    joints.add(new PathTemplate.Joint(length(), end));
    return joints;
  }

  /** Returns the outline of the first {@code upTo} mm of a strip around the line, in parts. */
  List<Shape> outline(double width, double upTo) {
    List<Shape> parts = new ArrayList<>();
    for (Segment segment : segments) {
      if (upTo > segment.from()) {
        segment.addOutline(parts, width, Math.min(upTo - segment.from(), segment.length()));
      }
    }
    return parts;
  }

  /**
   * A straight or an arc.
   *
   * @param start where it starts, heading along it
   * @param from how far along the line that is
   * @param length its length
   * @param curvature the reciprocal of its radius, positive to the left; 0 for a straight
   * @param turn the degrees to the left by which it turns
   */
  record Segment(Pose start, double from, double length, double curvature, double turn) {

    /** More of a circle than a strip's outline has in one part, in degrees. */
    private static final double HALF = 180;

    static Segment of(Pose start, double from, PathPiece piece) {
      double curvature = piece instanceof PathPiece.Arc arc ? arc.side().sign() / arc.radius() : 0;
      return new Segment(start, from, piece.length(), curvature, piece.turn());
    }

    /** Returns the place {@code along} mm from its start, heading along it. */
    Pose poseAt(double along) {
      if (curvature == 0) {
        return start.shiftedBy(along, 0);
      }
      double degrees = along == length ? turn : Elementary.toDegrees(along * curvature);
      Direction turned = Direction.ofDegrees(degrees);
      return start.compose(
          new Pose(
              turned.sin() / curvature,
              2 * square(Direction.ofDegrees(degrees / 2).sin()) / curvature,
              turned));
    }

    private static double square(double number) {
      return number * number;
    }

    private void addOutline(List<Shape> parts, double width, double upTo) {
      if (curvature == 0) {
        parts.add(ConvexPolygon.rectangle(upTo, width).placedIn(start.shiftedBy(upTo / 2, 0)));
        return;
      }
      double sweep = upTo == length ? turn : Elementary.toDegrees(upTo * curvature);
      int sectors = (int) Math.ceil(Math.abs(sweep) / HALF);
      for (int k = 0; k < sectors; k++) {
        parts.add(
            new AnnularSector(
                poseAt(upTo * k / sectors), Math.abs(1 / curvature), sweep / sectors, width / 2));
      }
    }
  }
}
