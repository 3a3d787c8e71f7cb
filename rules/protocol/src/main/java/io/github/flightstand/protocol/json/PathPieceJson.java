package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.PathPiece;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.SchemaMembers;
import java.util.Map;
import java.util.Optional;

/**
 * A piece of a path: one of its three members.
 *
 * @param straight the length of a straight, in millimeters
 * @param arc an arc of a circle
 * @param turn a joint: the degrees by which the path turns to the left on the spot
 */
@SchemaMembers("{\"minProperties\": 1, \"maxProperties\": 1}")
public record PathPieceJson(
    @In(NumberRange.SIDE) Optional<Double> straight,
    Optional<Arc> arc,
    @In(NumberRange.HEADING) Optional<Double> turn) {

  /** The side to which an arc bends. */
  public enum Bend {
    LEFT,
    RIGHT
  }

  /**
   * An arc of a circle.
   *
   * @param radius of the path, in millimeters
   * @param degrees by which the path turns
   * @param side the side to which the path bends
   */
  public record Arc(
      @In(NumberRange.SIDE) double radius, @In(NumberRange.HEADING) double degrees, Bend side) {}

  /** Checks that exactly one of the members is given. */
  public PathPieceJson {
    PartsJson.checkOne(Map.of("straight", straight, "arc", arc, "turn", turn));
  }

  /**
   * Returns the piece.
   *
   * @param mirrored whether left and right are exchanged
   * @throws IllegalArgumentException if a figure is out of its range
   */
  PathPiece built(boolean mirrored) {
    if (straight.isPresent()) {
      return new PathPiece.Straight(straight.get());
    }
    if (turn.isPresent()) {
      return new PathPiece.Turn(mirrored ? 0 - turn.get() : turn.get());
    }
    Arc bent = arc.orElseThrow();
    Side side = (bent.side() == Bend.LEFT) == mirrored ? Side.RIGHT : Side.LEFT;
    return new PathPiece.Arc(bent.radius(), bent.degrees(), side);
  }
}
