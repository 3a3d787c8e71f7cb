package io.github.flightstand.rules.engine.flow.setup;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.setup.PlacementSpace;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.Expansions;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who sets up what, and where (000, heading on set-up; 001, headings on set-up and obstacles). */
public final class SetUp {

  private static final List<TableEdge> EDGES =
      List.of(TableEdge.BOTTOM, TableEdge.TOP, TableEdge.LEFT, TableEdge.RIGHT);

  /**
   * Returns the sides in the order in which they lay obstacles: first the only side of the faction
   * that the rules name (001-057), otherwise the side with initiative (000-052).
   */
  private static List<String> sides(State state) {
    List<String> sides = new ArrayList<>(state.teams());
    named(state)
        .ifPresent(
            first -> {
              sides.remove(first);
              sides.add(0, first);
            });
    return sides;
  }

  /** Returns the only side whose players are all of the rules' first faction, if any. */
  static Optional<String> named(State state) {
    Optional<String> faction = state.rules().game().setUp().firstFaction();
    List<String> sides =
        state.teams().stream()
            .filter(
                team ->
                    state.seats().stream()
                        .filter(seat -> seat.team().equals(team))
                        .allMatch(seat -> faction.isPresent() && seat.faction().equals(faction)))
            .toList();
    return sides.size() == 1 ? Optional.of(sides.get(0)) : Optional.empty();
  }

  /**
   * Returns the player who lays the next obstacle: the sides in turn, or the one that lays all, and
   * within a side its players in turn; in an epic battle all players in order (003-032).
   */
  static Seat layer(SetUpTask.PlacingObstacles task, State state) {
    int laid = state.table().obstacles().size();
    if (state.rules().game().epic().playerOrder()) {
      List<Seat> all = state.seatsInOrder();
      return all.get(laid % all.size());
    }
    List<String> sides = task.side().map(List::of).orElseGet(() -> sides(state));
    List<Seat> players = players(state, sides.get(laid % sides.size()));
    return players.get(laid / sides.size() % players.size());
  }

  /** Returns the player who picks his edge: the first of the side that lays second. */
  static Seat picker(State state) {
    return players(state, sides(state).get(1)).get(0);
  }

  private static List<Seat> players(State state, String side) {
    return state.seats().stream().filter(seat -> seat.team().equals(side)).toList();
  }

  /**
   * Returns a side's edge by its place in the player order, if no scenario draws zones: the first
   * two sides face each other, the next two too, more share edges (the project's choice).
   */
  static TableEdge edge(int place) {
    return EDGES.get(place % EDGES.size());
  }

  public static PlacementSpace.OfObstacle site(State state, Obstacle obstacle) {
    return new PlacementSpace.OfObstacle(state.rules().movement(), state.table(), obstacle);
  }

  /** Returns where a ship that stands in as an obstacle may be set up. */
  public static PlacementSpace site(State state, SetUpTask.PlacingStandIn task) {
    PlayArea area = state.table().playArea();
    return new PlacementSpace.OfShip(
        state.rules().movement(),
        state.table(),
        new Ship(
            task.ship(),
            state.rules().movement().parts().base(task.base()),
            Pose.at(0, 0, 0),
            true),
        TableEdge.BOTTOM.zone(area, area.height()));
  }

  /**
   * Returns where a ship may be set up: within range 1 of its player's edge (000-055, 001-006), or
   * deeper if an expansion needs it.
   */
  public static PlacementSpace site(State state, ShipState ship, Expansions expansions) {
    TableEdge edge = state.seat(ship.seat()).edge().orElseThrow();
    PlayArea area = state.table().playArea();
    double depth = RangeBand.ONE.farEdge();
    for (Expansion one : expansions.inForce()) {
      depth = Math.max(depth, one.zoneDepth(state, ship));
    }
    return new PlacementSpace.OfShip(
        state.rules().movement(),
        state.table(),
        // The heading of the sample pose.
        state.placed(ship, Pose.at(0, 0, edge.inwards())),
        edge.zone(area, depth));
  }

  static Option option(PlacementSpace site, Pose sample) {
    return Option.of("place:" + site.id(), new Domain.Region(site, sample));
  }

  /** Checks that chance has yet to settle the order of an epic battle's sides. */
  static void checkOrderIsOpen(State state) {
    need(
        state.rules().game().epic().playerOrder() && state.initiative().isEmpty(),
        "chance settles the order of an epic battle whose order is open, found it in another");
  }

  /** Checks that the number of sides can set up a table. */
  static void checkSides(State state) {
    need(
        state.mission().isPresent()
            || state.teams().size() == 2
            || state.rules().game().epic().playerOrder(),
        "two sides set up a table, found another number");
  }

  /** Checks that a piece may be set up at its sample pose. */
  static void checkSample(PlacementSpace site, Pose sample) {
    need(
        site.admits(sample),
        "the sample for '%s' is where it may not be set up: %s",
        site.id(),
        sample);
  }
}
