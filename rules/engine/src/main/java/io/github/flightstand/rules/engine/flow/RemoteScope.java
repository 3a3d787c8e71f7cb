package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;

/**
 * The cards that take effect in an attack by or on a remote. Of cards that affect friendly ships or
 * enemies, only those of the ship that takes part count, and missions' (003-050).
 */
final class RemoteScope {

  /** Tests whether a card takes no effect at a moment because that moment is about a remote. */
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
    return state.piece(id).ship().isEmpty();
  }
}
