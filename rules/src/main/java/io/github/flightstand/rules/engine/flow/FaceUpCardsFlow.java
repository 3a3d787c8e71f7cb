package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.Optional;

/** Damage cards that a ship is dealt face up, past its shields (000-086, -138). */
final class FaceUpCardsFlow implements Flow<Task.FaceUpCards> {

  @Override
  public Optional<Nature> nature(Task.FaceUpCards task, State state) {
    ShipState ship = state.ship(task.ship());
    DeckState deck = state.decks().get(state.deckOf(ship));
    return task.count() > 0 && ship.inPlay() && deck.undealt() > 0
        ? Optional.of(new Nature.Card(ship.id(), deck.pools().get(deck.current())))
        : Optional.empty();
  }

  @Override
  public void answer(Task.FaceUpCards task, Play play, Decision decision, Command command) {
    play.happen(new Event.Dealt(task.ship(), false, Optional.of(command.key())));
    play.become(new Task.FaceUpCards(task.ship(), task.count() - 1));
  }

  @Override
  public void proceed(Task.FaceUpCards task, Play play) {
    ShipState ship = play.ship(task.ship());
    if (task.count() == 0 || !ship.inPlay()) {
      play.pop();
      Doom.check(play, ship);
    } else if (!Decks.restock(play, ship)) {
      play.happen(new Event.Dealt(ship.id(), true, Optional.empty()));
      play.become(new Task.FaceUpCards(ship.id(), task.count() - 1));
    }
  }
}
