package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BooleanSupplier;

/**
 * A player that plans the dials of all its ships at once and plays games out before it sets dials
 * or acts. It decides everything else as a greedy player does. It keeps the plan until the round is
 * over, so it is good for one game.
 */
abstract class PlanningPlayer implements Player {

  /** The number of a ship's actions that are played out, in the greedy player's order. */
  private static final int ACTIONS = 16;

  static final int SEEDS = 1 << 30;

  private final Playout playout;
  private final Budget budget;
  private final boolean narrows;
  private Optional<Plan> plan = Optional.empty();

  /**
   * Creates a player of games with these cards, which he plays out with them.
   *
   * @param narrows whether bad choices are played out less often
   */
  PlanningPlayer(CardSet cards, Budget budget, boolean narrows) {
    playout = new Playout(new GreedyPlayer(cards), new Engine(cards));
    this.budget = budget;
    this.narrows = narrows;
  }

  /** A player's plan for a round, and their belief about the others' plans. */
  record Plan(int round, SortedMap<String, Maneuver> dials, Worlds believed) {}

  /** Returns the belief about the others in the round whose dials the view asks for. */
  abstract Worlds belief(View view, Generator random);

  final Playout playout() {
    return playout;
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
    return playout.greedy().decide(view, random);
  }

  private Command plan(View view, Generator random) {
    Optional<ShipState> next = GreedyPlayer.unplanned(Scene.of(view));
    if (next.isEmpty()) {
      return GreedyPlayer.ready(view.player());
    }
    String ship = next.get().id();
    if (noted(view).filter(made -> made.dials().containsKey(ship)).isEmpty()) {
      plan = Optional.of(planned(view, random));
    }
    Optional<Maneuver> dial = plan.map(made -> made.dials().get(ship));
    return DialSearch.command(ship, dial.orElseThrow().code());
  }

  /** Plans the round whose dials the view asks for; stops early if it has to. */
  private Plan planned(View view, Generator random) {
    BooleanSupplier stopped = budget.start();
    Worlds belief = belief(view, random);
    DialSearch search = new DialSearch(playout, view, belief, stopped, random);
    var best = search.best(budget.samples(), narrows, random);
    return new Plan(view.open().round(), best.get(0).choice(), belief);
  }

  private Optional<Plan> noted(View view) {
    return plan.filter(made -> made.round() == view.open().round());
  }

  private Command act(View view, Decision decision, Generator random) {
    BooleanSupplier stopped = budget.start();
    Scene scene = Scene.of(view);
    List<Scored<Command>> ranked =
        new ActionChoice(playout.greedy().tools(view)).ranked(scene, decision);
    Worlds worlds =
        noted(view).map(made -> made.believed().at(view)).orElse(new Expectation(view, Map.of()));
    var foresight = Foresight.of(playout, worlds, playout.engine()::after, random);
    List<Scored<Command>> soon =
        ranked.stream()
            .limit(ACTIONS)
            .takeWhile(one -> !stopped.getAsBoolean())
            .map(one -> foresight.soon(one.choice()))
            .toList();
    List<Scored<Command>> some = soon.isEmpty() ? ranked : soon;
    return foresight.best(some, budget.samples(), narrows, stopped, random).get(0).choice();
  }
}
