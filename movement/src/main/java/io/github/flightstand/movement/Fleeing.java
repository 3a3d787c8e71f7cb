package io.github.flightstand.movement;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.geometry.sweep.SlidePlane;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import java.util.List;

/**
 * The parts of a piece that must stay inside the play area. A ship has fled if any such part is
 * outside (000, heading on fleeing). The same parts must be inside at set-up, for tokens too.
 *
 * <p>The rules can be read either way on guides. If they count, a ship set up flush with its edge
 * flees by standing still; so in {@link #STANDARD} they do not count (the project's choice).
 *
 * <pre>{@code
 * // a base of 40 whose center is 15 from the left edge, nose out, sticks out by 5
 * Pose out = Pose.at(15, 400, 180);
 * Fleeing.STANDARD.margin(small.outline(), out, PlayArea.STANDARD)    // -5.0
 * new Fleeing(true).margin(small.outline(), out, PlayArea.STANDARD)   // -6.75
 * }</pre>
 *
 * @param guidesCount whether guides must stay inside the play area as well
 */
public record Fleeing(boolean guidesCount) {

  /** The number of steps that a piece of a curve is cut into, to bound its margin. */
  private static final int STEPS = 8;

  /** Guides may stick out. */
  public static final Fleeing STANDARD = new Fleeing(false);

  /** Returns the parts of a base that must be inside the play area, in its own frame. */
  public List<ConvexPolygon> counted(Base base) {
    return guidesCount ? base.outline().parts() : base.plasticParts();
  }

  /** Returns the parts of a token that must be inside the play area, in its own frame. */
  public List<ConvexPolygon> counted(Token token) {
    List<ConvexPolygon> parts = token.outline().parts();
    return guidesCount || token.own().isPresent() ? parts : parts.subList(0, 1);
  }

  private int count(Compound outline) {
    return guidesCount ? outline.parts().size() : 1;
  }

  /**
   * Returns the distance of a piece inside the play area, in mm; negative if it sticks out.
   *
   * @param outline a published base or token in its own frame, its guides after its first part
   */
  public double margin(Compound outline, Pose pose, PlayArea area) {
    return margin(outline.parts(), count(outline), pose, area);
  }

  /** Returns the distance of a base inside the play area, in mm; negative if it sticks out. */
  public double margin(Base base, Pose pose, PlayArea area) {
    List<ConvexPolygon> parts = counted(base);
    return margin(parts, parts.size(), pose, area);
  }

  private static double margin(List<ConvexPolygon> parts, int counted, Pose pose, PlayArea area) {
    double c = pose.heading().cos();
    double s = pose.heading().sin();
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < counted; k++) {
      ConvexPolygon part = parts.get(k);
      for (int i = 0; i < part.size(); i++) {
        double x = pose.x() + (part.x(i) * c - part.y(i) * s);
        double y = pose.y() + (part.x(i) * s + part.y(i) * c);
        double across = Math.min(x, area.width() - x);
        double along = Math.min(y, area.height() - y);
        least = Math.min(least, Math.min(across, along));
      }
    }
    return least;
  }

  /** Tests whether a base sticks out of the play area by more than {@code allowed} mm. */
  public boolean sticksOut(Base base, Pose pose, PlayArea area, double allowed) {
    double reach = base.reach();
    boolean farInside =
        pose.x() >= reach
            && pose.y() >= reach
            && area.width() - pose.x() >= reach
            && area.height() - pose.y() >= reach;
    return !farInside && margin(base, pose, area) < -allowed;
  }

  /**
   * Returns a lower bound, in millimeters, of how far inside the play area a base stays along a
   * whole path. It is negative if it may stick out.
   */
  public double marginAlong(LaidPath path, Base base, PlayArea area) {
    Motion motion = path.path().motion();
    if (!(motion instanceof CurvedMotion curve)) {
      return marginBetween(path, base, area, motion.from(), motion.to());
    }
    double least = Double.POSITIVE_INFINITY;
    for (int piece = 0; piece < curve.pieces(); piece++) {
      double from = curve.pieceStart(piece);
      double step = (curve.pieceStart(piece + 1) - from) / STEPS;
      double bend = curve.bounds(piece).carriedCurvature(base.reach()) * step * step / 8;
      for (int i = 0; i < STEPS; i++) {
        double margin = marginBetween(path, base, area, from + i * step, from + (i + 1) * step);
        least = Math.min(least, margin - bend);
      }
    }
    return least;
  }

  /** Returns the lesser of a base's margins at two places on a path. */
  private double marginBetween(LaidPath path, Base base, PlayArea area, double from, double to) {
    return Math.min(margin(base, path.poseAt(from), area), margin(base, path.poseAt(to), area));
  }

  /**
   * Returns the slides ahead at which no counted part of a piece is outside the play area by more
   * than {@code allowed} mm.
   *
   * @param outline a published base or token in its own frame, its guides after its first part
   * @param centred the pose at slide 0
   * @param range the slides to judge
   */
  public IntervalSet staying(
      Compound outline, Pose centred, Interval range, PlayArea area, double allowed) {
    double lo = range.lo();
    double hi = range.hi();
    for (TableEdge edge : TableEdge.values()) {
      double spare = margin(edge, outline, centred, area) + allowed;
      // At slide t a spare m becomes m + r t, which must be at least 0.
      double rate = inwards(edge, centred.heading().times(1));
      if (rate > 0) {
        lo = Math.max(lo, -spare / rate);
      } else if (rate < 0) {
        hi = Math.min(hi, -spare / rate);
      } else if (spare < 0) {
        return IntervalSet.EMPTY;
      }
    }
    return lo <= hi ? IntervalSet.of(new Interval(lo, hi)) : IntervalSet.EMPTY;
  }

  /**
   * Adds the pairs of slides to a plane at which a counted part of a piece is more than {@code
   * allowed} mm outside the play area.
   *
   * @param outline a published base or token in its own frame, its guides after its first part
   * @param centred the pose at the pair (0, 0)
   * @param first the direction of the first slide on the table
   * @param second the direction of the second slide on the table
   */
  public void forbid(
      SlidePlane plane,
      Compound outline,
      Pose centred,
      Vector first,
      Vector second,
      PlayArea area,
      double allowed) {
    for (TableEdge edge : TableEdge.values()) {
      double spare = margin(edge, outline, centred, area) + allowed;
      plane.begin();
      if (plane.cut(inwards(edge, first), inwards(edge, second), -spare)) {
        plane.end();
      }
    }
  }

  /** Returns the distance of a piece's counted parts inside an edge's line, in millimeters. */
  private double margin(TableEdge edge, Compound outline, Pose pose, PlayArea area) {
    double c = pose.heading().cos();
    double s = pose.heading().sin();
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < count(outline); k++) {
      ConvexPolygon part = outline.parts().get(k);
      for (int i = 0; i < part.size(); i++) {
        double x = pose.x() + (part.x(i) * c - part.y(i) * s);
        double y = pose.y() + (part.x(i) * s + part.y(i) * c);
        least = Math.min(least, edge.distance(area, x, y));
      }
    }
    return least;
  }

  /** Returns the distance that a way on the table leads in from an edge. */
  private static double inwards(TableEdge edge, Vector way) {
    return switch (edge) {
      case LEFT -> way.x();
      case RIGHT -> -way.x();
      case BOTTOM -> way.y();
      case TOP -> -way.y();
    };
  }
}
