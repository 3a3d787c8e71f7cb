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
import java.util.Optional;

/**
 * Who has initiative. The side with fewer squad points decides. At equal points the first side's
 * first player rolls an attack die: with a hit or a critical hit he decides, otherwise his opponent
 * (000-149, -150). In the first rulebook the side with fewer points has it; at equal points the
 * faction that the rules name, otherwise the die decides (001-037, -039).
 */
public final class InitiativeFlow extends Flow<SetUpTask.Initiative> {

  @Override
  public Optional<ChanceNode> chance(SetUpTask.Initiative task, State state) {
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
    play.become(new SetUpTask.Initiative(Optional.of(fewest(state).id())));
  }

  /** Returns the first player of the side with the fewest points, at a tie of the first such. */
  private static Seat fewest(State state) {
    Seat fewest = state.seats().get(0);
    for (Seat seat : state.seats()) {
      fewest = points(state, seat.team()) < points(state, fewest.team()) ? seat : fewest;
    }
    return fewest;
  }

  /** Returns the side that has initiative without any player's decision. */
  private static Optional<String> settled(State state) {
    if (state.rules().game().setUp().fewerPointsDecide()) {
      return Optional.empty();
    }
    return tied(state) ? SetUp.named(state) : Optional.of(fewest(state).team());
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
            : Seat.opponentAfter(state.seats(), roller).orElse(roller);
    play.happen(new SetUpEvent.InitiativeDie(face, decider.id()));
    play.become(new SetUpTask.Initiative(Optional.of(decider.id())));
  }

  private static boolean tied(State state) {
    Seat fewest = fewest(state);
    for (Seat seat : state.seats()) {
      if (!seat.team().equals(fewest.team())
          && points(state, seat.team()) == points(state, fewest.team())) {
        return true;
      }
    }
    return false;
  }

  private static int points(State state, String team) {
    int points = 0;
    for (ShipState ship : state.ships()) {
      points += state.team(ship).equals(team) ? ship.card().points() : 0;
    }
    return points;
  }
}
