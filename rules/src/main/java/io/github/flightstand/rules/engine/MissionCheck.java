package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.mission.Mission;
import java.util.List;
import java.util.Optional;

/** Checks that players and ships make a game of a mission. */
final class MissionCheck {

  private MissionCheck() {}

  static void check(
      Mission mission,
      List<Seat> seats,
      List<ShipCard> ships,
      Table table,
      Optional<ObstaclePool> pool) {
    if (!mission.players().allows(seats.size())) {
      throw new IllegalArgumentException(
          "the mission '"
              + mission.name()
              + "' is for "
              + mission.players().least()
              + " to "
              + mission.players().most()
              + " players, found "
              + seats.size());
    }
    if (!table.playArea().equals(mission.area())) {
      throw new IllegalArgumentException(
          "the mission '" + mission.name() + "' has a play area of its own, found another");
    }
  }
}
