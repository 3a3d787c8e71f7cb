package io.github.flightstand.rules.engine.flow.damage;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/**
 * What becomes of the damage cards of a ship that is gone: they are turned up, each drawn from its
 * pool, and go to the discard pile (000, heading on destroying ships; 000-141).
 */
public final class DiscardingFlow implements Flow<DamageTask.Discarding> {

  @Override
  public Optional<ChanceNode> nature(DamageTask.Discarding task, State state) {
    ShipState ship = state.ship(task.ship());
    int down = faceDown(ship);
    if (down < 0) {
      return Optional.empty();
    }
    DeckState deck = state.decks().get(state.deckOf(ship));
    int pool = ship.damage().get(down).pool().orElseThrow();
    return Optional.of(new ChanceNode.Card(ship.id(), deck.pools().get(pool)));
  }

  /** Returns the place of the first card that lies face down, −1 if none does. */
  private static int faceDown(ShipState ship) {
    List<DealtCard> cards = ship.damage();
    for (int i = 0; i < cards.size(); i++) {
      if (cards.get(i).name().isEmpty() && !cards.get(i).standsIn()) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public void answer(
      DamageTask.Discarding task, Transition play, Decision decision, Command command) {
    play.happen(
        new DamageEvent.TurnedUp(task.ship(), faceDown(play.ship(task.ship())), command.key()));
  }

  @Override
  public void proceed(DamageTask.Discarding task, Transition play) {
    if (!play.ship(task.ship()).damage().isEmpty()) {
      play.happen(new DamageEvent.CardsDiscarded(task.ship()));
    }
    play.pop();
  }
}
