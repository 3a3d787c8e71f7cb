package io.github.flightstand.protocol.operation;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.DecisionJson;
import io.github.flightstand.protocol.json.GameFigures;
import io.github.flightstand.protocol.json.GameJson;
import io.github.flightstand.protocol.json.Seed;
import io.github.flightstand.protocol.json.ViewJson;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** {@code view} and {@code sample}: what a player may know, and whole games that fit it. */
record ViewOperations(CardSet cards) {

  /**
   * Asks for one player's knowledge of a game.
   *
   * @param game the game, or the name under which it is kept
   * @param player the player
   */
  record ViewQuery(GameJson game, String player) {}

  /**
   * The player's knowledge.
   *
   * @param view the view; two games that differ only in what is hidden have the same one
   */
  record ViewResult(ViewJson<DecisionJson> view) {}

  /**
   * Draws a whole game that fits a view, from everything that may be true of what the view hides.
   *
   * @param view a view as it came out; its decisions are ignored
   * @param seed a number or a text, which alone determines what is drawn, now and later in the game
   */
  record SampleQuery(ViewJson<JsonText> view, Seed seed) {}

  /**
   * A game that has the view.
   *
   * @param game the game
   * @param support the values that could be drawn; those of the true game are among them
   */
  record SampleResult(GameFigures game, Support support) {}

  /**
   * The values that the hidden parts of the view may have. The faces of unseen damage cards are
   * those of the decks' pools, which the view has.
   *
   * @param dials the codes of the maneuvers that a hidden dial may show, by its ship
   * @param points the fewest and the most points of a hidden combat card
   */
  record Support(Map<String, List<String>> dials, List<Integer> points) {

    private static Support of(View.Support support) {
      Map<String, List<String>> dials = new TreeMap<>();
      support
          .dials()
          .forEach((ship, on) -> dials.put(ship, on.stream().map(Maneuver::code).toList()));
      return new Support(dials, List.of(support.fewestPoints(), support.mostPoints()));
    }
  }

  Operation<ViewQuery, ViewResult> view() {
    return new Operation<>(ViewQuery.class, ViewResult.class, this::view);
  }

  private ViewResult view(Query<ViewQuery> query) {
    query.inTableFrame();
    State state = GameOperations.game(query.asked().game(), cards).state();
    String player = query.asked().player();
    GameOperations.checkPlays(state, player, Pointer.of("/player"));
    return new ViewResult(ViewJson.of(new Engine(cards).view(state, player)));
  }

  Operation<SampleQuery, SampleResult> sample() {
    return new Operation<>(SampleQuery.class, SampleResult.class, this::sample);
  }

  private SampleResult sample(Query<SampleQuery> query) {
    query.inTableFrame();
    View view = query.asked().view().view();
    return new SampleResult(
        GameFigures.of(sampled(view, cards, query.asked().seed()), Optional.empty()),
        Support.of(view.support()));
  }

  /** Returns a whole game that has the query's view. */
  static Game sampled(View view, CardSet cards, Seed seed) {
    try {
      return Engine.sample(view, cards, seed.text());
    } catch (IllegalArgumentException contradiction) {
      throw FaultException.badValue("/view", "'view': " + contradiction.getMessage());
    }
  }
}
