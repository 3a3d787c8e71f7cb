package io.github.flightstand.rules.engine.flow.bomb;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.piece.Bombs;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/** A mine dropped on ships detonates at once, on one of them (000-083, -084). */
public final class LandedFlow extends Flow<BombTask.Landed> {

  /** Another token of the same bomb may have destroyed a ship meanwhile. */
  private static List<String> under(BombTask.Landed task, State state) {
    return task.under().stream().filter(ship -> state.piece(ship).inPlay()).toList();
  }

  @Override
  public boolean waits(BombTask.Landed task, State state) {
    return under(task, state).size() > 1;
  }

  @Override
  public void ask(BombTask.Landed task, State state, DecisionCollector asking) {
    asking.put(
        Kind.SET_OFF,
        task.token(),
        state.ship(task.ship()).seat(),
        Optional.of(task.ship()),
        options ->
            options.offer(
                "ship",
                under(task, state),
                "000-084",
                "only a ship above '" + task.token() + "' sets it off"));
  }

  @Override
  public void answer(BombTask.Landed task, Transition play, Decision decision, Command command) {
    play.pop();
    Bombs.detonate(play, task.token(), List.of(command.value().orElseThrow()));
  }

  @Override
  public void proceed(BombTask.Landed task, Transition play) {
    List<String> under = under(task, play.state());
    play.pop();
    if (!under.isEmpty()) {
      Bombs.detonate(play, task.token(), under);
    }
  }

  @Override
  public void check(BombTask.Landed task, UntrustedState in) {
    Bombs.checkMine(in.state(), task.token());
    need(
        Bombs.lying(in.state(), task.token()).layer().id().equals(task.ship()),
        "'%s' has not dropped '%s'",
        task.ship(),
        task.token());
    need(!task.under().isEmpty(), "'%s' lies under no ship", task.token());
    task.under().forEach(in::ship);
    in.distinct(task.under());
  }
}
