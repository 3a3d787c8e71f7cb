package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Question;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task.Shot;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a ship may shoot at, and with what: enemies in an arc and at a range of the weapon that it
 * does not touch (000, headings on attacks, touching, obstacles and secondary weapons; 000-031 to
 * -035, -168 to -175). Measured as the query {@code attack} measures.
 */
final class Shots {

  /** The word for the primary weapon. */
  static final String PRIMARY = "primary";

  private Shots() {}

  /**
   * A weapon that a ship has, in one of its arcs.
   *
   * @param card the secondary weapon; none: the primary weapon
   * @param arc the arc
   * @param span at which ranges it fires
   */
  record Gun(Optional<Weapon> card, FiringArc arc, Value.Span span) {

    /** Returns the secondary weapon's id; none for the primary weapon. */
    Optional<String> id() {
      return card.map(Weapon::id);
    }

    /** Tells whether it fires at a range; a printed range is strict (000-175). */
    boolean reaches(int range) {
      return range >= span.nearest() && range <= span.farthest();
    }

    /** Returns the key under which it is offered. */
    String key() {
      return card.map(weapon -> "secondary:" + weapon.id()).orElse(PRIMARY + ":" + arc.word());
    }
  }

  /** Returns every shot that a ship could make. */
  static List<Shot> of(Gear gear, State state, ShipState ship) {
    List<Shot> shots = new ArrayList<>();
    List<Gun> guns = guns(gear, state, ship);
    for (ShipState target : state.ships()) {
      if (target.inPlay() && !state.friendly(ship, target)) {
        for (Gun gun : guns) {
          if (unpaid(ship, gun, target).isEmpty()) {
            shot(gear, state, ship, target, gun).ifPresent(shots::add);
          }
        }
      }
    }
    return shots;
  }

  /** Returns the weapons that a ship has: those that it discarded are face down (000-063). */
  static List<Gun> guns(Gear gear, State state, ShipState ship) {
    return weapons(
        gear,
        state,
        ship,
        weapon ->
            ship.cards().stream().anyMatch(card -> card.up() && card.id().equals(weapon.id())));
  }

  /** Returns its primary weapon and those secondary ones of which that holds. */
  static List<Gun> weapons(
      Gear gear, State state, ShipState ship, Predicate<Weapon> available) {
    List<Gun> guns = new ArrayList<>();
    Question primary = Question.aboutWeapon(Optional.empty());
    Value.Span usual = new Value.Span(1, RangeBand.THREE.number());
    Value.Span span = gear.cards().value(Value.RANGE, state, ship, usual, primary);
    for (FiringArc arc :
        gear.cards().value(Value.ARCS, state, ship, ship.card().arcs(), primary)) {
      guns.add(new Gun(Optional.empty(), arc, span));
    }
    for (Weapon weapon : ship.card().weapons()) {
      if (available.test(weapon)) {
        Value.Span printed = new Value.Span(weapon.nearest(), weapon.farthest());
        guns.add(
            new Gun(
                Optional.of(weapon),
                weapon.arc(),
                gear.cards()
                    .value(
                        Value.RANGE,
                        state,
                        ship,
                        printed,
                        Question.aboutWeapon(Optional.of(weapon.id())))));
      }
    }
    return guns;
  }

  /** Returns why a ship cannot pay for an attack, if it cannot (000-033, -172, -173). */
  private static Optional<Obstacle> unpaid(ShipState ship, Gun gun, ShipState target) {
    Optional<Weapon.Cost> needed =
        gun.card().flatMap(weapon -> weapon.requires().or(weapon::spends));
    if (needed.isEmpty()) {
      return Optional.empty();
    }
    return switch (needed.get()) {
      case LOCK ->
          ship.lock().equals(Optional.of(target.id()))
              ? Optional.empty()
              : Optional.of(
                  new Obstacle("000-172", "'" + ship.id() + "' has no lock on " + quoted(target)));
      case FOCUS ->
          ship.markers().focus() > 0
              ? Optional.empty()
              : Optional.of(new Obstacle("000-173", "'" + ship.id() + "' has no focus token"));
    };
  }

  private static String quoted(ShipState ship) {
    return "'" + ship.id() + "'";
  }

  private static Optional<Shot> shot(
      Gear gear, State state, ShipState ship, ShipState target, Gun gun) {
    Ship from = state.table().ship(ship.id()).orElseThrow();
    Ship to = state.table().ship(target.id()).orElseThrow();
    double reach = RangeBand.values()[gun.span().farthest()].farEdge();
    double beyond = reach + from.base().reach() + to.base().reach();
    if (from.pose().position().distanceTo(to.pose().position()) > beyond) {
      return Optional.empty();
    }
    Attack attack = gear.attacks().measure(state.table(), from, to, gun.arc());
    Optional<RangeBand> band =
        attack.line().flatMap(LineOfFire::range).filter(b -> gun.reaches(b.number()));
    boolean fires =
        band.isPresent()
            && attack.forbidden().isEmpty()
            && gear.cards()
                .forbidding(
                    Value.MAY_ATTACK,
                    state,
                    ship,
                    Question.aboutAttack(target.id(), gun.id()))
                .isEmpty();
    return fires
        ? Optional.of(
            new Shot(
                gun.id(),
                gun.arc(),
                target.id(),
                band.get().number(),
                attack.line().orElseThrow().obstructed()))
        : Optional.empty();
  }

  /** Why a shot cannot be made: the clause and the reason. */
  record Obstacle(String clause, String message) {}

  /** Returns why a ship cannot shoot at another with a weapon. */
  static Obstacle whyNot(Gear gear, State state, ShipState ship, ShipState target, Gun gun) {
    String name = quoted(target);
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
                gun.arc());
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
    Optional<Card> forbidding =
        gear.cards()
            .forbidding(
                Value.MAY_ATTACK, state, ship, Question.aboutAttack(target.id(), gun.id()));
    if (forbidding.isPresent()) {
      return new Obstacle(
          "000-003", "the card '" + forbidding.get().name() + "' forbids to attack " + name);
    }
    if (!attack.inArc()) {
      return new Obstacle("000-034", name + " is not in the arc");
    }
    boolean inRange =
        attack.line().flatMap(LineOfFire::range).filter(b -> gun.reaches(b.number())).isPresent();
    return inRange
        ? unpaid(ship, gun, target)
            .orElseGet(() -> new Obstacle("000-034", name + " cannot be attacked"))
        : new Obstacle(
            gun.card().isPresent() ? "000-175" : "000-034",
            name
                + " is not at range "
                + gun.span().nearest()
                + " to "
                + gun.span().farthest());
  }
}
