package io.github.flightstand.rules.engine.flow.remote;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/** All remotes move that can, in the usual order of players and teams (003-048, -059, -089). */
public final class RemotesMovingFlow extends Flow<RemoteTask.RemotesMoving> {

  private static final String KEY = "remote";

  /** Moves all remotes that can move, once in a system phase; returns false if none is left. */
  public static boolean begun(PhaseTask.SystemPhase task, Transition play) {
    List<String> moving =
        play.state().remotes().stream()
            .filter(remote -> !RemoteMoveFlow.templates(remote).isEmpty())
            .map(RemoteState::id)
            .filter(id -> !task.done().contains(id))
            .toList();
    if (moving.isEmpty()) {
      return false;
    }
    play.become(new PhaseTask.SystemPhase(Lists.joined(task.done(), moving)));
    play.push(new RemoteTask.RemotesMoving(task.done()));
    return true;
  }

  private static List<Piece> next(RemoteTask.RemotesMoving task, State state) {
    return TurnOrder.ofFirstPlayer(
        state,
        state.remotes().stream()
            .filter(remote -> !RemoteMoveFlow.templates(remote).isEmpty())
            .filter(remote -> !task.done().contains(remote.id()))
            .map(Piece.class::cast)
            .toList());
  }

  @Override
  public boolean waits(RemoteTask.RemotesMoving task, State state) {
    return TurnOrder.asks(next(task, state));
  }

  @Override
  public void ask(RemoteTask.RemotesMoving task, State state, DecisionCollector asking) {
    List<Piece> next = next(task, state);
    String player = next.get(0).seat();
    asking.next(
        player, KEY, TurnOrder.ids(next), "003-089", "the remotes of '" + player + "' move next");
  }

  @Override
  public void answer(
      RemoteTask.RemotesMoving task, Transition play, Decision decision, Command command) {
    begin(task, play, command.value().orElseThrow());
  }

  @Override
  public void proceed(RemoteTask.RemotesMoving task, Transition play) {
    List<Piece> next = next(task, play.state());
    if (next.isEmpty()) {
      play.pop();
    } else if (!TurnOrder.leavesToTeam(play, KEY, next)) {
      begin(task, play, next.get(0).id());
    }
  }

  private static void begin(RemoteTask.RemotesMoving task, Transition play, String id) {
    play.become(new RemoteTask.RemotesMoving(Lists.plus(task.done(), id)));
    play.push(new RemoteTask.RemoteMove(id));
  }
}
