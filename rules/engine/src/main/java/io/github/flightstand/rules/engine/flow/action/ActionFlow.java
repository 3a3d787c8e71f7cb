package io.github.flightstand.rules.engine.flow.action;

import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.flow.Bar;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Expansions;
import io.github.flightstand.rules.engine.flow.Reposition;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.flow.piece.Bombs;
import io.github.flightstand.rules.engine.flow.piece.Rolling;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/** A ship's action: on its bar, not yet done this round, always voluntary (000-006 to -015). */
public final class ActionFlow {

  private static final List<String> BOOSTS = List.of("boost:straight", "boost:left", "boost:right");
  private static final List<String> LOCKS = List.of("lock", "lock:fore", "lock:aft");

  private static final List<Action> ALL = List.of(Action.values());

  static final String PASS = "pass";

  private static List<Action> bar(State state, ShipState ship, RulesContext context) {
    return context
        .cards()
        .value(Value.ACTIONS, state, ship, ship.card().actions(), ValueQuery.PLAIN);
  }

  /**
   * Asks for a ship's action; {@code free} are those granted whatever the bar shows (000-013), as
   * {@link Effect.FreeAction} has them; any if empty.
   */
  public static void ask(
      State state, ShipState ship, Optional<List<String>> free, DecisionCollector asking) {
    asking.put(
        Kind.ACTION,
        ship,
        options -> {
          options.offer(Option.of(PASS));
          boolean ofBar = grants(free, Effect.FreeAction.BAR);
          Expansions expansions = asking.context().expansions();
          if (ofBar && expansions.any(one -> one.offerActions(state, ship, asking, options))) {
            return;
          }
          List<Action> bar = ofBar ? bar(state, ship, asking.context()) : List.of();
          for (Action action : ALL) {
            boolean granted =
                bar.contains(action) || (free.isPresent() && grants(free, action.word()));
            if (granted || options.explaining()) {
              for (String key : keys(action, state, ship, asking.context())) {
                if (options.wants(key)) {
                  offer(state, ship, free, granted, action, key, asking, options);
                }
              }
            }
          }
          if (expansions.any(one -> one.noAction(state, ship, Optional.empty()).isPresent())) {
            return;
          }
          boolean bombs = grants(free, Effect.FreeAction.UPGRADES);
          if (bombs || options.explaining()) {
            offerBombs(state, ship, bombs, asking, options);
          }
          CardActions.offer(state, ship, free, card -> true, asking, options);
        });
  }

  /** Tests whether an action, or a kind of actions, is among those granted. */
  static boolean grants(Optional<List<String>> free, String action) {
    return free.isEmpty() || free.get().contains(action);
  }

  /** Dropping a bomb is its card's action, which other cards may forbid (000-008, -080). */
  private static void offerBombs(
      State state,
      ShipState ship,
      boolean granted,
      DecisionCollector asking,
      DecisionCollector.Options options) {
    Bombs.offer(
        asking.context(),
        state,
        ship,
        Bomb.Window.ACTION,
        key -> {
          if (!granted) {
            forbidUngranted(key, key, options);
          }
          return granted
              && !forbidden(state, ship, key, key, Optional.of(CardKind.BOMB), asking, options);
        },
        options);
  }

  /** States that a free action is not among those that a card grants. */
  static void forbidUngranted(String key, String action, DecisionCollector.Options options) {
    options.forbid(key, "000-007", "'" + action + "' is not among the free actions");
  }

  /** Tests whether an action was already done or a card forbids it, and records which. */
  public static boolean forbidden(
      State state,
      ShipState ship,
      String key,
      String name,
      Optional<CardKind> of,
      DecisionCollector asking,
      DecisionCollector.Options options) {
    if (ship.actions().contains(name)) {
      options.forbid(key, "000-011", "'" + name + "' was done this round, expected another action");
      return true;
    }
    if (asking.context().cards().silent(Value.MAY_ACT, state, ship)) {
      return false;
    }
    Optional<Card> forbidding =
        asking.context().cards().forbidding(Value.MAY_ACT, state, ship, ValueQuery.about(name, of));
    forbidding.ifPresent(
        card ->
            options.forbid(
                key,
                "000-003",
                "the card '" + card.name() + "' forbids the action '" + name + "'"));
    return forbidding.isPresent();
  }

  private static List<String> keys(
      Action action, State state, ShipState ship, RulesContext context) {
    return action == Action.BARREL_ROLL
        ? Reposition.rolls(Rolling.template(context, state, ship, action.word()))
        : keys(action);
  }

