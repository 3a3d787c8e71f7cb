package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.player.Memory.Placed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A rating of a ship's maneuvers by where they would end. */
record DialChoice(Tools tools) {

  /** The cost of fleeing beyond the ship's worth, so that fleeing is always worst. */
  private static final double FLED = 100;

  private static final double STRESS = 0.5;
  private static final double RELIEF = 0.45;
  private static final double ASTEROID = 0.8;
  private static final double DEBRIS = 0.6;

  /** Returns the maneuvers for a ship's dial, the best first. */
  List<Scored<Maneuver>> ranked(Scene scene, PlacementEvaluation outlook, ShipState ship) {
    Table table = before(scene, outlook, ship);
    Placed here = tools.memory().placed(table, table.ship(ship.id()).orElseThrow());
    return Scored.ranked(
        ship.card().dial().maneuvers(), dial -> value(outlook, ship, here, dial, table));
  }

  /** Returns the best maneuver that may be set on a ship's dial; cards forbid some. */
  Maneuver best(Scene scene, PlacementEvaluation outlook, ShipState ship) {
    List<Scored<Maneuver>> ranked = ranked(scene, outlook, ship);
    for (Decision decision : scene.view().decisions()) {
      if (decision.kind() == Kind.DIAL && decision.ship().orElseThrow().equals(ship.id())) {
        Domain.OneOf codes = (Domain.OneOf) decision.option("dial").orElseThrow().domain();
        ranked.removeIf(one -> !codes.names().contains(one.choice().code()));
      }
    }
    return ranked.get(0).choice();
  }

  /** Returns the table as it will probably be when the ship moves. */
  private Table before(Scene scene, PlacementEvaluation outlook, ShipState ship) {
    List<ShipState> earlier = new ArrayList<>();
    for (ShipState friend : scene.friends()) {
      if (!friend.id().equals(ship.id())
          && friend.maneuver().isPresent()
          && scene.moves(friend)
          && friend.card().skill() <= ship.card().skill()) {
        earlier.add(friend);
      }
    }
    for (ShipState rival : scene.rivals()) {
      if (rival.card().skill() < ship.card().skill() && scene.moves(rival)) {
        earlier.add(rival);
      }
    }
    earlier.sort(Comparator.comparingInt(one -> one.card().skill()));
    Table table = scene.table();
    for (ShipState mover : earlier) {
      table = table.withShip(moved(outlook, mover, table));
    }
    return table;
  }

  private Ship moved(PlacementEvaluation outlook, ShipState mover, Table table) {
    String id = mover.id();
    Optional<Rival> rival =
        outlook.rivals().stream().filter(one -> one.ship().id().equals(id)).findFirst();
    if (rival.isPresent()) {
      return rival.get().likeliest();
    }
    Maneuver dial = mover.maneuver().orElseThrow();
    return table.ship(id).orElseThrow().at(tools.memory().resolve(table, id, dial).finalPose());
  }

  private double value(
      PlacementEvaluation outlook, ShipState ship, Placed here, Maneuver maneuver, Table table) {
    if (ship.stressed() && maneuver.difficulty() == Difficulty.RED) {
      // An opponent would pick another.
      return -FLED - MaterialEvaluation.of(ship.card());
    }
    Resolution end = tools.memory().resolve(table, here, maneuver);
    if (!end.overlapped().isEmpty() && tools.memory().flees(table, here.ship(), maneuver)) {
      // Whoever is expected in the way may not be there.
      return -MaterialEvaluation.of(ship.card());
    }
    return value(outlook, ship, maneuver, end, table);
  }

  /** Returns the worth of a maneuver that ends in this way. */
  double value(
      PlacementEvaluation outlook, ShipState ship, Maneuver maneuver, Resolution end, Table table) {
    double unit = MaterialEvaluation.ofDamage(ship.card());
    if (end.fled()) {
      return -FLED - MaterialEvaluation.of(ship.card());
    }
    int stress = ship.tokens().of(TokenType.STRESS);
    if (maneuver.difficulty() == Difficulty.RED) {
      stress++;
    } else if (maneuver.difficulty() != Difficulty.WHITE) {
      stress = Math.max(0, stress - 1);
    }
    double cost = 0;
    boolean asteroid = false;
    for (var met : end.obstacles()) {
      // What is no obstacle is a huge ship that stands in for obstacles (002-057).
      ObstacleKind kind =
          table.obstacle(met.id()).map(Obstacle::kind).orElse(ObstacleKind.ASTEROID);
      if (tools.rules().asteroids().contains(kind)) {
        asteroid = true;
        cost += ASTEROID * unit;
      } else if (kind == ObstacleKind.DEBRIS) {
        stress++;
        cost += DEBRIS * unit;
      }
    }
    boolean acts = stress == 0 && end.overlapped().isEmpty() && !asteroid;
    EvaluatedPlacement stance =
        EvaluatedPlacement.of(ship, end.finalPose()).touching(end.touching());
    if (acts && ship.card().actions().contains(Action.FOCUS)) {
      stance = stance.withFocus();
    } else if (acts && ship.card().actions().contains(Action.EVADE)) {
      stance = stance.withEvade();
    }
    double value = outlook.of(table, ship, stance) - cost;
    value -= stress > 0 ? STRESS * unit : 0;
    value += ship.stressed() && stress == 0 ? RELIEF * unit : 0;
    return value - outlook.edge(table, ship, end.finalPose(), stress > 0);
  }
}
