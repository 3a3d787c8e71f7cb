package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.Event.Skipped;
import io.github.flightstand.rules.engine.flow.Shots.Gun;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Marker;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Task.Shot;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.Window;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The first step of an attack: weapon, then target, then all costs are paid; or none, since
 * attacking is voluntary (000, headings on attacks and on secondary weapons; 000-031 to -036, -171
 * to -174).
 */
final class CombatTurnFlow implements Flow<Task.CombatTurn> {

  private static final String PASS = "pass";

  /** The turn ends with the attack. */
  @Override
  public boolean waits(Task.CombatTurn task, State state) {
    return true;
  }

  @Override
  public void ask(Task.CombatTurn task, State state, Asking asking) {
    ShipState ship = state.ship(task.ship());
    asking.put(
        Kind.ATTACK,
        ship.id(),
        ship.seat(),
        Optional.of(ship.id()),
        options -> {
          options.offer(Option.of(PASS));
          Map<String, Gun> guns = new LinkedHashMap<>();
          Shots.guns(asking.gear(), state, ship).forEach(gun -> guns.putIfAbsent(gun.key(), gun));
          guns.forEach(
              (key, gun) -> {
                if (options.wants(key)) {
                  offer(task, state, ship, gun, asking, options);
                }
              });
        });
  }

  private static void offer(
      Task.CombatTurn task,
      State state,
      ShipState ship,
      Gun gun,
      Asking asking,
      Asking.Options options) {
    List<String> targets =
        task.shots().stream()
            .filter(shot -> fires(gun, shot))
            .map(Shot::target)
            .distinct()
            .toList();
    if (!targets.isEmpty()) {
      options.offer(Option.of(gun.key(), new Domain.OneOf(targets)));
    }
    if (options.explaining()) {
      for (ShipState target : state.ships()) {
        if (!targets.contains(target.id())) {
          Shots.Obstacle why = Shots.whyNot(asking.gear(), state, ship, target, gun);
          options.forbid(gun.key(), target.id(), why.clause(), why.message());
        }
      }
    }
  }

  private static boolean fires(Gun gun, Shot shot) {
    return shot.weapon().equals(gun.id()) && shot.arc() == gun.arc();
  }

  @Override
  public void answer(Task.CombatTurn task, Play play, Decision decision, Command command) {
    if (command.key().equals(PASS)) {
      play.pop();
      play.happen(new Skipped(task.ship(), Skipped.Chance.ATTACK, Skipped.Reason.PASSED));
      return;
    }
    ShipState ship = play.ship(task.ship());
    String target = command.value().orElseThrow();
    Gun gun =
        Shots.guns(play.gear(), play.state(), ship).stream()
            .filter(one -> one.key().equals(command.key()))
            .findFirst()
            .orElseThrow();
    Shot shot =
        task.shots().stream()
            .filter(s -> fires(gun, s) && s.target().equals(target))
            .findFirst()
            .orElseThrow();
    play.become(Task.Attack.of(task.ship(), shot));
    gun.card().ifPresent(weapon -> pay(play, ship, weapon));
    play.happen(
        new Event.Attacked(
            task.ship(), target, shot.weapon(), shot.arc(), shot.range(), shot.obstructed()));
    // The moment that is opened last comes first.
    play.open(Window.BEFORE_ROLL_ATTACK, Optional.of(task.ship()));
    play.open(Window.ATTACK_DECLARED, Optional.of(task.ship()));
  }

  /** Costs are paid when the target is chosen, before it is the defender (000-032). */
  private static void pay(Play play, ShipState ship, Weapon weapon) {
    weapon
        .spends()
        .ifPresent(
            cost ->
                play.happen(
                    cost == Weapon.Cost.LOCK
                        ? new Event.Unlocked(ship.id())
                        : new Event.Lost(ship.id(), Marker.FOCUS, 1)));
    if (weapon.discards()) {
      for (int i = 0; i < ship.cards().size(); i++) {
        if (ship.cards().get(i).up() && ship.cards().get(i).id().equals(weapon.id())) {
          Effects.flip(play, CardRef.held(ship.id(), i), false);
          return;
        }
      }
    }
  }
}
