package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * A template of any form: a strip of constant width around a center line of straights and arcs,
 * which may turn at joints.
 *
 * <pre>{@code
 * new PathTemplate(
 *     "hook", 20, List.of(new PathPiece.Straight(40), new PathPiece.Arc(35, 90, Side.LEFT)))
 * }</pre>
 *
 * @param name the template's name, which messages use
 * @param width the strip's width in millimeters
 * @param pieces the center line's pieces, in order; they leave along +x
 */
public record PathTemplate(String name, double width, List<PathPiece> pieces) {

  private static final double LONGEST = 10_000;
  private static final double MOST_TURN = 360;

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if the width is not positive and at most 10 m, nothing but
   *     turns is left, an arc's radius is below half the width, the center line is longer than 10
   *     m, or it turns by more than 360 degrees in all
   */
  public PathTemplate {
    pieces = List.copyOf(pieces);
    if (!(width > 0) || width > LONGEST) {
      throw new IllegalArgumentException(
          "path '%s' has a width above 0 and at most %s mm, found %s"
              .formatted(name, LONGEST, width));
    }
    double length = 0;
    double turn = 0;
    for (PathPiece piece : pieces) {
      if (piece instanceof PathPiece.Arc arc && arc.radius() < width / 2) {
        throw new IllegalArgumentException(
            "path '%s' has an arc of radius %s mm, expected at least half its width of %s mm"
                .formatted(name, arc.radius(), width));
      }
      length += piece.length();
      turn += Math.abs(piece.turn());
    }
    if (length == 0) {
      throw new IllegalArgumentException(
          "path '" + name + "' has no straight and no arc, expected at least one");
    }
    if (length > LONGEST) {
      throw new IllegalArgumentException(
          "path '%s' is %s mm long, expected at most %s".formatted(name, length, LONGEST));
    }
    if (turn > MOST_TURN) {
      throw new IllegalArgumentException(
          "path '%s' turns by %s degrees in all, expected at most %s"
              .formatted(name, turn, MOST_TURN));
    }
  }

  /** Returns the center line's length, in millimeters. */
  public double length() {
    return line().get(line().size() - 1).from();
  }

  /** Tests whether the center line turns at a joint. */
  public boolean hasJoint() {
    return pieces.stream().anyMatch(PathPiece.Turn.class::isInstance);
  }

  /** Returns the end of the center line, with the heading that a turn there leads to. */
  public Pose end() {
    return line().get(line().size() - 1).start();
  }

  /**
   * Returns the end of each straight and arc, turned as the next one begins.
   *
   * @return for each how far along the center line it is, in millimeters, and the place
   */
  public List<Joint> joints() {
    return line().stream().skip(1).map(next -> new Joint(next.from(), next.start())).toList();
  }

  /**
   * An end of a straight or an arc.
   *
   * @param at how far along the center line it is, in millimeters
   * @param place the place, heading along what follows
   */
  public record Joint(double at, Pose place) {}

  /** Returns the outline of the template's first {@code upTo} mm in its frame, piece by piece. */
  public List<Shape> outline(double upTo) {
    List<Shape> parts = new ArrayList<>();
    line().forEach(segment -> segment.addOutline(parts, width, upTo));
    return parts;
  }

  /** Returns the center line: straights and arcs, then a straight of no length at its end. */
  List<PathSegment> line() {
    List<PathSegment> line = new ArrayList<>();
    Pose at = Pose.IDENTITY;
    double from = 0;
    for (PathPiece piece : pieces) {
      PathSegment segment = PathSegment.of(at, from, piece);
      if (piece.length() > 0) {
        line.add(segment);
        at = segment.poseAt(piece.length());
        from = segment.to();
      } else {
        at = at.turnedBy(piece.turn());
      }
    }
    line.add(new PathSegment(at, from, 0, 0, 0));
    return line;
  }
}
