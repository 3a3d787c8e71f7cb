package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.Formats;
import java.util.List;

/** A drawer of pieces by their lines. */
final class PiecePaths {

  private static final int PIPS_A_ROW = 4;

  private final Canvas canvas;

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

  /**
   * Draws a ship where it stands, and returns its outline.
   *
   * @param look the number of its player's color from 1, which is also the number of pips; 0 for
   *     none
   */
  PathData standing(Ship ship, int look) {
    PathData outline = base(Layer.PIECES, "base", "heading", "section", ship);
    if (look > 0) {
      pen.draw(Layer.PIECES, "pips", pips(ship, look));
    }
    return outline;
  }

  /** Returns squares in rows of four along the rear edge. */
  private PathData pips(Ship ship, int count) {
    double side = 0.08 * ship.base().width();
    double step = 1.6 * side;
    PathData pips = canvas.path();
    for (int i = 0; i < count; i++) {
      int row = i / PIPS_A_ROW;
      int inRow = Math.min(PIPS_A_ROW, count - row * PIPS_A_ROW);
      double x = -ship.base().length() / 2 + 1.2 * side + row * step;
      double y = (i % PIPS_A_ROW - (inRow - 1) / 2.0) * step;
      pips.ring(
          List.of(
              ship.pose().place(new Point(x - side / 2, y - side / 2)),
              ship.pose().place(new Point(x + side / 2, y - side / 2)),
              ship.pose().place(new Point(x + side / 2, y + side / 2)),
              ship.pose().place(new Point(x - side / 2, y + side / 2))));
    }
    return pips;
  }

  /** Draws a token, which is a square, with its heading, and returns its outline. */
  PathData token(Layer layer, String token, String heading, Token laid) {
    PathData outline = outline(laid);
    double side = 2 * laid.body().radius() / Math.sqrt(2);
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
    // Its corners alone, because a polygon's parts take longer to place than to draw.
    return canvas
        .path()
        .ring(ship.base().silhouette().corners().stream().map(ship.pose()::place).toList());
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
