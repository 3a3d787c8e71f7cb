package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.UnboundedPolygon;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;

/** Firing arcs and the far edges of range bands, drawn with a pen. */
record Measures(Canvas canvas, PiecePaths.Pen pen) {

  /** Draws the far edges of the bands from 1 to the last around a base without guides. */
  void bands(ConvexPolygon from, RangeBand last) {
    for (RangeBand band : bandsTo(last)) {
      PathData edge = canvas.path();
      new RangeEdge(from, band.farEdge()).addAll(edge);
      pen.draw(Layer.REACHES, "range", edge);
    }
  }

  /** Draws the edges of an arc and of its bands from 1; the region's rays start on the base. */
  void arc(ConvexPolygon from, UnboundedPolygon region, RangeBand last) {
    Point right = new Point(region.rightX(), region.rightY());
    Point left = new Point(region.leftX(), region.leftY());
    Vector rightWay = new Vector(region.rightRayX(), region.rightRayY());
    Vector leftWay = new Vector(region.leftRayX(), region.leftRayY());
    for (RangeBand band : bandsTo(last)) {
      RangeEdge edge = new RangeEdge(from, band.farEdge());
      RangeEdge.Crossing first = edge.crossing(right, rightWay);
      RangeEdge.Crossing second = edge.crossing(left, leftWay);
      PathData path = canvas.path();
      edge.addBetween(first, second, path);
      pen.draw(Layer.REACHES, "range", path);
      if (band == last) {
        pen.draw(
            Layer.REACHES,
            "arc",
            canvas.path().moveTo(first.at()).lineTo(right).lineTo(left).lineTo(second.at()));
      }
    }
  }

  private static List<RangeBand> bandsTo(RangeBand last) {
    return List.of(RangeBand.values()).subList(1, last.number() + 1);
  }
}
