package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;

/**
 * The JSON form of an obstacle.
 *
 * @param id the obstacle's id
 * @param kind the kind of obstacle
 * @param outline the obstacle's corners in order, in either direction
 */
public record ObstacleJson(String id, ObstacleKind kind, OutlineJson outline) implements PieceJson {

  private static final Pointer OUTLINE = Pointer.of("/outline");

  /** Returns the JSON form of an obstacle, in the table's own frame. */
  public static ObstacleJson of(Obstacle obstacle) {
    return new ObstacleJson(obstacle.id(), obstacle.kind(), OutlineJson.of(obstacle.outline()));
  }

  /**
   * Returns the obstacle on the table.
   *
   * @throws FaultException if the outline does not enclose a proper region
   */
  public Obstacle on(CoordinateFrame frame) {
    return new Obstacle(id, kind, FaultException.within(OUTLINE, () -> outline.on(frame)));
  }
}
