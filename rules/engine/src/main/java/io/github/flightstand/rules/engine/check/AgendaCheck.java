package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.geometry.Interruption.InterruptedWorkException;
import io.github.flightstand.rules.engine.agenda.Flows;
import io.github.flightstand.rules.engine.agenda.Tasks;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;

/** A check for tasks that cannot lie on one another, name a missing piece, or occur in no game. */
final class AgendaCheck {

  /** Throws an {@link IllegalArgumentException} that says where the agenda does not fit. */
  static void check(State state, RulesContext context) {
    List<Task> agenda = state.agenda();
    if (state.over().isPresent()) {
      need(agenda.isEmpty(), "a game that is over has nothing to do, found tasks on its agenda");
      return;
    }
    need(
        !agenda.isEmpty() && agenda.get(0) instanceof PhaseTask.Rounds,
        "an agenda begins with the rounds");
    for (int i = 1; i < agenda.size(); i++) {
      Tasks.check(agenda.get(i), new UntrustedState(state, context, agenda.get(i - 1)));
    }
    boolean waits;
    try {
      waits = Flows.waits(context, state);
    } catch (InterruptedWorkException givenUp) {
      throw givenUp;
    } catch (RuntimeException contradiction) {
      waits = false;
    }
    need(waits, "the game waits for no decision, expected a state between two of them");
    need(
        !(state.task() instanceof PhaseTask.TeamChoice choice)
            || isLeftToTeam(choice, state, context),
        "a team chooses what comes next among what its members do at the same time, found another"
            + " choice");
  }

  private static boolean isLeftToTeam(
      PhaseTask.TeamChoice choice, State state, RulesContext context) {
    List<Task> under = state.agenda().subList(0, state.agenda().size() - 1);
    try {
      return Flows.leftToTeam(context, state.withAgenda(under))
          .filter(left -> left.begun().equals(choice.begun()))
          .isPresent();
    } catch (InterruptedWorkException givenUp) {
      throw givenUp;
    } catch (RuntimeException contradiction) {
      return false;
    }
  }
}
