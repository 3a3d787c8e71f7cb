package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A player that looks ahead before it sets dials or acts. It draws whole games that fit what it
 * sees and plays choices out in them, this round and the next, with a greedy player on every seat;
 * it takes the best on average. Everything else it decides as a greedy player does.
 *
 * <p>It assumes that most hidden dials are set as a greedy player would set them, and the rest at
 * random. It plans for all its ships at once and keeps the plan until the round is over, so it is
 * good for one game.
 */
final class LookAheadPlayer implements Player {

  /** The number of a ship's actions that are played out, in the greedy player's order. */
  private static final int ACTIONS = 16;

  private static final int SEEDS = 1 << 30;

  private final GreedyPlayer greedy = new GreedyPlayer();
  private final Playout playout;
  private Optional<Plan> plan = Optional.empty();

  /** Creates a player of games with these cards, which he plays out with them. */
  public LookAheadPlayer(CardSet cards) {
    playout = new Playout(greedy, new Engine(cards));
  }

  private record Plan(int round, SortedMap<String, String> dials, Expectation expected) {

    Optional<String> dial(String ship) {
      return Optional.ofNullable(dials.get(ship));
    }
  }

  @Override
  public Command decide(View view, Generator random) {
    Decision decision = view.decisions().get(0);
    if (decision.kind() == Kind.DIAL || decision.kind() == Kind.READY) {
      return plan(view, random);
    }
    if (decision.kind() == Kind.ACTION && view.open().phase() == Phase.ACTIVATION) {
      return act(view, decision, random);
    }
    return greedy.decide(view, random);
  }

  private Command plan(View view, Generator random) {
    Optional<ShipState> next = GreedyPlayer.unplanned(Scene.of(view));
    if (next.isEmpty()) {
      return GreedyPlayer.ready(view.player());
    }
    String ship = next.get().id();
    if (noted(view).flatMap(made -> made.dial(ship)).isEmpty()) {
      plan = Optional.of(planned(view, random));
    }
    return DialSearch.command(ship, plan.flatMap(made -> made.dial(ship)).orElseThrow());
  }

  private Optional<Plan> noted(View view) {
    return plan.filter(made -> made.round() == view.open().round());
  }

  private Plan planned(View view, Generator random) {
    Expectation expected = Expectation.whilePlanning(playout, view, random.below(SEEDS));
    return new Plan(
        view.open().round(),
        new DialSearch(playout, view, expected, random).best(random),
        expected);
  }

  private Command act(View view, Decision decision, Generator random) {
    Tools tools = greedy.tools(view);
    Scene scene = Scene.of(view);
    Expectation expected =
        noted(view).map(made -> made.expected().at(view)).orElseGet(() -> Expectation.none(view));
    Foresight<Command> foresight = new Foresight<>(playout, expected, playout::play, random);
    List<Scored<Command>> soon =
        new ActionChoice(tools)
            .ranked(scene, GreedyPlayer.outlook(tools, scene), decision).stream()
                .limit(ACTIONS)
                .map(one -> foresight.soon(one.choice()))
                .toList();
    return foresight.best(soon, random);
  }
}
