package io.github.flightstand.rules.engine.flow.setup;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.SetUpTask.DieCall;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;

/**
 * Who decides which side of an epic battle is first. The first seat's player rolls an attack die
 * after the other player calls two of its faces; the player who is right decides (003-030). In a
 * battle of two teams their first players do so (003-059).
 */
public final class CallingDieFlow extends Flow<SetUpTask.CallingDie> {

  private static Seat roller(State state) {
    return state.seats().get(0);
  }

  private static Seat caller(State state) {
    return Seat.opponentAfter(state.seats(), roller(state)).orElseThrow();
  }

  @Override
  public Optional<ChanceNode> chance(SetUpTask.CallingDie task, State state) {
    return task.called()
        .map(call -> new ChanceNode.SingleDie(Kind.INITIATIVE_DIE, roller(state).id()));
  }

  @Override
  public boolean waits(SetUpTask.CallingDie task, State state) {
    return task.called().isEmpty();
  }

  @Override
  public void ask(SetUpTask.CallingDie task, State state, DecisionCollector asking) {
    String caller = caller(state).id();
    asking.put(
        Kind.CALL,
        caller,
        options -> {
          for (DieCall call : DieCall.values()) {
            options.offer(Option.of(call.key()));
          }
        });
  }

  @Override
  public void answer(
      SetUpTask.CallingDie task, Transition play, Decision decision, Command command) {
    String caller = caller(play.state()).id();
    if (decision.kind() == Kind.CALL) {
      DieCall call = DieCall.ofKey(command.key()).orElseThrow();
      play.happen(new SetUpEvent.DieCalled(caller, call));
      play.become(new SetUpTask.CallingDie(Optional.of(call)));
      return;
    }
    Face face = Face.ofWord(command.key()).orElseThrow();
    boolean right = task.called().orElseThrow().names(face);
    String decider = right ? caller : roller(play.state()).id();
    play.happen(new SetUpEvent.InitiativeDie(face, decider));
    play.become(new SetUpTask.Initiative(Optional.of(decider)));
  }

  @Override
  public void check(SetUpTask.CallingDie task, UntrustedState in) {
    SetUp.checkOrderIsOpen(in.state());
    need(in.state().teams().size() == 2, "two sides call a die, found another number");
  }
}
