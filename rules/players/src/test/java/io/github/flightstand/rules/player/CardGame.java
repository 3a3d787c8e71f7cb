package io.github.flightstand.rules.player;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Outcome;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.function.UnaryOperator;

/** A's red and B's blue, nose to nose at range 3, one of them with a card of the test's. */
final class CardGame {

  private final Engine engine;
  private State state;

  /** Begins such a game, whose dials are not set yet; {@code bearer} has all the cards. */
  CardGame(List<Card> cards, String bearer) {
    engine = new Engine(DamageDecks.cards().with(cards));
    Rules rules = Rules.standard();
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    for (Ship ship :
        List.of(
            new Ship("red", rules.movement().parts().base(BaseSize.SMALL), Pose.at(400, 300, 90)),
            new Ship(
                "blue", rules.movement().parts().base(BaseSize.SMALL), Pose.at(400, 650, 270)))) {
      table.ship(ship);
    }
    List<String> ids = cards.stream().map(Card::id).toList();
    state =
        engine
            .start(
                Setup.builder(rules, List.of(new Seat("A", "A"), new Seat("B", "B")))
                    .ships(
                        List.of(
                            ship("red", "A", 5, bearer.equals("red") ? ids : List.of()),
                            ship("blue", "B", 3, bearer.equals("blue") ? ids : List.of())))
                    .table(table.build())
                    .initiative("A")
                    .build())
            .state();
  }

  /** Begins a game and plays it, with no actions, until combat. */
  static CardGame combat(List<Card> cards, String bearer) {
    CardGame game = new CardGame(cards, bearer).plan();
    while (game.pending().get(0).id().startsWith("action:")) {
      game.play(Command.of(game.pending().get(0).id(), "pass"));
    }
    return game;
  }

  private static ShipCard ship(String id, String seat, int skill, List<String> cards) {
    return ShipCard.builder(id, seat, Dial.parse("1FG 2FG 3FW 4FW 1BW 1NW 3KR 4KR"))
        .skill(skill)
        .attack(3)
        .agility(2)
        .hull(4)
        .points(20)
        .actions(List.of(Action.values()))
        .cards(cards)
        .build();
  }

  /** Returns a card that the test gives abilities to. */
  static Card.Builder elite(String id) {
    return Card.of(id, CardKind.ELITE);
  }

  List<Decision> pending() {
    return engine.pending(state);
  }

  State state() {
    return state;
  }

  /** Returns what the player who is asked sees. */
  View view() {
    return engine.view(state, Match.whoseTurn(pending()));
  }

  CardGame with(UnaryOperator<State> change) {
    state = change.apply(state);
    return this;
  }

  /** Carries out a command that has to be legal. */
  CardGame play(Command command) {
    Outcome outcome = engine.apply(state, command);
    assertTrue(outcome instanceof Outcome.Done, outcome::toString);
    state = ((Outcome.Done) outcome).step().state();
    return this;
  }

  /** Sets both dials to a green straight 1 and lets both players be ready. */
  CardGame plan() {
    play(Command.of("dial:red", "dial").withValue("1FG"));
    play(Command.of("dial:blue", "dial").withValue("1FG"));
    for (Decision decision : pending()) {
      if (decision.option("ready").isPresent()) {
        play(Command.of(decision.id(), "ready"));
      }
    }
    return this;
  }
}
