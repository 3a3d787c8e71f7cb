package io.github.flightstand.rules.engine.flow.bomb;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.order.BombOrder;
import io.github.flightstand.rules.engine.flow.piece.Bombs;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/**
 * The mines that a ship set off, after its move and until it is gone: first the side with
 * initiative, a player's own in the order he chooses (000-085, -090, -099, -153).
 */
public final class MinesMetFlow extends Flow<BombTask.MinesMet> {

  @Override
  public boolean waits(BombTask.MinesMet task, State state) {
    List<String> next = BombOrder.next(state, task.tokens());
    return state.piece(task.ship()).inPlay() && next.size() > 1 && BombOrder.ofOne(state, next);
  }

  @Override
  public void ask(BombTask.MinesMet task, State state, DecisionCollector asking) {
    BombOrder.ask(state, BombOrder.next(state, task.tokens()), asking);
  }

  @Override
  public void answer(BombTask.MinesMet task, Transition play, Decision decision, Command command) {
    setOff(task, play, command.value().orElseThrow());
  }

  @Override
  public void proceed(BombTask.MinesMet task, Transition play) {
    List<String> next = BombOrder.next(play.state(), task.tokens());
    if (next.isEmpty() || !play.state().piece(task.ship()).inPlay()) {
      play.pop();
    } else if (!BombOrder.leavesToTeam(play, next)) {
      setOff(task, play, next.get(0));
    }
  }

  private static void setOff(BombTask.MinesMet task, Transition play, String token) {
    play.become(new BombTask.MinesMet(task.ship(), Lists.without(task.tokens(), token)));
    Bombs.detonate(play, token, List.of(task.ship()));
  }

  @Override
  public void check(BombTask.MinesMet task, UntrustedState in) {
    task.tokens().forEach(token -> Bombs.checkMine(in.state(), token));
  }
}
