package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.check.Need.need;

import io.github.flightstand.rules.EpicRules;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Finds where what an epic battle adds to the course of a game contradicts itself. */
final class OrderCheck {

  private OrderCheck() {}

  /** Tells whether a task is one of those that only epic battles have. */
  static boolean concerns(Task task) {
    return task instanceof SetUpTask.CallingDie
        || task instanceof SetUpTask.DrawingNumbers
        || task instanceof PhaseTask.TeamChoice;
  }

  /** Checks such a task. */
  static void check(State state, Task task) {
    EpicRules epic = state.rules().game().epic();
    if (task instanceof PhaseTask.TeamChoice choice) {
      choice(state, choice);
      return;
    }
    need(
        epic.playerOrder() && state.initiative().isEmpty(),
        "chance settles the order of an epic battle whose order is open, found it in another");
    if (task instanceof SetUpTask.CallingDie) {
      need(state.teams().size() == 2, "two sides call a die, found another number");
    } else if (task instanceof SetUpTask.DrawingNumbers drawing) {
      need(
          state.teams().size() > 2
              && state.teams().containsAll(drawing.drawn())
              && new HashSet<>(drawing.drawn()).size() == drawing.drawn().size(),
          "each of three or more sides draws one number, found another drawing");
    }
  }

  private static void choice(State state, PhaseTask.TeamChoice choice) {
    List<String> members =
        state.seatsInOrder().stream()
            .filter(seat -> choice.voters().contains(seat.id()))
            .map(Seat::id)
            .toList();
    need(
        state.rules().game().epic().allies()
            && members.size() > 1
            && members.equals(choice.voters())
            && members.stream().map(id -> state.seat(id).team()).distinct().count() == 1,
        "members of one team choose together, in their order, found others");
    need(
        choice.names().size() > 1
            && choice.voices().size() <= members.size()
            && choice.names().containsAll(choice.voices()),
        "each member of a team names one of what may come next, found something else");
  }

  /** Returns the phase to which a task of epic battles belongs, if it belongs to one. */
  static Optional<Phase> phase(Task task) {
    if (task instanceof PhaseTask.SystemPhase) {
      return Optional.of(Phase.SYSTEM);
    }
    return concerns(task) && !(task instanceof PhaseTask.TeamChoice)
        ? Optional.of(Phase.SETUP)
        : Optional.empty();
  }
}
