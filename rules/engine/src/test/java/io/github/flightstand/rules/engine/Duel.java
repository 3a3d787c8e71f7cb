package io.github.flightstand.rules.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.CardEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A small game that a test plays by hand, dice and cards included. Side A has initiative. */
final class Duel {

  private static final Dial DIAL = Dial.parse("1FG 2FG 3FW 4FW 1BW 1NW 3KR 4KR");

  private final Engine engine;
  private final List<Event> events = new ArrayList<>();
  private State state;

  /** A ship on its place; small, with every action and a front arc. */
  record Fighter(ShipCard card, Pose pose) {

    /** Returns it with cards. */
    Fighter with(String... cards) {
      return new Fighter(card.toBuilder().cards(List.of(cards)).build(), pose);
    }

    /** Returns it with secondary weapons. */
    Fighter with(Weapon... weapons) {
      return new Fighter(card.toBuilder().weapons(List.of(weapons)).build(), pose);
    }
  }

  /** Describes a ship. */
  static Fighter fighter(
      String id,
      String seat,
      int skill,
      int attack,
      int agility,
      int hull,
      int shields,
      Pose pose) {
    ShipCard card =
        ShipCard.builder(id, seat, DIAL)
            .skill(skill)
            .attack(attack)
            .agility(agility)
            .hull(hull)
            .shields(shields)
            .points(20)
            .actions(List.of(Action.values()))
            .build();
    return new Fighter(card, pose);
  }

  /** Returns a card that a test gives abilities to. */
  static Card.Builder elite(String id) {
    return Card.of(id, CardKind.ELITE);
  }

  /** Returns a card that does something at a moment. */
  static Card must(String id, Window moment, Predicate<CardContext> when, Card.Does does) {
    return elite(id).must(moment, when, does).build();
  }

  /** Returns a card that does something at a moment, whatever it is about. */
  static Card must(String id, Window moment, Card.Does does) {
    return must(id, moment, Duel::always, does);
  }

  /** Returns a card by which effects come at a moment, whatever it is about. */
  static Card must(String id, Window moment, Effect... effects) {
    return must(id, moment, now -> List.of(effects));
  }

  /** Returns a card that may do something at a moment, whatever it is about. */
  static Card may(String id, Window moment, Card.Does does) {
    return may(id, moment, Duel::always, does);
  }

  /** Returns a card by which its ship must take a token at a moment, whatever it is about. */
  static Card takes(String id, Window moment, TokenType token) {
    return takes(id, moment, Duel::always, token);
  }

  /** Returns a card that forbids something. */
  static Card forbids(String id, Value<CardRuling> value) {
    return elite(id).modify(value, (now, ruling) -> CardRuling.FORBIDS).build();
  }

  /** Returns a card that permits something. */
  static Card permits(String id, Value<CardRuling> value) {
    return elite(id).modify(value, (now, ruling) -> CardRuling.PERMITS).build();
  }

  /** Returns a card that may do something at a moment. */
  static Card may(String id, Window moment, Predicate<CardContext> when, Card.Does does) {
    return elite(id).may(moment, when, does).build();
  }

  /** Returns a card by which its ship must take a token at a moment. */
  static Card takes(String id, Window moment, Predicate<CardContext> when, TokenType token) {
    return must(id, moment, when, now -> List.of(now.gain(token, 1)));
  }

  /** When an ability has no condition. */
  static boolean always(CardContext now) {
    return true;
  }

  /** Returns a ship of A's that moves before {@link #blue} and has it in its arc at range 3. */
  static Fighter red(String... cards) {
    return fighter("red", "A", 5, 3, 2, 4, 0, Pose.at(400, 300, 90)).with(cards);
  }

  /** Returns a ship of B's. */
  static Fighter blue(String... cards) {
    return fighter("blue", "B", 3, 3, 2, 4, 0, Pose.at(400, 650, 270)).with(cards);
  }

  /** Begins such a game and plays it, with no actions, until combat. */
  static Duel combat(List<Card> cards, Fighter... fighters) {
    return of(cards, fighters).plan("1FG").passActions();
  }

