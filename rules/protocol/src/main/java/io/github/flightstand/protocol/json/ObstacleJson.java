package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;

/**
 * An obstacle as a line writes it.
 *
 * @param id its id
 * @param kind what it is
 * @param outline its corners in order, in either sense
 */
public record ObstacleJson(String id, ObstacleKind kind, OutlineJson outline) implements PieceJson {

  private static final Pointer OUTLINE = Pointer.of("/outline");

  /** Returns an obstacle as a line writes it that has the table's own frame. */
  public static ObstacleJson of(Obstacle obstacle) {
    return new ObstacleJson(obstacle.id(), obstacle.kind(), OutlineJson.of(obstacle.outline()));
  }

  /**
   * Returns the obstacle on the table.
   *
   * @throws FaultException if its outline encloses no proper region
   */
  public Obstacle on(CoordinateFrame frame) {
    return new Obstacle(id, kind, FaultException.within(OUTLINE, () -> outline.on(frame)));
  }
}
