package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;

/**
 * How a recorded game stands between two lines of its log: what the referee keeps of the lines read
 * so far. Immutable; every event makes the next one.
 *
 * <p>A claimed pose is where its ship stands afterwards, so one false claim does not taint the
 * rulings that follow. A ship that has left the play area stays where it is until the log removes
 * it.
 *
 * @param table where everything stands
 */
record Standing(Table table) {

  /** Returns how a game stands before its first line. */
  static Standing before(PlayArea area) {
    return new Standing(Table.builder(area).build());
  }

  /** Returns the ship with that id, which is on the table. */
  Ship ship(String id) {
    return table.ship(id).orElseThrow();
  }

  Standing placed(Ship ship) {
    return new Standing(table.toBuilder().ship(ship).build());
  }

  Standing placed(Obstacle obstacle) {
    return new Standing(table.toBuilder().obstacle(obstacle).build());
  }

  Standing moved(String ship, Pose to) {
    return new Standing(table.withShip(ship(ship).at(to)));
  }

  Standing removed(String id) {
    return new Standing(table.without(id));
  }
}
