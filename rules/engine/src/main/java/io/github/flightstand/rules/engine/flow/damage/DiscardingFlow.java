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
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/** Draws, turns up and discards the damage cards of a ship that is gone (000-141; 002-036). */
public final class DiscardingFlow extends Flow<DamageTask.Discarding> {

  /** Returns the first section with a card that no player has seen. */
  private static Optional<SectionState> hiding(DamageTask.Discarding task, State state) {
    for (SectionState section : state.ship(task.ship()).parts()) {
      if (faceDown(section) >= 0) {
        return Optional.of(section);
      }
    }
    return Optional.empty();
  }

  @Override
  public Optional<ChanceNode> chance(DamageTask.Discarding task, State state) {
    return hiding(task, state)
        .map(
            section -> {
              int pool = section.damage().get(faceDown(section)).pool().orElseThrow();
              DeckState deck = state.deck(task.ship(), section.section());
              return new ChanceNode.Card(task.ship(), deck.pools().get(pool));
            });
  }

  /** Returns the index of the first face-down card, or −1 if there is none. */
  private static int faceDown(SectionState section) {
    List<DealtCard> cards = section.damage();
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
    SectionState section = hiding(task, play.state()).orElseThrow();
    play.happen(
        new DamageEvent.TurnedUp(task.ship(), section.section(), faceDown(section), command.key()));
  }

  @Override
  public void proceed(DamageTask.Discarding task, Transition play) {
    for (SectionState section : play.ship(task.ship()).parts()) {
      if (!section.damage().isEmpty()) {
        play.happen(new DamageEvent.CardsDiscarded(task.ship(), section.section()));
      }
    }
    play.pop();
  }
}
