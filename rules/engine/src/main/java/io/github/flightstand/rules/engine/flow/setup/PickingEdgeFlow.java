package io.github.flightstand.rules.engine.flow.setup;

import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.State;
import java.util.stream.Stream;

/** The player who did not lay the first obstacle picks an edge (000-053; 001-057). */
public final class PickingEdgeFlow extends Flow<SetUpTask.PickingEdge> {

  @Override
  public boolean waits(SetUpTask.PickingEdge task, State state) {
    return true;
  }

  @Override
  public void ask(SetUpTask.PickingEdge task, State state, DecisionCollector asking) {
    String player = SetUp.picker(state).id();
    asking.put(
        Kind.EDGE,
        player,
        options ->
            options.offer(
                Option.of(
                    "edge",
                    Stream.of(TableEdge.LEFT, TableEdge.RIGHT, TableEdge.TOP, TableEdge.BOTTOM)
                        .map(TableEdge::word)
                        .toList())));
    for (Seat seat : state.seats()) {
      if (seat.id().equals(player)) {
        continue;
      }
      asking.put(
          Kind.EDGE,
          seat.id(),
          options ->
              options.forbid(
                  "edge", "000-053", "it is for '" + player + "' to pick an edge, not for others"));
    }
  }

  @Override
  public void answer(
      SetUpTask.PickingEdge task, Transition play, Decision decision, Command command) {
    String word = command.value().orElseThrow();
    TableEdge edge =
        Stream.of(TableEdge.values()).filter(e -> e.word().equals(word)).findFirst().orElseThrow();
    play.happen(new SetUpEvent.EdgePicked(SetUp.picker(play.state()).id(), edge));
    play.become(SetUpTask.PlacingShips.next());
  }

  @Override
  public void check(SetUpTask.PickingEdge task, UntrustedState in) {
    SetUp.checkSides(in.state());
  }
}
