package io.github.flightstand.rules.engine.flow.action;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.flow.Abilities;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Card.CardAction;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The actions of cards, each named by its card and done once a round (000-008, -012, -014). */
public final class CardActions {

  /** The prefix of the key of a card's action. */
  public static final String KEY = "card:";

  /** Offers the actions of those of a ship's cards that {@code which} accepts. */
  public static void offer(
      State state,
      ShipState ship,
      Optional<List<String>> free,
      Predicate<CardRef> which,
      DecisionCollector asking,
      DecisionCollector.Options options) {
    for (Cards.InForce card : asking.context().cards().of(state, ship)) {
      if (!which.test(card.ref())) {
        continue;
      }
      for (CardAction action : card.card().actions()) {
        String key = KEY + action.name();
        if (!ActionFlow.grants(free, action.name()) && !grants(free, card.card())) {
          ActionFlow.forbidUngranted(key, action.name(), options);
        } else if (options.wants(key)
            && !options.offers(key)
            && !ActionFlow.forbidden(
                state, ship, key, action.name(), offeredBy(card.card()), asking, options)
            && Cards.guarded(
                card.card(),
                () ->
                    action
                        .when()
                        .test(
                            asking
                                .context()
                                .cards()
                                .situation(state, card.ref(), Optional.of(ship.id()))))) {
          options.offer(Option.of(key));
        }
      }
    }
  }

  /** Tests whether the free actions include those of a card: of a bar's icon, or of an upgrade. */
  private static boolean grants(Optional<List<String>> free, Card card) {
    return switch (card.kind()) {
      case SHIP -> ActionFlow.grants(free, Effect.FreeAction.BAR);
      case PILOT, CONDITION, DAMAGE, MISSION -> false;
      default -> ActionFlow.grants(free, Effect.FreeAction.UPGRADES);
    };
  }

  private static Optional<CardKind> offeredBy(Card card) {
    return Optional.of(card.kind()).filter(kind -> kind != CardKind.SHIP);
  }

  /** Tests whether a key is that of a card's action. */
  public static boolean includes(String key) {
    return key.startsWith(KEY);
  }

  public static void act(Transition play, String id, Command command) {
    String name = command.key().substring(KEY.length());
    for (Cards.InForce card : play.context().cards().of(play.state(), play.ship(id))) {
      for (CardAction action : card.card().actions()) {
        if (action.name().equals(name)) {
          play.happen(new MoveEvent.Acted(id, name));
          play.open(Window.AFTER_ACTION, Optional.of(id));
          Abilities.resolve(play, Optional.of(id), card, action.then(), CardAnswer.use());
          return;
        }
      }
    }
  }
}
