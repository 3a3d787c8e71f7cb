package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;

/**
 * Which cards take effect in an attack in which a remote takes part: of those that affect friendly
 * ships or enemies only the cards of the ship that takes part, and missions' (003-050).
 */
final class RemoteScope {

  /** Tells whether a card takes no effect at a moment since that is about a remote. */
  static boolean spares(State state, Window window, CardRef card, CardKind kind) {
    if (state.remotes().isEmpty()
        || kind == CardKind.MISSION
        || window.compareTo(Window.ATTACK_DECLARED) < 0
        || window.compareTo(Window.AFTER_ATTACK) > 0) {
      return false;
    }
    List<Task> agenda = state.agenda();
    for (int i = agenda.size() - 1; i >= 0; i--) {
      if (agenda.get(i) instanceof CombatTask.Attack attack) {
        return (isRemote(state, attack.attacker()) || isRemote(state, attack.defender()))
            && !card.ship().equals(attack.attacker())
            && !card.ship().equals(attack.defender());
      }
    }
    return false;
  }

  private static boolean isRemote(State state, String id) {
    return state.remote(id).isPresent();
  }
}
