package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.Formats;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A drawer of pieces by their lines. */
final class PiecePaths {

  private final Canvas canvas;

  /** Silhouettes cost as much as the rest of a ship's drawing, and ships share few bases. */
  private final Map<Base, SimplePolygon> silhouettes = new HashMap<>();

  private final Pen pen;

  interface Pen {
    void draw(Layer layer, String classes, PathData path);
  }

  PiecePaths(Canvas canvas, Pen pen) {
    this.canvas = canvas;
    this.pen = pen;
  }

  /** Draws a base with its guides, heading and section line, and returns its outline. */
  PathData base(Layer layer, String base, String heading, String section, Ship ship) {
    PathData outline = outline(ship);
    pen.draw(layer, base, outline);
    pen.draw(layer, heading, nose(ship.pose(), ship.base().length(), ship.base().width()));
    if (!ship.base().sections().isEmpty()) {
      pen.draw(layer, section, across(ship));
    }
    return outline;
  }

  /** Draws a ship where it stands, and returns its outline. */
  PathData standing(Ship ship) {
    return base(Layer.PIECES, "base", "heading", "section", ship);
  }

  /** Draws a token, which is a square, with its heading, and returns its outline. */
  PathData token(Layer layer, String token, String heading, Token laid) {
    PathData outline = outline(laid);
    double side = 2 * laid.body().radius() / StrictMath.sqrt(2);
    pen.draw(layer, token, outline);
    pen.draw(layer, heading, nose(laid.pose(), side, side));
    return outline;
  }

  /** Draws a token where it lies, and returns its outline. */
  PathData lying(Token token) {
    return token(Layer.PIECES, "token " + Formats.word(token.kind()), "heading", token);
  }

  PathData obstacle(Obstacle obstacle) {
    PathData outline = canvas.path().shape(obstacle.outline());
    pen.draw(Layer.PIECES, "obstacle " + Formats.word(obstacle.kind()), outline);
    return outline;
  }

  PathData outline(Ship ship) {
    SimplePolygon silhouette = silhouettes.computeIfAbsent(ship.base(), Base::silhouette);
    return canvas.path().shape(silhouette.placedIn(ship.pose()));
  }

  PathData outline(Token token) {
    return canvas.path().shape(token.outline().placedIn(token.pose()));
  }

  /** Returns a triangle that points to the front edge. */
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
  private PathData across(Ship ship) {
    double half = ship.base().width() / 2;
    return canvas
        .path()
        .moveTo(ship.pose().place(new Point(0, half)))
        .lineTo(ship.pose().place(new Point(0, -half)));
  }
}
