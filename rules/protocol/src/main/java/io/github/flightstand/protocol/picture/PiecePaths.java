package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The lines of which ships and tokens are drawn. */
final class PiecePaths {

  private final Canvas canvas;

  /** Silhouettes cost as much as all the rest of a ship's drawing, and ships share few bases. */
  private final Map<Base, SimplePolygon> silhouettes = new HashMap<>();

  PiecePaths(Canvas canvas) {
    this.canvas = canvas;
  }

  /** Returns a base with its guides. */
  PathData outline(Ship ship) {
    SimplePolygon silhouette = silhouettes.computeIfAbsent(ship.base(), Base::silhouette);
    return canvas.path().shape(silhouette.placedIn(ship.pose()));
  }

  PathData outline(Token token) {
    return canvas.path().shape(token.outline().placedIn(token.pose()));
  }

  /** Returns a triangle that points to the front edge. */
  PathData nose(Ship ship) {
    return nose(ship.pose(), ship.base().length(), ship.base().width());
  }

  /** Returns a triangle that points to the front edge of a token, which is a square. */
  PathData nose(Token token) {
    double side = 2 * token.body().radius() / StrictMath.sqrt(2);
    return nose(token.pose(), side, side);
  }

  private PathData nose(Pose pose, double length, double width) {
    double tip = 0.42 * length;
    double foot = tip - 0.4 * width;
    return canvas
        .path()
        .ring(
            List.of(
                pose.place(new Point(tip, 0)),
                pose.place(new Point(foot, 0.12 * width)),
                pose.place(new Point(foot, -0.12 * width))));
  }

  /** Returns the section line: across the middle, from side to side. */
  PathData across(Ship ship) {
    double half = ship.base().width() / 2;
    return canvas
        .path()
        .moveTo(ship.pose().place(new Point(0, half)))
        .lineTo(ship.pose().place(new Point(0, -half)));
  }
}
