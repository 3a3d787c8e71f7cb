package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * A player that searches the game of setting dials at once. Both sides' plans are weighed against
 * each other in quick sketches of the round; the others are believed to mix theirs as that game's
 * equilibrium says. Own dials and actions are then played out, as a player that looks ahead does,
 * in games drawn from that belief.
 */
final class SearchPlayer extends PlanningPlayer {

  /** The most answers that each side adds to its plans. */
  private static final int ANSWERS = 4;

  /** Creates a player of games with these cards that computes as much as the budget says. */
  SearchPlayer(CardSet cards, Budget budget) {
    super(cards, budget);
  }

  @Override
  Plan planned(View view, BooleanSupplier stopped, Generator random) {
    Expectation greed = Expectation.whilePlanning(playout(), view, random.below(SEEDS));
    SortedMap<String, Maneuver> greedy =
        DialSearch.greedy(playout(), view, greed.likeliest(playout(), 0));
    DialGame game =
        new DialGame(
            new Sketch(tools(view), view),
            ours(view),
            theirs(view, greed),
            greedy,
            new TreeMap<>(greed.dials()));
    game.play(ANSWERS, stopped);
    MixedDials believed = new MixedDials(greed.view(), game.mixture());
    List<SortedMap<String, Maneuver>> plans =
        game.plans().stream().map(one -> one.choice()).toList();
    return new Plan(
        view.open().round(),
        new DialSearch(playout(), view, believed, stopped, random).best(plans, games(), random),
        believed);
  }

  private static SortedMap<String, List<Maneuver>> ours(View view) {
    SortedMap<String, List<Maneuver>> ours = new TreeMap<>();
    Scene scene = Scene.of(view);
    DialSearch.settable(view)
        .forEach((id, maneuvers) -> ours.put(id, unstressed(scene.ship(id), maneuvers)));
    return ours;
  }

  private static SortedMap<String, List<Maneuver>> theirs(View view, Expectation greed) {
    SortedMap<String, List<Maneuver>> theirs = new TreeMap<>();
    for (ShipState rival : Scene.of(view).rivals()) {
      if (greed.dials().containsKey(rival.id())) {
        theirs.put(rival.id(), unstressed(rival, rival.card().dial().maneuvers()));
      }
    }
    return theirs;
  }

  /** Leaves out red maneuvers if a ship is stressed: its opponent would pick another. */
  private static List<Maneuver> unstressed(ShipState ship, List<Maneuver> maneuvers) {
    List<Maneuver> allowed = new ArrayList<>(maneuvers);
    if (ship.tokens().of(TokenType.STRESS) > 0) {
      allowed.removeIf(maneuver -> maneuver.difficulty() == Difficulty.RED);
    }
    return allowed.isEmpty() ? maneuvers : allowed;
  }
}
