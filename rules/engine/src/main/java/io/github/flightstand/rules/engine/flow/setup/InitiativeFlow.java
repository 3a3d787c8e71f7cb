package io.github.flightstand.rules.engine.flow.setup;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/**
 * Who has initiative. The side with fewer squad points decides. At equal points the first side's
 * first player rolls an attack die: with a hit or a critical hit he decides, otherwise his opponent
 * (000-149, -150). In the first rulebook the side with fewer points has it; at equal points the
 * faction that the rules name, otherwise the die decides (001-037, -039).
 */
public final class InitiativeFlow implements Flow<SetUpTask.Initiative> {

  @Override
  public Optional<ChanceNode> nature(SetUpTask.Initiative task, State state) {
    return task.decider().isEmpty() && settled(state).isEmpty() && tied(state)
        ? Optional.of(new ChanceNode.SingleDie(Kind.INITIATIVE_DIE, state.seats().get(0).id()))
        : Optional.empty();
  }

  @Override
  public boolean waits(SetUpTask.Initiative task, State state) {
    return task.decider().isPresent();
  }

  @Override
  public void ask(SetUpTask.Initiative task, State state, DecisionCollector asking) {
    String player = task.decider().orElseThrow();
    asking.put(
        Kind.INITIATIVE, player, options -> options.offer(Option.of("initiative", state.teams())));
  }

  @Override
  public void proceed(SetUpTask.Initiative task, Transition play) {
    State state = play.state();
    Optional<String> settled = settled(state);
    if (settled.isPresent()) {
      play.pop();
      play.happen(new SetUpEvent.Initiative(settled.get()));
      return;
    }
    play.become(new SetUpTask.Initiative(fewest(state).stream().findFirst()));
  }

  private static List<String> fewest(State state) {
    int fewest = state.teams().stream().mapToInt(team -> points(state, team)).min().orElseThrow();
    return state.seats().stream()
        .filter(seat -> points(state, seat.team()) == fewest)
        .map(Seat::id)
        .toList();
  }

  /** Returns the side that has initiative without any player's decision. */
  private static Optional<String> settled(State state) {
    if (state.rules().game().setUp().fewerPointsDecide()) {
      return Optional.empty();
    }
    return tied(state)
        ? SetUp.named(state)
        : fewest(state).stream().findFirst().map(player -> state.seat(player).team());
  }

  @Override
  public void answer(
      SetUpTask.Initiative task, Transition play, Decision decision, Command command) {
    if (decision.kind() == Kind.INITIATIVE) {
      play.pop();
      play.happen(new SetUpEvent.Initiative(command.value().orElseThrow()));
      return;
    }
    State state = play.state();
    Seat roller = state.seats().get(0);
    Face face = Face.ofWord(command.key()).orElseThrow();
    Seat decider =
        face == Face.HIT || face == Face.CRITICAL
            ? roller
            : state.seats().stream()
                .filter(seat -> !seat.team().equals(roller.team()))
                .findFirst()
                .orElse(roller);
    play.happen(new SetUpEvent.InitiativeDie(face, decider.id()));
    play.become(new SetUpTask.Initiative(Optional.of(decider.id())));
  }

  private static boolean tied(State state) {
    List<Integer> points =
        state.teams().stream().map(team -> points(state, team)).sorted().toList();
    return points.size() > 1 && points.get(0).equals(points.get(1));
  }

  private static int points(State state, String team) {
    int points = 0;
    for (ShipState ship : state.ships()) {
      points += state.team(ship).equals(team) ? ship.card().points() : 0;
    }
    return points;
  }
}
