package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.engine.ObstaclePool;
import java.util.Optional;

/**
 * A huge ship that stands in as an obstacle: no player commands it; it never moves, and cannot be
 * attacked or damaged.
 *
 * @param id the ship's id
 * @param base the size of the ship's base
 * @param pose the ship's pose, in a game whose ships are placed
 * @param owner the player who brings it instead of obstacles, in a game whose ships are not placed
 */
public record StandInJson(
    String id, BaseSize base, Optional<PoseJson> pose, Optional<String> owner) {

  static StandInJson of(Ship ship) {
    return new StandInJson(
        ship.id(), ship.base().size(), Optional.of(PoseJson.of(ship.pose())), Optional.empty());
  }

  static StandInJson of(ObstaclePool.StandIn brought) {
    return new StandInJson(
        brought.id(), brought.base(), Optional.empty(), Optional.of(brought.player()));
  }

  /**
   * Returns the ship as one that a player brings to an empty table.
   *
   * @throws FaultException if the owner is missing, or the ship is not huge
   */
  ObstaclePool.StandIn brought() {
    String player =
        owner.orElseThrow(
            () -> FaultException.missing(Pointer.of("/owner"), "the player who brings the ship"));
    return FaultException.taken(
        Pointer.of("/base"), () -> new ObstaclePool.StandIn(player, id, base));
  }

  /**
   * Returns the ship as it stands on the table.
   *
   * @throws FaultException if the pose is missing, or the ship is not huge
   */
  ShipJson standing() {
    if (!base.isHuge()) {
      throw FaultException.unexpected(
          Pointer.of("/base"), Excerpt.quoted(base.word()), "that of a huge ship");
    }
    return new ShipJson(
        id,
        BaseName.of(base),
        Optional.empty(),
        pose.orElseThrow(
            () -> FaultException.missing(Pointer.of("/pose"), "where the ship stands")),
        Optional.empty(),
        true,
        Optional.empty());
  }
}
