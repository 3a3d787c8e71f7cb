package io.github.flightstand.rules.engine.expansion.boarding;

import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.BoardingTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.List;
import java.util.Optional;

/** A shot by any ship that disables a ship without shields and does no damage (004-012 to -019). */
final class PrecisionShots {

  private static final String PRECISE = "precise:";

  static void offer(
      State state,
      ShipState ship,
      Optional<Weapon> weapon,
      String attack,
      List<Shot> shots,
      DecisionCollector.Options options) {
    String key = PRECISE + attack;
    if (!options.wants(key)) {
      return;
    }
    if (weapon.isPresent() && ship.card().huge().isEmpty()) {
      options.forbid(
          key,
          "004-012",
          "'" + ship.id() + "' is not huge, expected a precision shot with its primary weapon");
      return;
    }
    List<String> targets =
        shots.stream()
            .map(Shot::target)
            // Remotes have no engines.
            .filter(
                target -> state.remote(target).isEmpty() && state.ship(target).shieldsLeft() == 0)
            .toList();
    if (!targets.isEmpty()) {
      options.offer(Option.of(key, targets));
    }
    if (options.explaining()) {
      state
          .remotes()
          .forEach(
              remote ->
                  options.forbid(
                      key, remote.id(), "004-012", "'" + remote.id() + "' is a remote, no ship"));
      state.ships().stream()
          .filter(target -> target.shieldsLeft() > 0)
          .forEach(
              target ->
                  options.forbid(
                      key, target.id(), "004-013", "'" + target.id() + "' has shields left"));
      state.ships().stream()
          .filter(ShipState::lies)
          .forEach(
              target ->
                  options.forbid(
                      key, target.id(), "004-016", "'" + target.id() + "' is an obstacle"));
    }
  }

  /** Returns the key of the same attack without precision, if it is a precision shot. */
  static Optional<String> plain(String key) {
    return key.startsWith(PRECISE)
        ? Optional.of(key.substring(PRECISE.length()))
        : Optional.empty();
  }

  static void declare(Transition play, String ship, String target) {
    play.push(new BoardingTask.PrecisionShot(ship, target));
    play.happen(new DockingEvent.PrecisionAimed(ship, target));
  }

  /** Tests whether the present attack is a precision shot at a ship (004-012). */
  static boolean at(State state, ShipState ship) {
    List<Task> agenda = state.agenda();
    for (int i = agenda.size() - 1; i > 0; i--) {
      if (agenda.get(i) instanceof CombatTask.Attack attack) {
        return attack.defender().equals(ship.id())
            && agenda.get(i - 1) instanceof BoardingTask.PrecisionShot;
      }
    }
    return false;
  }
}
