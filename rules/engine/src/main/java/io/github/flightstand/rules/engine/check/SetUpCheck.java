package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.check.Need.need;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.setup.PlacementSpace;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.flow.setup.SetUp;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds what does not fit in the tasks of setting a table up (000, 003, headings on set-up). */
final class SetUpCheck {

  private SetUpCheck() {}

  /** Tells whether a task is part of setting the table up. */
  static boolean concerns(Task task) {
    return task instanceof SetUpTask.MissionSetUp
        || task instanceof SetUpTask.PlacingObstacles
        || task instanceof SetUpTask.PlacingStandIn
        || task instanceof SetUpTask.PickingEdge
        || task instanceof SetUpTask.PlacingShips;
  }

  /**
   * Checks such a task.
   *
   * @throws IllegalArgumentException if it does not fit the state
   */
  static void check(State state, Task task) {
    if (task instanceof SetUpTask.PlacingObstacles placing) {
      placing(state, placing);
    } else if (task instanceof SetUpTask.PlacingStandIn placing) {
      sides(state);
      need(
          state.seats().stream().anyMatch(seat -> seat.id().equals(placing.player())),
          "the agenda names the player '" + placing.player() + "', who does not play");
      need(
          placing.base().isHuge(),
          "'" + placing.ship() + "' stands in as an obstacle, expected a huge ship");
      placing.sample().ifPresent(sample -> sample(SetUp.site(state, placing), sample));
    } else if (task instanceof SetUpTask.MissionSetUp) {
      need(state.mission().isPresent(), "a mission is set up in a game that has none");
    } else if (task instanceof SetUpTask.PickingEdge) {
      sides(state);
    } else if (task instanceof SetUpTask.PlacingShips placing) {
      placing(state, placing);
    }
  }

  private static void sides(State state) {
    need(
        state.mission().isPresent()
            || state.teams().size() == 2
            || state.rules().game().epic().playerOrder(),
        "two sides set up a table, found another number");
  }

  private static void placing(State state, SetUpTask.PlacingObstacles placing) {
    sides(state);
    need(
        placing.side().isEmpty() || state.teams().contains(placing.side().get()),
        "a side that plays lays obstacles, found another");
    Set<String> ids = new HashSet<>();
    state.ships().forEach(ship -> ids.add(ship.id()));
    state.table().obstacles().forEach(obstacle -> ids.add(obstacle.id()));
    List<Obstacle> pool = placing.pool();
    List<Pose> samples = placing.samples();
    need(
        samples.isEmpty() || samples.size() == pool.size(),
        "a pool has a sample for each obstacle or for none, found " + samples.size());
    for (int i = 0; i < pool.size(); i++) {
      String id = pool.get(i).id();
      need(ids.add(id), "the obstacle '" + id + "' stands twice");
      if (!samples.isEmpty()) {
        sample(SetUp.site(state, pool.get(i)), samples.get(i));
      }
    }
  }

  private static void placing(State state, SetUpTask.PlacingShips placing) {
    sides(state);
    need(
        state.seats().stream().allMatch(seat -> seat.edge().isPresent()),
        "ships are set up at an edge of their player's, found a player without one");
    need(
        placing.ship().isPresent() == placing.sample().isPresent(),
        "a ship that is set up has a sample, and only such a ship");
    if (placing.ship().isPresent()) {
      ShipState ship = state.ship(placing.ship().get());
      need(
          TurnOrder.ids(TurnOrder.settingUp(state)).contains(ship.id()),
          "the ship '" + ship.id() + "' is set up out of turn");
      sample(SetUp.site(state, ship), placing.sample().orElseThrow());
    }
  }

  private static void sample(PlacementSpace site, Pose sample) {
    need(
        site.admits(sample),
        "the sample for '" + site.id() + "' is where it may not be set up: " + sample);
  }
}
