package io.github.flightstand.rules.engine.flow.setup;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * The draw of player numbers: the sides' order from then on, counted from 1 (003-058). With more
 * than two teams the teams draw (the project's choice; the book is silent).
 */
public final class DrawingNumbersFlow extends Flow<SetUpTask.DrawingNumbers> {

  private static List<String> left(SetUpTask.DrawingNumbers task, State state) {
    List<String> left = new ArrayList<>(state.teams());
    left.removeAll(task.drawn());
    return left;
  }

  @Override
  public Optional<ChanceNode> chance(SetUpTask.DrawingNumbers task, State state) {
    List<String> left = left(task, state);
    return left.size() > 1
        ? Optional.of(
            new ChanceNode.Lot(Kind.PLAYER_NUMBER, String.valueOf(task.drawn().size() + 1), left))
        : Optional.empty();
  }

  @Override
  public void answer(
      SetUpTask.DrawingNumbers task, Transition play, Decision decision, Command command) {
    play.become(new SetUpTask.DrawingNumbers(Lists.plus(task.drawn(), command.key())));
  }

  @Override
  public void proceed(SetUpTask.DrawingNumbers task, Transition play) {
    List<String> order = Lists.joined(task.drawn(), left(task, play.state()));
    play.pop();
    play.happen(new SetUpEvent.NumbersDrawn(order));
  }

  @Override
  public void check(SetUpTask.DrawingNumbers task, UntrustedState in) {
    SetUp.checkOrderIsOpen(in.state());
    List<String> teams = in.state().teams();
    need(
        teams.size() > 2
            && teams.containsAll(task.drawn())
            && new HashSet<>(task.drawn()).size() == task.drawn().size(),
        "each of three or more sides draws one number, found another drawing");
  }
}
