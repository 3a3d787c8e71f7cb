package io.github.flightstand.rules.engine.expansion.wing;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.WingEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.WingTask;
import java.util.List;
import java.util.Optional;

/**
 * Wingmates split in the end phase if their players choose, one wing after the other, one wingmate
 * at a time (003-020); the side with initiative is first (the project's choice).
 */
public final class SplittingFlow extends Flow<WingTask.Splitting> {

  private static Optional<ShipState> next(WingTask.Splitting task, State state) {
    return TurnOrder.inOrder(state)
        .filter(ship -> !task.done().contains(ship.id()) && Wings.leads(state, ship.id()))
        .findFirst();
  }

  @Override
  public boolean waits(WingTask.Splitting task, State state) {
    return next(task, state).isPresent();
  }

  @Override
  public void ask(WingTask.Splitting task, State state, DecisionCollector asking) {
    ShipState leader = next(task, state).orElseThrow();
    List<String> mates = Wings.wingmates(state, leader.id()).stream().map(ShipState::id).toList();
    asking.put(
        Kind.SPLIT,
        leader,
        options -> {
          options.offer(Option.of("pass"));
          options.offer(
              "split",
              mates,
              "003-020",
              "only a wingmate in formation splits, expected one of " + String.join(", ", mates));
        });
  }

  @Override
  public void answer(WingTask.Splitting task, Transition play, Decision decision, Command command) {
    if (command.key().equals("split")) {
      Wings.split(play, play.ship(command.value().orElseThrow()), WingEvent.Split.Reason.CHOSEN);
      return;
    }
    play.become(new WingTask.Splitting(Lists.plus(task.done(), decision.ship().orElseThrow())));
  }
}
