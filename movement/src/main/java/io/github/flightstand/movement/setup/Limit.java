package io.github.flightstand.movement.setup;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.region.CircumscribedPolygon;
import io.github.flightstand.geometry.region.MinkowskiSum;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.TableEdge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A further condition on a piece's place, beside the rules of set-up: a least or greatest distance.
 * Distances are from the nearest point of the piece without its guides. Millimeters, in the table's
 * frame.
 */
public sealed interface Limit {

  /**
   * The piece is within a range of distances from one of several others.
   *
   * @param of the others' convex parts
   * @param more the distance is greater than this; negative for no lower bound
   * @param most the distance is at most this; infinite for no upper bound
   * @param name a name for the others
   */
  record Near(List<ConvexPolygon> of, double more, double most, String name) implements Limit {

    /** Copies the list. */
    public Near {
      of = List.copyOf(of);
    }

    @Override
    public Optional<PlacementRefusal> refusal(ConvexPolygon body, PlayArea area, double contact) {
      return Limit.between(Limit.distance(of, body), more, most, contact, name);
    }

    @Override
    public Optional<List<ConvexPolygon>> places(ConvexPolygon turned, PlayArea area) {
      return most == Double.POSITIVE_INFINITY
          ? Optional.empty()
          : Optional.of(Limit.widened(of, turned, most - PlacementSpace.ARC_ERROR));
    }

    @Override
    public List<ConvexPolygon> barred(ConvexPolygon turned) {
      return more < 0 ? List.of() : Limit.widened(of, turned, more + FreeRegion.SPARE);
    }
  }

  /**
   * Returns the limit that the piece is farther than {@code more} mm from all the others.
   *
   * @param of the others' convex parts
   * @param name a name for the others
   */
  static Limit beyond(List<ConvexPolygon> of, double more, String name) {
    return new Near(of, more, Double.POSITIVE_INFINITY, name);
  }

  /**
   * The piece is within a range of distances from one of several edges of the play area.
   *
   * @param edges the edges
   * @param more the distance is greater than this; negative for no lower bound
   * @param most the distance is at most this; 0 for contact
   */
  record AtEdges(List<TableEdge> edges, double more, double most) implements Limit {

    /** Copies the list. */
    public AtEdges {
      edges = List.copyOf(edges);
    }

    @Override
    public Optional<PlacementRefusal> refusal(ConvexPolygon body, PlayArea area, double contact) {
      double nearest = Double.POSITIVE_INFINITY;
      for (TableEdge edge : edges) {
        double margin = Math.max(0, edge.margin(area, body));
        if (margin > more && margin <= most + contact) {
          return Optional.empty();
        }
        nearest = Math.min(nearest, margin);
      }
      return Limit.between(nearest, more, most, contact, "edge");
    }

    @Override
    public Optional<List<ConvexPolygon>> places(ConvexPolygon turned, PlayArea area) {
      List<ConvexPolygon> strips = new ArrayList<>();
      for (TableEdge edge : edges) {
        double reach = edge.distance(area, 0, 0) - edge.margin(area, turned);
        double near = Math.max(0, more) + reach;
        double far = most + reach;
        if (far > near) {
          strips.add(strip(area, edge, near, far));
        }
      }
      return Optional.of(strips);
    }

    private static ConvexPolygon strip(PlayArea area, TableEdge edge, double near, double far) {
      boolean upright = edge == TableEdge.LEFT || edge == TableEdge.RIGHT;
      double length = edge.length(area);
      double deep = far - near;
      ConvexPolygon rectangle =
          upright ? ConvexPolygon.rectangle(deep, length) : ConvexPolygon.rectangle(length, deep);
      Point middle = edge.at(area, length / 2, (near + far) / 2);
      return rectangle.placedIn(Pose.at(middle.x(), middle.y(), 0));
    }
  }

  /**
   * The piece is farther than a distance from all edges of the play area.
   *
   * @param more the distance
   */
  record BeyondEdges(double more) implements Limit {

    @Override
    public Optional<PlacementRefusal> refusal(ConvexPolygon body, PlayArea area, double contact) {
      for (TableEdge edge : TableEdge.values()) {
        double margin = edge.margin(area, body);
        if (margin <= more) {
          return Optional.of(
              new PlacementRefusal(PlacementRefusal.Code.TOO_NEAR_EDGE, margin, more, edge.word()));
        }
      }
      return Optional.empty();
    }

    @Override
    public Optional<List<ConvexPolygon>> places(ConvexPolygon turned, PlayArea area) {
      double[] inset = new double[TableEdge.values().length];
      for (TableEdge edge : TableEdge.values()) {
        inset[edge.ordinal()] =
            more + FreeRegion.SPARE + edge.distance(area, 0, 0) - edge.margin(area, turned);
      }
      double width =
          area.width() - inset[TableEdge.LEFT.ordinal()] - inset[TableEdge.RIGHT.ordinal()];
      double height =
          area.height() - inset[TableEdge.BOTTOM.ordinal()] - inset[TableEdge.TOP.ordinal()];
      if (width <= 0 || height <= 0) {
        return Optional.of(List.of());
      }
      return Optional.of(
          List.of(
              ConvexPolygon.rectangle(width, height)
                  .placedIn(
                      Pose.at(
                          inset[TableEdge.LEFT.ordinal()] + width / 2,
                          inset[TableEdge.BOTTOM.ordinal()] + height / 2,
                          0))));
    }
  }

  /**
   * Returns why a piece may not be at a place, or empty if it may.
   *
   * @param body the piece without its guides, at that place
   * @param contact the contact tolerance
   */
  Optional<PlacementRefusal> refusal(ConvexPolygon body, PlayArea area, double contact);

  /**
   * Returns the areas that the piece's center may be in, smaller than exact by at most {@link
   * PlacementSpace#ARC_ERROR}; empty if it may be anywhere.
   *
   * @param turned the piece without its guides, at the heading to judge, about the origin
   */
  default Optional<List<ConvexPolygon>> places(ConvexPolygon turned, PlayArea area) {
    return Optional.empty();
  }

  /**
   * Returns the areas that the piece's center may not be in, larger than exact by at most {@link
   * PlacementSpace#ARC_ERROR}.
   *
   * @param turned the piece without its guides, at the heading to judge, about the origin
   */
  default List<ConvexPolygon> barred(ConvexPolygon turned) {
    return List.of();
  }

  private static Optional<PlacementRefusal> between(
      double distance, double more, double most, double contact, String name) {
    if (distance <= more) {
      return Optional.of(
          new PlacementRefusal(PlacementRefusal.Code.TOO_NEAR, distance, more, name));
    }
    return distance <= most + contact
        ? Optional.empty()
        : Optional.of(new PlacementRefusal(PlacementRefusal.Code.TOO_FAR, distance, most, name));
  }

  private static double distance(List<ConvexPolygon> of, ConvexPolygon body) {
    double least = Double.POSITIVE_INFINITY;
    for (ConvexPolygon other : of) {
      least = Math.min(least, Math.max(0, Separation.between(body, other)));
    }
    return least;
  }

  /** Returns the centers at which a piece is within {@code by} mm of one of several others. */
  private static List<ConvexPolygon> widened(
      List<ConvexPolygon> of, ConvexPolygon turned, double by) {
    ConvexPolygon opposite = turned.placedIn(Pose.at(0, 0, 180));
    ConvexPolygon disc =
        CircumscribedPolygon.of(Math.max(by, FreeRegion.SPARE), PlacementSpace.ARC_ERROR);
    return of.stream()
        .map(other -> MinkowskiSum.of(MinkowskiSum.of(other, opposite), disc))
        .toList();
  }
}
