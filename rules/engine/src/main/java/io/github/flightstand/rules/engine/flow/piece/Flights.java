package io.github.flightstand.rules.engine.flow.piece;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.TowResolution;
import io.github.flightstand.movement.maneuver.Towing;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.Hulks;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipBoarding.AnnouncedApproach;
import io.github.flightstand.rules.engine.state.ShipBoarding.Hulk;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/** Maneuvers of a ship alone, with a tow, or to a ship that it docks to (004-020, -052). */
public final class Flights {

  /**
   * The result of a maneuver.
   *
   * @param resolution for the ship, or for it and its tow together
   * @param reached whether it reaches the ship that it approaches; empty if it approaches none
   */
  public record Flight(
      Resolution resolution, Optional<TowResolution> tow, Optional<Boolean> reached) {}

  /** Returns the result of a ship's maneuver; a Tallon roll may have an offset. */
  public static Flight of(
      RulesContext context, State state, String id, Maneuver maneuver, OptionalDouble offset) {
    Optional<Dock> tow = Tows.of(state, id);
    if (tow.isPresent()) {
      return towing(context, state, tow.get(), maneuver);
    }
    Optional<ShipBoarding> boarding = state.ship(id).boarding();
    if (boarding.isPresent() && boarding.get().approach().isPresent()) {
      AnnouncedApproach way = boarding.get().approach().get();
      if (!way.reached() && state.ship(way.to()).lies()) {
        return approaching(context, state, id, way, maneuver, offset);
      }
    }
    return new Flight(
        resolve(context, state.table(), id, maneuver, offset), Optional.empty(), Optional.empty());
  }

  private static Resolution resolve(
      RulesContext context, Table table, String id, Maneuver maneuver, OptionalDouble offset) {
    return offset.isPresent()
        ? context.resolver().resolve(table, id, maneuver, offset.getAsDouble())
        : context.resolver().resolve(table, id, maneuver, context.workspace());
  }

  private static Flight towing(RulesContext context, State state, Dock tow, Maneuver maneuver) {
    Towing towing =
        new Towing(
            context.rules().movement(),
            context.rules().game().boarding().orElseThrow().towSpeeds());
    Table table = Hulks.afloat(state, id -> id.equals(tow.to()));
    TowResolution result =
        towing.resolve(table, tow.ship(), tow.to(), maneuver, context.workspace());
    return new Flight(result.pair(), Optional.of(result), Optional.empty());
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
        resolve(context, Hulks.without(state, cluster::contains), id, maneuver, offset);
    ShipState host = state.ship(way.to());
    Hulk hulk = host.boarding().flatMap(ShipBoarding::hulk).orElseThrow();
    Ship there = state.table().ship(id).orElseThrow().at(clear.finalPose());
    double gap = Overlaps.separation(there, Hulks.ship(state, host, hulk.pose()));
    boolean reached = gap <= context.rules().tolerance().contact() && !clear.fled();
    return new Flight(
        reached ? clear : resolve(context, state.table(), id, maneuver, offset),
        Optional.empty(),
        Optional.of(reached));
  }

  /** Records a maneuver that moved a ship; {@code code} is the maneuver that it counts as. */
  public static void maneuvered(
      Transition play, String id, String code, Maneuver flown, Flight flight) {
    if (flight.tow().isPresent()) {
      Tows.maneuvered(play, id, code, flown, flight.tow().get());
      return;
    }
    Moves.maneuvered(play, id, code, flown, flight.resolution());
    if (flight.reached().isPresent() && Moves.stands(play, id)) {
      String to =
          play.ship(id)
              .boarding()
              .flatMap(ShipBoarding::approach)
              .map(AnnouncedApproach::to)
              .orElseThrow();
      play.happen(new DockingEvent.Approached(id, to, flight.reached().get()));
    }
  }
}
