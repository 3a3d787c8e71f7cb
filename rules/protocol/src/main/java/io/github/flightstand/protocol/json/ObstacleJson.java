package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The JSON form of an obstacle.
 *
 * @param id the obstacle's id
 * @param kind the kind of obstacle
 * @param outline the obstacle's corners in order, in either direction; absent if it has a region
 * @param region its polygons, each a list of rings: first the outside, then the holes
 */
@SchemaMembers("{\"oneOf\": [{\"required\": [\"outline\"]}, {\"required\": [\"region\"]}]}")
public record ObstacleJson(
    String id,
    ObstacleKind kind,
    Optional<OutlineJson> outline,
    Optional<List<List<OutlineJson>>> region)
    implements PieceJson {

  private static final Pointer OUTLINE = Pointer.of("/outline");
  private static final Pointer REGION = Pointer.of("/region");

  /** Returns the JSON form of an obstacle, in the table's own frame. */
  public static ObstacleJson of(Obstacle obstacle) {
    List<Region.Piece> pieces = obstacle.outline().region().pieces();
    boolean plain = pieces.size() == 1 && pieces.get(0).holes().isEmpty();
    return new ObstacleJson(
        obstacle.id(),
        obstacle.kind(),
        plain ? Optional.of(OutlineJson.of(obstacle.outline())) : Optional.empty(),
        plain
            ? Optional.empty()
            : Optional.of(pieces.stream().map(ObstacleJson::written).toList()));
  }

  private static List<OutlineJson> written(Region.Piece piece) {
    return Stream.concat(Stream.of(piece.shell()), piece.holes().stream())
        .map(OutlineJson::of)
        .toList();
  }

  /** Returns the number of corners of all rings. */
  int corners() {
    int corners = outline.map(OutlineJson::size).orElse(0);
    for (List<OutlineJson> rings : region.orElse(List.of())) {
      for (OutlineJson ring : rings) {
        corners += ring.size();
      }
    }
    return corners;
  }

  /**
   * Returns the obstacle on the table.
   *
   * @throws FaultException if it has neither an outline nor a region or both, or one that does not
   *     enclose a proper region
   */
  public Obstacle on(CoordinateFrame frame) {
    if (outline.isPresent() && region.isPresent()) {
      throw FaultException.badValue(
          "/region", "'region' is found beside 'outline', expected one of them");
    }
    if (region.isPresent()) {
      return new Obstacle(
          id, kind, FaultException.within(REGION, () -> covered(region.get(), frame)));
    }
    OutlineJson only =
        outline.orElseThrow(
            () -> FaultException.missing(OUTLINE, "in the obstacle " + Excerpt.quoted(id)));
    return new Obstacle(id, kind, FaultException.within(OUTLINE, () -> only.on(frame)));
  }

  private SimplePolygon covered(List<List<OutlineJson>> polygons, CoordinateFrame frame) {
    Limits.checkCorners(corners());
    List<Region.Piece> pieces = new ArrayList<>();
    for (int i = 0; i < polygons.size(); i++) {
      List<SimplePolygon> rings = new ArrayList<>();
      if (polygons.get(i).isEmpty()) {
        throw FaultException.unexpected(
            Pointer.ROOT.append(i), "empty", "a list of rings, first the outside");
      }
      for (OutlineJson ring : polygons.get(i)) {
        Pointer at = Pointer.ROOT.append(i).append(rings.size());
        rings.add(FaultException.within(at, () -> ring.on(frame)));
      }
      pieces.add(new Region.Piece(rings.get(0), rings.subList(1, rings.size())));
    }
    try {
      return SimplePolygon.of(new Region(pieces));
    } catch (BadOutlineException refused) {
      throw FaultException.about(FaultCode.BAD_OUTLINE, Pointer.ROOT, ": " + refused.getMessage());
    }
  }
}
