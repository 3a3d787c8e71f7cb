package io.github.flightstand.rules.engine.expansion.boarding;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.formation.AlongsideDocking;
import io.github.flightstand.movement.formation.Docking;
import io.github.flightstand.movement.formation.Docking.BaseEdge;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.action.ActionFlow;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipBoarding.AnnouncedApproach;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipsAsObstacles;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The docking action. A ship that has reached another one is placed on the play area, its rear edge
 * flush with one of the other's edges, wherever no third ship is in the way. A huge ship may also
 * lie alongside another huge one (004-021, -022, -042).
 */
final class DockingAction {

  private record DockingOption(
      String key, boolean alongside, BaseEdge edge, Optional<SectionName> end) {

    private static List<DockingOption> all(boolean huge) {
      List<DockingOption> ways = new ArrayList<>();
      for (BaseEdge edge : BaseEdge.values()) {
        ways.add(new DockingOption("dock:" + word(edge), false, edge, Optional.empty()));
      }
      if (huge) {
        for (BaseEdge side : List.of(BaseEdge.LEFT, BaseEdge.RIGHT)) {
          for (SectionName end : SectionName.values()) {
            String key = "alongside:" + word(side) + ":" + end.word();
            ways.add(new DockingOption(key, true, side, Optional.of(end)));
          }
        }
      }
      return ways;
    }

    private static String word(BaseEdge edge) {
      return edge.name().toLowerCase(Locale.ROOT);
    }

    private IntervalSet free(MovementRules rules, Table table, String ship, String to) {
      return alongside
          ? new AlongsideDocking(rules).free(table, ship, to, edge, end.orElseThrow())
          : new Docking(rules).free(table, ship, to, edge);
    }

    private Pose pose(Base base, Ship host, double offset) {
      return alongside
          ? AlongsideDocking.poseAt(base, host, edge, end.orElseThrow(), offset)
          : Docking.poseAt(base, host, edge, offset);
    }

    /** Returns the slide's direction in degrees: alongside it runs ahead, otherwise to the left. */
    private double turned() {
      return alongside ? 0 : 90;
    }
  }

  /** Returns the ship to which another may dock now: one that it has reached, or its tow. */
  static Optional<String> host(State state, ShipState ship) {
    return ship.boarding()
        .flatMap(ShipBoarding::approach)
        .filter(AnnouncedApproach::reached)
        .map(AnnouncedApproach::to)
        .filter(to -> state.ship(to).lies())
        .or(() -> toLieAlongside(state, ship));
  }

  /**
   * Offers the ways to dock that are permitted and free, if there is a host; returns whether the
   * ship has no other actions.
   */
  static boolean offer(
      State state, ShipState ship, DecisionCollector asking, DecisionCollector.Options options) {
    Optional<String> host = host(state, ship);
    host.ifPresent(to -> offer(state, ship, to, asking, options));
    if (host.isEmpty() || ship.card().huge().isPresent()) {
      return false;
    }
    for (Action action : Action.values()) {
      for (String key : ActionFlow.keys(action)) {
        options.forbid(
            key,
            "004-021",
            "'" + ship.id() + "' has reached '" + host.get() + "', expected it to dock");
      }
    }
    return true;
  }

  private static void offer(
      State state,
      ShipState ship,
      String to,
      DecisionCollector asking,
      DecisionCollector.Options options) {
    boolean alongside = ship.card().liesAlongside(state.ship(to).card());
    for (DockingOption way : DockingOption.all(alongside)) {
      if (options.wants(way.key()) && permitted(state, ship, way.key(), asking, options)) {
        IntervalSet places = places(asking.context(), state, ship, to, way);
        if (places.isEmpty()) {
          options.forbid(
              way.key(), "004-022", "'" + way.key() + "' is nowhere free of other ships");
        } else {
          options.offer(Option.of(way.key(), new Domain.Slide(places, "004-022")));
        }
      }
    }
  }

  /** Tests whether no card forbids docking, which boarding gear adds to the bar (004-001). */
  private static boolean permitted(
      State state,
      ShipState ship,
      String key,
      DecisionCollector asking,
      DecisionCollector.Options options) {
    return !ActionFlow.forbidden(
        state, ship, key, ValueQuery.DOCKING, Optional.empty(), asking, options);
  }

  private static IntervalSet places(
      RulesContext context, State state, ShipState ship, String to, DockingOption way) {
    MovementRules rules = context.rules().movement();
    Table table = ShipsAsObstacles.afloat(state, id -> true);
    IntervalSet free = way.free(rules, table, ship.id(), to);
    if (free.isEmpty()) {
      return free;
    }
    List<Interval> found = free.intervals();
    Base base = table.ship(ship.id()).orElseThrow().base();
    Pose centred = way.pose(base, table.ship(to).orElseThrow(), 0);
    double turn = way.turned();
    IntervalSet inside =
        rules
            .fleeing()
            .staying(
                base.outline().placedIn(Pose.at(0, 0, -turn)),
                centred.turnedBy(turn),
                new Interval(found.get(0).lo(), found.get(found.size() - 1).hi()),
                table.playArea(),
                0);
    return free.intersect(inside);
  }

  /** Tests whether a command is about docking. */
  static boolean includes(String key) {
    return key.startsWith("dock:") || key.startsWith("alongside:");
  }

  static void act(Transition play, String id, String to, Command command) {
    ShipState ship = play.ship(id);
    Table table = ShipsAsObstacles.afloat(play.state(), other -> true);
    DockingOption way =
        DockingOption.all(true).stream()
            .filter(one -> one.key().equals(command.key()))
            .findFirst()
            .orElseThrow();
    Base base = table.ship(ship.id()).orElseThrow().base();
    Pose pose =
        PlainPose.of(way.pose(base, table.ship(to).orElseThrow(), command.shift().orElseThrow()));
    play.happen(new DockingEvent.Docked(id, to, pose, way.alongside()));
    Docks.joined(play, id);
  }

  /** Returns the towed ship, if a huge ship does not lie alongside it yet (004-042). */
  static Optional<String> toLieAlongside(State state, ShipState ship) {
    return Tows.of(state, ship.id())
        .filter(
            dock -> !dock.alongside() && ship.card().liesAlongside(state.ship(dock.to()).card()))
        .map(Dock::to);
  }
}
