package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * An obstacle on the table.
 *
 * @param id its name, unique on the table
 * @param kind its kind
 * @param outline any simple polygon, in the table's frame; it may have several rings
 */
public record Obstacle(String id, ObstacleKind kind, SimplePolygon outline) {

  /** Checks that nothing is null. */
  public Obstacle {
    Objects.requireNonNull(id, "an obstacle has an id");
    Objects.requireNonNull(kind, "an obstacle has a kind");
    Objects.requireNonNull(outline, "an obstacle has an outline");
  }

  /**
   * Returns the obstacle laid at a pose. This outline is in its own frame, the result's in the
   * table's.
   *
   * <p>The result is made anew from its corners, so that reading the corners back gives an equal
   * obstacle. An outline whose finest details rounding would close stays as it is.
   */
  public Obstacle laid(Pose pose) {
    return new Obstacle(id, kind, anew(outline.placedIn(pose)));
  }

  private static SimplePolygon anew(SimplePolygon placed) {
    try {
      List<Region.Piece> pieces = new ArrayList<>();
      for (Region.Piece piece : placed.region().pieces()) {
        pieces.add(
            new Region.Piece(
                ring(piece.shell()), piece.holes().stream().map(Obstacle::ring).toList()));
      }
      return SimplePolygon.of(new Region(pieces));
    } catch (BadOutlineException closed) {
      return placed;
    }
  }

  private static SimplePolygon ring(SimplePolygon placed) {
    // Adding zero turns -0.0, which no text keeps, into 0.0.
    return SimplePolygon.of(
        placed.corners().stream()
            .map(corner -> new Point(corner.x() + 0.0, corner.y() + 0.0))
            .toList());
  }
}