  /** Begins a game. */
  Duel(Rules rules, List<Seat> seats, Fighter... fighters) {
    this(DamageDecks.cards(), rules, seats, fighters);
  }

  /** Begins a game with some cards. */
  Duel(CardSet cards, Rules rules, List<Seat> seats, Fighter... fighters) {
    engine = new Engine(cards);
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    for (Fighter fighter : fighters) {
      table.ship(
          new Ship(
              fighter.card().id(),
              rules.movement().parts().base(fighter.card().base()),
              fighter.pose()));
    }
    Step step =
        engine.start(
            Setup.builder(rules, seats)
                .ships(List.of(fighters).stream().map(Fighter::card).toList())
                .table(table.build())
                .initiative("A")
                .build());
    state = step.state();
  }

  /** Begins a game of A against B. */
  static Duel of(Rules rules, Fighter... fighters) {
    return new Duel(rules, List.of(new Seat("A", "A"), new Seat("B", "B")), fighters);
  }

  /** Begins a game of A against B with more cards than those of the box. */
  static Duel of(List<Card> cards, Fighter... fighters) {
    return new Duel(
        DamageDecks.cards().with(cards),
        Rules.standard(),
        List.of(new Seat("A", "A"), new Seat("B", "B")),
        fighters);
  }

  Engine engine() {
    return engine;
  }

  State state() {
    return state;
  }

  ShipState ship(String id) {
    return state.ship(id);
  }

  /** Returns how many tokens of a kind a ship has. */
  int tokens(String ship, TokenType token) {
    return ship(ship).tokens().of(token);
  }

  List<Event> events() {
    return events;
  }

  List<Decision> pending() {
    return engine.pending(state);
  }

  Outcome outcome(Command command) {
    return engine.apply(state, command);
  }

  /** Returns why a command that has to be illegal is refused. */
  Refusal refusal(Command command) {
    return ((Outcome.Refused) outcome(command)).refusal();
  }

  /** Returns the cards that took effect, in order. */
  List<String> triggered() {
    return events.stream()
        .filter(CardEvent.Triggered.class::isInstance)
        .map(event -> ((CardEvent.Triggered) event).card())
        .toList();
  }

  /** Carries out a command that has to be legal. */
  Duel play(Command command) {
    Outcome outcome = outcome(command);
    assertTrue(outcome instanceof Outcome.Done, outcome::toString);
    Step step = ((Outcome.Done) outcome).step();
    state = step.state();
    events.addAll(step.events());
    return this;
  }

  /** Lets red attack blue, and roll. */
  Duel attack(String dice) {
    return play("attack:red", "primary:front", "blue").play("attackDice:red", dice);
  }

  Duel play(String decision, String key) {
    return play(Command.of(decision, key));
  }

  Duel play(String decision, String key, String value) {
    return play(Command.of(decision, key).withValue(value));
  }

  /** Changes what lies beside a ship. */
  Duel with(String ship, UnaryOperator<ShipState> change) {
    state = state.with(change.apply(state.ship(ship)));
    return this;
  }

  /** Changes the state. */
  Duel with(UnaryOperator<State> change) {
    state = change.apply(state);
    return this;
  }

  /** Sets every dial to that maneuver and lets everybody be ready. */
  Duel plan(String maneuver) {
    for (ShipState ship : state.ships()) {
      if (ship.inPlay()) {
        play("dial:" + ship.id(), "dial", maneuver);
      }
    }
    for (Decision decision : pending()) {
      if (decision.option("ready").isPresent()) {
        play(decision.id(), "ready");
      }
    }
    return this;
  }

  /** Passes every action until something else is to be decided. */
  Duel passActions() {
    return passWhile(decision -> decision.id().startsWith("action:"));
  }

  private Duel passWhile(Predicate<Decision> passed) {
    while (!pending().isEmpty() && passed.test(pending().get(0))) {
      play(pending().get(0).id(), "pass");
    }
    return this;
  }
}