  /** Returns the keys of an action's options, without cards. */
  public static List<String> keys(Action action) {
    return switch (action) {
      case BOOST -> BOOSTS;
      case BARREL_ROLL -> Reposition.rolls(TemplateKind.STRAIGHT);
      case LOCK -> LOCKS;
      default -> List.of(action.word());
    };
  }

  private static void offer(
      State state,
      ShipState ship,
      Optional<List<String>> free,
      boolean granted,
      Action action,
      String key,
      DecisionCollector asking,
      DecisionCollector.Options options) {
    if (free.isPresent() && !granted) {
      forbidUngranted(key, action.word(), options);
      return;
    }
    if (!granted) {
      options.forbid(key, "000-008", "'" + action.word() + "' is not on the ship's action bar");
      return;
    }
    Optional<Bar> bar =
        asking.context().expansions().first(one -> one.noAction(state, ship, Optional.of(action)));
    if (bar.isPresent()) {
      options.forbid(key, bar.get().clause(), bar.get().message());
      return;
    }
    if (forbidden(state, ship, key, action.word(), Optional.empty(), asking, options)) {
      return;
    }
    switch (action) {
      case FOCUS, EVADE -> options.offer(Option.of(key));
      case LOCK -> Locking.offer(state, ship, key, asking, options);
      case COORDINATE -> Coordination.offer(state, ship, asking, options);
      case RECOVER, REINFORCE ->
          options.forbid(key, "002-014", "'" + action.word() + "' is an action of huge ships");
      case CLOAK -> {
        if (ship.cloaked()) {
          options.forbid(key, "000-185", "a ship that has a cloak token takes no other");
        } else {
          options.offer(Option.of(key));
        }
      }
      case BOOST, BARREL_ROLL ->
          Rolling.offer(asking, options, state, ship, key, "000-093", "000-095");
    }
  }

  /** Returns the action that a key begins with. */
  public static Action action(String key) {
    int colon = key.indexOf(':');
    return Action.ofWord(colon < 0 ? key : key.substring(0, colon)).orElseThrow();
  }

  /**
   * Passes, or takes the action of a card or an expansion, as ships and sections both do; returns
   * whether the command was one of these.
   */
  public static boolean offTheBar(Transition play, String id, Command command) {
    if (command.key().equals(PASS)) {
      play.happen(new Skipped(id, Skipped.Chance.ACTION, Skipped.Reason.PASSED));
    } else if (CardActions.includes(command.key())) {
      CardActions.act(play, id, command);
    } else {
      return play.context().expansions().any(one -> one.acts(play, id, command));
    }
    return true;
  }

  /** Returns what is wrong with a roll's template, if anything is. */
  public static Optional<Refusal> refusal(
      RulesContext context, State state, ShipState ship, Command command) {
    if (command.template().isEmpty()) {
      return Optional.empty();
    }
    Optional<String> own = context.expansions().first(one -> one.ownAction(command.key()));
    if (own.isPresent()) {
      return Optional.of(
          Refusal.of("template", "'template' does not belong to " + own.get() + ", expected none"));
    }
    return Rolling.templateRefusal(context, state, ship, command);
  }

  public static void act(Transition play, String id, Command command) {
    String key = command.key();
    if (offTheBar(play, id, command)) {
      return;
    }
    if (Bombs.includes(key)) {
      play.happen(new MoveEvent.Acted(id, key));
      play.open(Window.AFTER_ACTION, Optional.of(id));
      Bombs.drop(play, id, command);
      return;
    }
    Action action = action(key);
    play.happen(new MoveEvent.Acted(id, action.word()));
    play.open(Window.AFTER_ACTION, Optional.of(id));
    switch (action) {
      case FOCUS -> Proposals.gain(play, id, TokenType.FOCUS, 1);
      case EVADE -> Proposals.gain(play, id, TokenType.EVADE, 1);
      case CLOAK -> Proposals.gain(play, id, TokenType.CLOAK, 1);
      case LOCK -> Locking.lock(play, id, command);
      case COORDINATE -> Coordination.act(play, id, command.value().orElseThrow());
      case RECOVER, REINFORCE ->
          throw new IllegalStateException("only sections of huge ships are offered " + key);
      case BOOST, BARREL_ROLL -> Rolling.move(play, play.ship(id), command);
    }
  }
}
