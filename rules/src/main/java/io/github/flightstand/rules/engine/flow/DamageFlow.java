package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.Optional;

/**
 * Damage, one after the other, all normal damage before critical damage: a shield token while there
 * is one, else a card, face down for normal and face up for critical damage; surplus cards too
 * (000, headings on damage, shields and critical damage; 000-047, -132 to -144).
 */
final class DamageFlow implements Flow<Task.Damage> {

  @Override
  public Optional<Nature> nature(Task.Damage task, State state) {
    ShipState ship = state.ship(task.ship());
    DeckState deck = state.decks().get(state.deckOf(ship));
    boolean draws =
        task.normal() == 0 && task.critical() > 0 && ship.shields() == 0 && deck.undealt() > 0;
    return draws && ship.inPlay()
        ? Optional.of(new Nature.Card(ship.id(), deck.pools().get(deck.current())))
        : Optional.empty();
  }

  @Override
  public void answer(Task.Damage task, Play play, Decision decision, Command command) {
    play.happen(new Event.Dealt(task.ship(), false, Optional.of(command.key())));
    play.become(new Task.Damage(task.ship(), 0, task.critical() - 1));
  }

  @Override
  public void proceed(Task.Damage task, Play play) {
    ShipState ship = play.ship(task.ship());
    if (!ship.inPlay()) {
      play.pop();
      return;
    }
    if (task.normal() + task.critical() == 0) {
      play.pop();
      Doom.check(play, ship);
      return;
    }
    boolean critical = task.normal() == 0;
    if (ship.shields() > 0) {
      play.happen(new Event.ShieldLost(ship.id(), critical));
    } else if (!Decks.restock(play, ship)) {
      play.happen(new Event.Dealt(ship.id(), true, Optional.empty()));
    } else if (critical) {
      // There is a card again: nature says which.
      return;
    } else {
      play.happen(new Event.Dealt(ship.id(), false, Optional.empty()));
    }
    play.become(
        new Task.Damage(
            ship.id(),
            Math.max(0, task.normal() - 1),
            critical ? task.critical() - 1 : task.critical()));
  }
}
