package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.DecisionJson;
import io.github.flightstand.protocol.json.GameFigures;
import io.github.flightstand.protocol.json.GameJson;
import io.github.flightstand.protocol.json.ViewJson;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.State;

/** {@code view} and {@code sample}: what a player may know, and whole games that fit it. */
final class ViewOperations {

  private final CardSet cards;

  ViewOperations(CardSet cards) {
    this.cards = cards;
  }

  /** Asks what a player may know of a game. */
  record ViewQuery(GameJson game, String player) {}

  /** What a player may know of a game. */
  record ViewResult(ViewJson<DecisionJson> view) {}

  /**
   * Asks for a whole game that has a view.
   *
   * @param view a view; its decisions are not looked at, the rest tells them
   * @param seed what is drawn, and what the game draws later, hangs on it alone
   */
  record SampleQuery(ViewJson<JsonText> view, long seed) {}

  /**
   * A game that has the view. Each hidden dial is any of the maneuvers that may be set on it, all
   * with the same probability.
   */
  record SampleResult(GameFigures game) {}

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
    try {
      return new SampleResult(
          GameFigures.of(Engine.sample(query.asked().view().view(), cards, query.asked().seed())));
    } catch (IllegalArgumentException contradiction) {
      throw FaultException.badValue("/view", "'view': " + contradiction.getMessage());
    }
  }
}
