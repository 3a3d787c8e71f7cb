package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseEdge;
import io.github.flightstand.movement.parts.Guides;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.rules.member.Default;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A base of another game, in millimeters: x ahead, y to the left, the origin where the pose of a
 * ship on it is. Its edges that face exactly ahead, to the left, back and to the right have the
 * names front, left, rear and right by themselves.
 *
 * @param outline the base's corners in order, in either direction
 * @param rectangle the sides of a rectangular base about its middle
 * @param disk a round base about its middle
 * @param guides the corners of one guide, across from its edge's middle and out; front and rear
 *     have two, mirrored
 * @param edges further edges at which templates may lie, by name
 */
@SchemaMembers(
    """
    {"oneOf": [{"required": ["outline"]}, {"required": ["rectangle"]}, {"required": ["disk"]}]}
    """)
public record BaseJson(
    Optional<OutlineJson> outline,
    Optional<Rectangle> rectangle,
    Optional<Disk> disk,
    Optional<OutlineJson> guides,
    Optional<Map<String, Edge>> edges) {

  /**
   * The sides of a rectangular base.
   *
   * @param length from front to rear
   * @param width from left to right
   */
  public record Rectangle(
      @In(NumberRange.SIDE) double length, @In(NumberRange.SIDE) double width) {}

  /**
   * A round base, measured as the polygon around it whose edges touch the circle.
   *
   * @param diameter the diameter in millimeters
   * @param within the greatest distance of the measured polygon's corners from the circle
   */
  public record Disk(
      @In(NumberRange.SIDE) double diameter,
      @Default("0.01") @In(NumberRange.ROUNDNESS) double within) {}

  /**
   * An edge of a base.
   *
   * @param right its end on the right as one looks out over it
   * @param left its other end
   */
  public record Edge(PointJson right, PointJson left) {}

  /** Checks that exactly one of the forms is given. */
  public BaseJson {
    PartsJson.checkOne(Map.of("outline", outline, "rectangle", rectangle, "disk", disk));
  }

  /**
   * Returns the base.
   *
   * @throws FaultException if it is impossible
   * @throws IllegalArgumentException if it is impossible, in words that name it
   */
  Base built(String name) {
    List<BaseEdge> named = new ArrayList<>();
    edges
        .orElse(Map.of())
        .forEach(
            (edge, ends) -> named.add(new BaseEdge(edge, ends.right().bare(), ends.left().bare())));
    Guides pair =
        guides
            .map(corners -> new Guides(corners.corners().stream().map(PointJson::bare).toList()))
            .orElse(Guides.NONE);
    return Base.of(name, body(name), pair, named, List.of());
  }

  private Polygon body(String name) {
    if (rectangle.isPresent()) {
      return ConvexPolygon.rectangle(rectangle.get().length(), rectangle.get().width());
    }
    if (disk.isPresent()) {
      return Base.disk(name, disk.get().diameter(), disk.get().within()).plastic();
    }
    SimplePolygon drawn =
        FaultException.within(
            Pointer.of("/outline"), () -> outline.orElseThrow().on(CoordinateFrame.TABLE));
    return drawn.parts().size() == 1 ? drawn.parts().get(0) : drawn;
  }
}
