package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/**
 * The JSON form of a ship.
 *
 * @param id the ship's id
 * @param base the size of the ship's base
 * @param player the ship's player; unknown if absent
 * @param pose where the ship stands
 * @param arcs the ship's firing arcs; if absent, a query may name any
 * @param standsIn whether this is a huge ship that stands in as an obstacle. Such a ship never
 *     moves, attacks or is attacked, and is set up by the rules for obstacles; otherwise it is a
 *     huge ship.
 */
@SchemaMembers(
    """
    {"if": {"properties": {"standsIn": {"const": true}}, "required": ["standsIn"]},
     "then": {"properties": {"base": {"enum": ["huge-transport", "huge-corvette"]}}}}
    """)
public record ShipJson(
    String id,
    BaseSize base,
    Optional<String> player,
    PoseJson pose,
    Optional<List<FiringArc>> arcs,
    @Default("false") boolean standsIn)
    implements PieceJson {

  private static final Pointer POSE = Pointer.of("/pose");

  /** Returns the JSON form of a ship, in the table's own frame. */
  public static ShipJson of(Ship ship) {
    return new ShipJson(
        ship.id(),
        ship.base().size(),
        ship.player(),
        PoseJson.of(ship.pose()),
        Optional.empty(),
        ship.standsIn());
  }

  /**
   * Returns the ship on the table.
   *
   * @throws FaultException if the ship is impossible
   */
  public Ship on(CoordinateFrame frame, PartsCatalogue parts) {
    if (standsIn && !base.isHuge()) {
      throw FaultException.unexpected(
          Pointer.of("/standsIn"),
          "true",
          "false, since only a huge ship stands in as an obstacle");
    }
    return new Ship(id, parts.base(base), stands(frame, pose), standsIn, player);
  }

  static Pose stands(CoordinateFrame frame, PoseJson pose) {
    return FaultException.within(POSE, () -> pose.on(frame));
  }
}
