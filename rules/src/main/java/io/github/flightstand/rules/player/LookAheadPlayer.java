package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.deck.DamageDecks;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.view.ShipView;
import io.github.flightstand.rules.engine.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks ahead to the end of the round before it sets a dial or acts: it draws whole games that fit
 * what it sees, plays each of the best choices in them with a greedy player on every seat, and
 * takes the choice after which it stands best on average. Everything else it decides as a greedy
 * player does.
 *
 * <p>What enemies have on their dials it does not know: it supposes that they plan greedily, now
 * and then less well.
 */
public final class LookAheadPlayer implements Player {

  /** How many of the choices are played out. */
  private static final int CHOICES = 5;

  /** How often each of them is. */
  private static final int PLAYOUTS = 6;

  private static final int SEEDS = 1 << 30;

  private final GreedyPlayer greedy = new GreedyPlayer();
  private final Engine engine;

  /** Creates a player of games with the cards of the game's own box. */
  public LookAheadPlayer() {
    this(DamageDecks.cards());
  }

  /** Creates a player of games with some cards, which he plays out as they are. */
  public LookAheadPlayer(CardSet cards) {
    engine = new Engine(cards);
  }

  @Override
  public Command decide(View view, Generator random) {
    Decision decision = view.decisions().get(0);
    if (decision.kind() == Kind.DIAL || decision.kind() == Kind.READY) {
      return plan(view, random);
    }
    if (decision.kind() == Kind.ACTION) {
      Tools tools = greedy.tools(view);
      Scene scene = Scene.of(view);
      List<Scored<Command>> ranked =
          new ActionChoice(tools).ranked(scene, GreedyPlayer.outlook(tools, scene), decision);
      return best(view, first(ranked), List.of(), random);
    }
    return greedy.decide(view, random);
  }

  private Command plan(View view, Generator random) {
    Scene scene = Scene.of(view);
    Optional<ShipView> next = GreedyPlayer.unplanned(scene);
    if (next.isEmpty()) {
      return GreedyPlayer.ready(view);
    }
    Tools tools = greedy.tools(view);
    List<Scored<Maneuver>> ranked =
        DialChoice.settable(
            new DialChoice(tools).ranked(scene, GreedyPlayer.outlook(tools, scene), next.get()),
            view.decisions(),
            next.get());
    List<Command> choices =
        first(ranked).stream().map(maneuver -> GreedyPlayer.dial(next.get(), maneuver)).toList();
    return best(view, choices, plansOfOthers(view, tools), random);
  }

  private static <T> List<T> first(List<Scored<T>> ranked) {
    return ranked.stream().limit(CHOICES).map(Scored::choice).toList();
  }

  /** What an enemy may set on a ship's dial, the likeliest first. */
  private record Plan(String seat, ShipView ship, List<Maneuver> maneuvers) {}

  /** Returns what the others may have planned, had they planned greedily. */
  private List<Plan> plansOfOthers(View view, Tools tools) {
    List<Decision> asked = engine.pending(Engine.sample(view, engine.cards(), 0).state());
    List<Plan> plans = new ArrayList<>();
    for (ShipView rival : Scene.of(view).rivals()) {
      if (asked.stream().anyMatch(decision -> dialOf(decision, rival))) {
        Scene theirs = Scene.of(view, rival.card().seat());
        List<Scored<Maneuver>> ranked =
            DialChoice.settable(
                new DialChoice(tools).ranked(theirs, GreedyPlayer.outlook(tools, theirs), rival),
                asked,
                rival);
        plans.add(
            new Plan(
                rival.card().seat(), rival, ranked.stream().limit(3).map(Scored::choice).toList()));
      }
    }
    return plans;
  }

  private static boolean dialOf(Decision decision, ShipView ship) {
    return decision.kind() == Kind.DIAL && decision.ship().equals(Optional.of(ship.card().id()));
  }

  private Command best(View view, List<Command> choices, List<Plan> others, Generator random) {
    if (choices.size() == 1) {
      return choices.get(0);
    }
    double[] sums = new double[choices.size()];
    for (int i = 0; i < PLAYOUTS; i++) {
      int seed = random.below(SEEDS);
      for (int c = 0; c < choices.size(); c++) {
        sums[c] += playout(view, choices.get(c), others, seed);
      }
    }
    int best = 0;
    for (int c = 1; c < sums.length; c++) {
      if (sums[c] > sums[best]) {
        best = c;
      }
    }
    return choices.get(best);
  }

  private double playout(View view, Command choice, List<Plan> others, int seed) {
    Generator random = Generator.of(seed);
    Game game = Engine.sample(view, engine.cards(), seed);
    game = new Game(game.state(), Chance.Seeded.of(seed));
    game = planned(game, others, random);
    game = engine.play(game, choice).game();
    while (goesOn(game.state(), view)) {
      String seat = Match.whoseTurn(engine.pending(game.state()));
      game = engine.play(game, greedy.decide(engine.view(game.state(), seat), random)).game();
    }
    return Standing.of(greedy.tools(view), engine.view(game.state(), view.player()));
  }

  private static boolean goesOn(State state, View from) {
    return state.over().isEmpty()
        && (state.round() == from.round() || state.phase() != Phase.PLANNING);
  }

  /** Sets the dials of the others anew: what was drawn for them is as likely as any. */
  private Game planned(Game game, List<Plan> plans, Generator random) {
    Game planned = game;
    for (Plan plan : plans) {
      String ready = Kind.READY.word() + ":" + plan.seat();
      boolean wasReady =
          engine.pending(planned.state()).stream()
              .anyMatch(
                  decision ->
                      decision.id().equals(ready) && decision.option("unready").isPresent());
      if (wasReady) {
        planned = engine.play(planned, Command.of(ready, "unready")).game();
      }
      int which = Math.max(0, random.below(8) - 5);
      planned =
          engine
              .play(
                  planned,
                  GreedyPlayer.dial(
                      plan.ship(),
                      plan.maneuvers().get(Math.min(which, plan.maneuvers().size() - 1))))
              .game();
    }
    return planned;
  }
}
