package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.state.ShipBoarding.Hulk;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Ships that lie on the table as obstacles. Each is an asteroid with the ship's id and the outline
 * of its base and guides. It is not on the table as a ship (004-016, -017, -024).
 */
public final class ShipsAsObstacles {

  private ShipsAsObstacles() {}

  /** Returns the state in which a ship lies at a pose as an obstacle. */
  public static State lay(State state, String id, Pose pose, Optional<Integer> disabledIn) {
    ShipState ship = state.ship(id);
    ShipBoarding boarding = ship.boarding().orElseThrow();
    return tabled(
        state.with(
            ship.with(ShipState.Status.OBSTACLE)
                .with(boarding.withHulk(Optional.of(new Hulk(pose, disabledIn))))));
  }

  /** Returns the state in which a ship that lay as an obstacle is in play again. */
  public static State raise(State state, String id) {
    ShipState ship = state.ship(id);
    ShipBoarding boarding = ship.boarding().orElseThrow();
    Pose pose = boarding.hulk().orElseThrow().pose();
    State raised =
        state.with(ship.with(ShipState.Status.IN_PLAY).with(boarding.withHulk(Optional.empty())));
    return tabled(raised, Map.of(id, state.placed(ship, pose)));
  }

  /** Returns the state in which exactly its own hulks lie on the table. */
  public static State tabled(State state) {
    return tabled(state, Map.of());
  }

  private static State tabled(State state, Map<String, Ship> back) {
    Map<String, Ship> standing = new TreeMap<>(back);
    state.table().ships().forEach(ship -> standing.put(ship.id(), ship));
    Table.Builder table = Table.builder(state.table().playArea());
    for (ShipState ship : state.ships()) {
      if (ship.inPlay()) {
        table.ship(Optional.ofNullable(standing.get(ship.id())).orElseThrow());
      }
    }
    state.table().ships().stream().filter(Ship::standsIn).forEach(table::ship);
    Set<String> ships = new HashSet<>();
    state.ships().forEach(ship -> ships.add(ship.id()));
    state.table().obstacles().stream()
        .filter(obstacle -> !ships.contains(obstacle.id()))
        .forEach(table::obstacle);
    state
        .ships()
        .forEach(ship -> hulk(ship).ifPresent(hulk -> table.obstacle(obstacle(state, ship, hulk))));
    state.table().tokens().forEach(table::token);
    return state.with(
        table
            .build()
            .withTouching(
                state
                    .table()
                    .touchingWithout(id -> ships.contains(id) && !state.ship(id).inPlay())));
  }

  private static Optional<Hulk> hulk(ShipState ship) {
    return ship.boarding().flatMap(ShipBoarding::hulk);
  }

  /** Returns the obstacle that a ship is while it lies on the table. */
  public static Obstacle obstacle(State state, ShipState ship, Hulk hulk) {
    Base base = state.rules().movement().parts().base(ship.card().base());
    return new Obstacle(ship.id(), ObstacleKind.ASTEROID, base.silhouette()).laid(hulk.pose());
  }

  /** Returns a state's table without some of its hulks. */
  public static Table without(State state, Predicate<String> gone) {
    Table table = state.table();
    for (String id : lying(state)) {
      if (gone.test(id)) {
        table = table.without(id);
      }
    }
    return table;
  }

  /** Returns a state's table with some of its hulks as ships. */
  public static Table afloat(State state, Predicate<String> raised) {
    List<String> hulks = lying(state).stream().filter(raised).toList();
    if (hulks.isEmpty()) {
      return state.table();
    }
    Table.Builder table = without(state, raised).toBuilder();
    for (String id : hulks) {
      ShipState ship = state.ship(id);
      table.ship(state.placed(ship, hulk(ship).orElseThrow().pose()));
    }
    return table.build();
  }

  /** Returns the ids of the ships that lie as obstacles. */
  public static List<String> lying(State state) {
    return state.ships().stream()
        .filter(ship -> hulk(ship).isPresent())
        .map(ShipState::id)
        .toList();
  }
}
