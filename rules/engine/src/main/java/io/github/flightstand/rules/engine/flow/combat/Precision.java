package io.github.flightstand.rules.engine.flow.combat;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.flow.AttackDice;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.flow.shooting.Shots.Gun;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/** A shot by any ship that disables a ship without shields and does no damage (004-012 to -019). */
final class Precision {

  private static final String PRECISE = "precise:";

  static void offer(
      State state,
      ShipState ship,
      Gun gun,
      Optional<SectionName> section,
      List<Shot> shots,
      DecisionCollector.Options options) {
    String key = PRECISE + CombatTurnFlow.key(gun, section);
    if (state.boarding().isEmpty() || !options.wants(key)) {
      return;
    }
    if (gun.card().isPresent() && ship.card().huge().isEmpty()) {
      options.forbid(
          key,
          "004-012",
          "'" + ship.id() + "' is not huge, expected a precision shot with its primary weapon");
      return;
    }
    List<String> targets =
        shots.stream()
            .filter(shot -> gun.fires(shot) && shot.section().equals(section))
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

  static boolean declares(Command command) {
    return command.key().startsWith(PRECISE);
  }

  /** Returns the key of the same attack without precision. */
  static String plain(String key) {
    return key.startsWith(PRECISE) ? key.substring(PRECISE.length()) : key;
  }

  /** Tests whether the present attack is a precision shot without a critical hit. */
  static boolean fails(State state, Pool attack) {
    return AttackDice.aims(state) && attack.count(Face.CRITICAL) == 0;
  }

  /** Disables the target, or destroys it if it was already doomed. */
  static void disable(Transition play, CombatTask.Attack attack) {
    ShipState target = play.ship(attack.defender());
    if (target.lingers()) {
      Destruction.destroy(play, target.id());
    } else if (target.inPlay()) {
      play.happen(new DockingEvent.Disabled(target.id(), attack.attacker()));
    }
  }
}
