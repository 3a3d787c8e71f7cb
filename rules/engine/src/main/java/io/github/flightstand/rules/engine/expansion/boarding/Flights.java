package io.github.flightstand.rules.engine.expansion.boarding;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.TowResolution;
import io.github.flightstand.movement.maneuver.Towing;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.flow.Flight;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.piece.Moves;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipBoarding.AnnouncedApproach;
import io.github.flightstand.rules.engine.state.ShipBoarding.Hulk;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipsAsObstacles;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/** Maneuvers of a ship with a tow, or to a ship that it docks to (004-020, -052). */
final class Flights {

  /** A maneuver of a ship and its tow, which move together. */
  private record WithTow(Dock dock, TowResolution result) implements Flight {

    @Override
    public Resolution resolution() {
      return result.pair();
    }

    @Override
    public void fly(Transition play, String code, Maneuver flown) {
      Tows.maneuvered(play, dock, code, flown, result);
    }
  }

  /** A maneuver that is meant to reach another ship. */
  private record Approach(String ship, String to, boolean reached, Resolution resolution)
      implements Flight {

    @Override
    public void fly(Transition play, String code, Maneuver flown) {
      Moves.maneuvered(play, ship, code, flown, resolution);
      if (Moves.stands(play, ship)) {
        play.happen(new DockingEvent.Approached(ship, to, reached));
      }
    }
  }

  /** Returns how a ship with a tow, or on its way to another ship, flies a maneuver. */
  static Optional<Flight> of(
      RulesContext context, State state, String id, Maneuver maneuver, OptionalDouble offset) {
    Optional<Dock> tow = Tows.of(state, id);
    return tow.isPresent()
        ? Optional.of(towing(context, state, tow.get(), maneuver))
        : state
            .ship(id)
            .boarding()
            .flatMap(ShipBoarding::approach)
            .filter(way -> !way.reached() && state.ship(way.to()).lies())
            .map(way -> approaching(context, state, id, way, maneuver, offset));
  }

  private static Flight towing(RulesContext context, State state, Dock tow, Maneuver maneuver) {
    Towing towing =
        new Towing(
            context.rules().movement(),
            context.rules().game().boarding().orElseThrow().towSpeeds());
    Table table = ShipsAsObstacles.afloat(state, id -> id.equals(tow.to()));
    return new WithTow(
        tow, towing.resolve(table, tow.ship(), tow.to(), maneuver, context.workspace()));
  }

  /** The ships of a cluster are no obstacles to a ship that reaches it. */
  private static Flight approaching(
      RulesContext context,
      State state,
      String id,
      AnnouncedApproach way,
      Maneuver maneuver,
      OptionalDouble offset) {
    Set<String> cluster = Docks.of(state).cluster(way.to());
    Resolution clear =
        Moves.resolve(
            context, ShipsAsObstacles.without(state, cluster::contains), id, maneuver, offset);
    ShipState host = state.ship(way.to());
    Hulk hulk = host.boarding().flatMap(ShipBoarding::hulk).orElseThrow();
    Ship there = state.table().ship(id).orElseThrow().at(clear.finalPose());
    double gap = Overlaps.separation(there, state.placed(host, hulk.pose()));
    boolean reached = gap <= context.rules().tolerance().contact() && !clear.fled();
    return new Approach(
        id,
        way.to(),
        reached,
        reached ? clear : Moves.resolve(context, state.table(), id, maneuver, offset));
  }
}
