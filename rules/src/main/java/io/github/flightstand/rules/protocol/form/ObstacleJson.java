package io.github.flightstand.rules.protocol.form;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.core.JsonPointer;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.rules.protocol.codec.FaultException;
import io.github.flightstand.rules.protocol.codec.Shape;
import java.util.List;

/**
 * An obstacle as a line writes it.
 *
 * @param id its id
 * @param kind what it is
 * @param outline its corners in order, in either sense
 */
public record ObstacleJson(
    String id,
    ObstacleKind kind,
    @JsonPropertyDescription(
            "The corners in order, in either sense; the outline does not cross or touch itself.")
        @Shape("{\"minItems\": 3}")
        List<PointJson> outline)
    implements PieceJson {

  /** Returns an obstacle as a line writes it that has the table's own frame. */
  public static ObstacleJson of(Obstacle obstacle) {
    return new ObstacleJson(
        obstacle.id(),
        obstacle.kind(),
        obstacle.outline().corners().stream().map(PointJson::of).toList());
  }

  /**
   * Returns the obstacle on the table.
   *
   * @throws FaultException if its outline encloses no proper region
   */
  public Obstacle on(CoordinateFrame frame) {
    try {
      return new Obstacle(id, kind, PointJson.outline(outline, frame));
    } catch (FaultException fault) {
      throw fault.under(JsonPointer.compile("/outline"));
    }
  }
}
