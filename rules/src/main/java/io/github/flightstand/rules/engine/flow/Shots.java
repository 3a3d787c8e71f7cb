package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task.Shot;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a ship may shoot at: enemies in an arc of its primary weapon at range 1 to 3 that it does
 * not touch (000, headings on attacks, touching and obstacles; 000-031 to -035). Measured as the
 * query {@code attack} measures.
 */
final class Shots {

  /** How far an enemy can be and still be at range 3: the ruler's bands are 100 mm each. */
  private static final double REACH = 300;

  private Shots() {}

  /** Returns every shot that a ship could make. */
  static List<Shot> of(Gear gear, State state, ShipState ship) {
    List<Shot> shots = new ArrayList<>();
    for (ShipState target : state.ships()) {
      if (target.inPlay() && !state.friendly(ship, target)) {
        for (FiringArc arc : ship.card().arcs()) {
          shot(gear, state, ship, target, arc).ifPresent(shots::add);
        }
      }
    }
    return shots;
  }

  private static Optional<Shot> shot(
      Gear gear, State state, ShipState ship, ShipState target, FiringArc arc) {
    Ship from = state.table().ship(ship.id()).orElseThrow();
    Ship to = state.table().ship(target.id()).orElseThrow();
    double beyond = REACH + from.base().reach() + to.base().reach();
    if (from.pose().position().distanceTo(to.pose().position()) > beyond) {
      return Optional.empty();
    }
    Attack attack = gear.attacks().measure(state.table(), from, to, arc);
    Optional<RangeBand> band =
        attack.line().flatMap(LineOfFire::range).filter(b -> b.compareTo(RangeBand.THREE) <= 0);
    return band.isPresent() && attack.forbidden().isEmpty()
        ? Optional.of(
            new Shot(
                arc, target.id(), band.get().number(), attack.line().orElseThrow().obstructed()))
        : Optional.empty();
  }

  /** Why a shot cannot be made: the clause and the reason. */
  record Obstacle(String clause, String message) {}

  /** Returns why a ship cannot shoot at another from an arc. */
  static Obstacle whyNot(Gear gear, State state, ShipState ship, ShipState target, FiringArc arc) {
    String name = "'" + target.id() + "'";
    if (!target.inPlay()) {
      return new Obstacle("000-141", name + " is gone");
    }
    if (state.friendly(ship, target)) {
      return new Obstacle("000-035", name + " is friendly, expected an enemy");
    }
    Attack attack =
        gear.attacks()
            .measure(
                state.table(),
                state.table().ship(ship.id()).orElseThrow(),
                state.table().ship(target.id()).orElseThrow(),
                arc);
    if (attack.forbidden().isPresent()) {
      return switch (attack.forbidden().get()) {
        case TOUCHING ->
            new Obstacle(
                gear.rules().contactForbidsAttacks() ? "001-024" : "000-076",
                name + " and '" + ship.id() + "' touch");
        case ON_OBSTACLE -> new Obstacle("000-123", "'" + ship.id() + "' stands on an asteroid");
        case FRIENDLY, FLED -> new Obstacle("000-035", name + " cannot be attacked");
      };
    }
    return attack.inArc()
        ? new Obstacle("000-034", name + " is not at range 1 to 3")
        : new Obstacle("000-034", name + " is not in the arc");
  }
}
