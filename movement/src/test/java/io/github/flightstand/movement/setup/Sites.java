package io.github.flightstand.movement.setup;

import static io.github.flightstand.movement.Pieces.ship;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;

/** Tables with asteroids, and the sites of a new obstacle and of a new ship on them. */
final class Sites {

  private static final MovementRules RULES = MovementRules.STANDARD;

  private Sites() {}

  static SimplePolygon rectangle(double left, double bottom, double right, double top) {
    return SimplePolygon.of(
        new Point(left, bottom),
        new Point(right, bottom),
        new Point(right, top),
        new Point(left, top));
  }

  static Table table(PlayArea area, SimplePolygon... rocks) {
    Table.Builder table = Table.builder(area);
    for (int i = 0; i < rocks.length; i++) {
      table.obstacle(new Obstacle("rock-" + i, ObstacleKind.ASTEROID, rocks[i]));
    }
    return table.build();
  }

  static PlacementSpace.OfObstacle site(Table table, SimplePolygon outline) {
    return new PlacementSpace.OfObstacle(
        RULES, table, new Obstacle("new", ObstacleKind.DEBRIS, outline));
  }

  static PlacementSpace.OfShip site(Table table, BaseSize size, SimplePolygon zone) {
    Ship ship = ship("new", size, 0, 0, 90);
    return new PlacementSpace.OfShip(RULES, table, ship, zone);
  }
}
