package io.github.flightstand.rules.engine.flow.huge;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/**
 * What becomes of the damage cards of a huge ship that is gone: they are turned up, each drawn from
 * its pool, and go to the discard piles beside their decks (002, heading on crippled sections;
 * 002-036).
 */
public final class SectionDiscardingFlow implements Flow<HugeTask.SectionDiscarding> {

  private static List<SectionState> sections(HugeTask.SectionDiscarding task, State state) {
    return state.ship(task.ship()).huge().orElseThrow().sections();
  }

  /** Returns the first section that has a card that lies face down. */
  private static Optional<SectionState> hiding(HugeTask.SectionDiscarding task, State state) {
    return sections(task, state).stream().filter(section -> faceDown(section) >= 0).findFirst();
  }

  /** Returns the place of the first card that lies face down, −1 if none does. */
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
  public Optional<ChanceNode> nature(HugeTask.SectionDiscarding task, State state) {
    return hiding(task, state)
        .map(
            section -> {
              int pool = section.damage().get(faceDown(section)).pool().orElseThrow();
              return new ChanceNode.Card(task.ship(), section.deck().pools().get(pool));
            });
  }

  @Override
  public void answer(
      HugeTask.SectionDiscarding task, Transition play, Decision decision, Command command) {
    SectionState section = hiding(task, play.state()).orElseThrow();
    play.happen(
        new SectionEvent.SectionTurnedUp(
            task.ship(), section.section(), faceDown(section), command.key()));
  }

  @Override
  public void proceed(HugeTask.SectionDiscarding task, Transition play) {
    for (SectionState section : sections(task, play.state())) {
      if (!section.damage().isEmpty()) {
        play.happen(new SectionEvent.SectionCardsDiscarded(task.ship(), section.section()));
      }
    }
    play.pop();
  }
}
