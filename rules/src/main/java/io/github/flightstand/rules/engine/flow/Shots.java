package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task.Shot;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a ship may shoot at: enemies in an arc of its primary weapon that it reaches and does not
 * touch (000, headings on attacks, touching and obstacles; 000-031 to -035), of a corvette each
 * section that can be chosen and is not crippled (002, heading on the corvette as a target;
 * 002-023, -025, -035). Measured as the query {@code attack} measures.
 */
final class Shots {

  private Shots() {}

  /** Returns every shot that a ship could make. */
  static List<Shot> of(Gear gear, State state, ShipState ship) {
    List<Shot> shots = new ArrayList<>();
    for (ShipState target : state.ships()) {
      if (target.inPlay() && !state.friendly(ship, target)) {
        for (FiringArc arc : ship.card().arcs()) {
          if (target.card().base() == BaseSize.HUGE_CORVETTE) {
            for (SectionState section : target.huge().orElseThrow().working()) {
              shot(gear, state, ship, target, section.section(), arc).ifPresent(shots::add);
            }
          } else {
            shot(gear, state, ship, target, Optional.empty(), arc).ifPresent(shots::add);
          }
        }
      }
    }
    return shots;
  }

  private static Optional<Shot> shot(
      Gear gear,
      State state,
      ShipState ship,
      ShipState target,
      Optional<SectionName> section,
      FiringArc arc) {
    Ship from = state.table().ship(ship.id()).orElseThrow();
    Ship to = state.table().ship(target.id()).orElseThrow();
    WeaponRange range = ship.card().range();
    double reach = RangeBand.values()[range.farthest()].farEdge();
    double beyond = reach + from.base().reach() + to.base().reach();
    if (from.pose().position().distanceTo(to.pose().position()) > beyond) {
      return Optional.empty();
    }
    Attack attack = gear.attacks().measure(state.table(), new Aim(from, to, section, arc));
    Optional<RangeBand> band =
        attack.line().flatMap(LineOfFire::range).filter(b -> range.reaches(b.number()));
    return band.isPresent() && attack.forbidden().isEmpty() && seen(attack)
        ? Optional.of(
            new Shot(
                arc,
                target.id(),
                band.get().number(),
                attack.line().orElseThrow().obstructed(),
                section))
        : Optional.empty();
  }

  /** Tells whether what is attacked may be chosen, as any target may that is one section. */
  private static boolean seen(Attack attack) {
    return attack.sight().map(Attack.Sight::clear).orElse(true);
  }

  /** Why a shot cannot be made: the clause and the reason. */
  record Obstacle(String clause, String message) {}

  /** Returns why a ship cannot shoot at another from an arc. */
  static Obstacle whyNot(
      Gear gear,
      State state,
      ShipState ship,
      ShipState target,
      Optional<SectionName> section,
      FiringArc arc) {
    String name = "'" + target.id() + "'";
    if (!target.inPlay()) {
      return new Obstacle("000-141", name + " is gone");
    }
    if (state.friendly(ship, target)) {
      return new Obstacle("000-035", name + " is friendly, expected an enemy");
    }
    if (section.isPresent() != (target.card().base() == BaseSize.HUGE_CORVETTE)) {
      return new Obstacle(
          "002-023", "of a corvette a section is attacked, of any other ship the whole");
    }
    if (section.isPresent() && target.huge().orElseThrow().section(section).crippled()) {
      return new Obstacle("002-035", "that section of " + name + " is crippled");
    }
    Attack attack =
        gear.attacks()
            .measure(
                state.table(),
                new Aim(
                    state.table().ship(ship.id()).orElseThrow(),
                    state.table().ship(target.id()).orElseThrow(),
                    section,
                    arc));
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
    if (!seen(attack)) {
      return new Obstacle("002-023", "the other section of " + name + " is in the way");
    }
    return attack.inArc()
        ? new Obstacle("000-034", name + " is not at " + ship.card().range().words())
        : new Obstacle("000-034", name + " is not in the arc");
  }
}
