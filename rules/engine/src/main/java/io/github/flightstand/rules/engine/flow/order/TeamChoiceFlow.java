package io.github.flightstand.rules.engine.flow.order;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A team orders what its members do at the same time. In player order and openly, each member
 * concerned names what should come next; a lot decides among different names (003-059, -060). All
 * members do so if a mission lets a team choose. Who names something, and that each does so once,
 * is the project's choice.
 */
public final class TeamChoiceFlow extends Flow<PhaseTask.TeamChoice> {

  /**
   * Starts a team's choice among pieces, each with its player; false if all are one player's.
   *
   * @param key the key of the option in which each member names a piece
   */
  public static boolean begins(Transition play, String key, Map<String, String> owners) {
    if (!isOfSeveral(owners)) {
      return false;
    }
    List<String> voters =
        play.state().seatsInOrder().stream()
            .map(seat -> seat.id())
            .filter(owners::containsValue)
            .toList();
    play.push(new PhaseTask.TeamChoice(key, voters, List.copyOf(owners.keySet()), List.of()));
    return true;
  }

  static boolean isOfSeveral(Map<String, String> owners) {
    return owners.values().stream().distinct().count() > 1;
  }

  private static List<String> named(PhaseTask.TeamChoice task) {
    return task.names().stream().filter(task.voices()::contains).toList();
  }

  private static boolean allSpoke(PhaseTask.TeamChoice task) {
    return task.voices().size() == task.voters().size();
  }

  @Override
  public Optional<ChanceNode> chance(PhaseTask.TeamChoice task, State state) {
    List<String> named = named(task);
    return allSpoke(task) && named.size() > 1
        ? Optional.of(new ChanceNode.Lot(Kind.TEAM_LOT, team(task, state), named))
        : Optional.empty();
  }

  private static String team(PhaseTask.TeamChoice task, State state) {
    return state.seat(task.voters().get(0)).team();
  }

  @Override
  public boolean waits(PhaseTask.TeamChoice task, State state) {
    return !allSpoke(task);
  }

  @Override
  public void ask(PhaseTask.TeamChoice task, State state, DecisionCollector asking) {
    String voter = task.voters().get(task.voices().size());
    String team = team(task, state);
    asking.next(
        voter,
        task.key(),
        task.names(),
        "003-059",
        "the team '" + team + "' orders " + String.join(", ", task.names()));
  }

  @Override
  public void answer(
      PhaseTask.TeamChoice task, Transition play, Decision decision, Command command) {
    if (decision.kind() == Kind.TEAM_LOT) {
      settle(task, play, command.key());
      return;
    }
    String name = command.value().orElseThrow();
    play.happen(new RoundEvent.Named(decision.player().orElseThrow(), name));
    play.become(task.with(name));
  }

  @Override
  public void proceed(PhaseTask.TeamChoice task, Transition play) {
    settle(task, play, task.voices().get(0));
  }

  /** Lets the task below continue as if one player had answered it. */
  private static void settle(PhaseTask.TeamChoice task, Transition play, String name) {
    String team = team(task, play.state());
    play.pop();
    play.happen(new RoundEvent.TeamChose(team, name));
    play.settle(Command.of(Kind.NEXT.word(), task.key()).withValue(name));
  }

  @Override
  public void check(PhaseTask.TeamChoice task, UntrustedState in) {
    List<String> members =
        in.state().seatsInOrder().stream()
            .map(Seat::id)
            .filter(id -> task.voters().contains(id))
            .toList();
    need(
        in.state().rules().game().epic().allies()
            && members.size() > 1
            && members.equals(task.voters())
            && members.stream().map(id -> in.state().seat(id).team()).distinct().count() == 1,
        "members of one team choose together, in their order, found others");
    need(
        task.names().size() > 1
            && task.voices().size() <= members.size()
            && task.names().containsAll(task.voices()),
        "each member of a team names one of what may come next, found something else");
  }
}
