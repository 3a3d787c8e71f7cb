package io.github.flightstand.rules.engine.expansion.huge;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.action.ActionFlow;
import io.github.flightstand.rules.engine.flow.action.CardActions;
import io.github.flightstand.rules.engine.flow.action.Coordination;
import io.github.flightstand.rules.engine.flow.action.Locking;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/**
 * The action of a huge ship's section: one on the bar that its card shows now and that the ship has
 * not done this round, always voluntary (002-013 to -020, -022). Crippled sections are not
 * reinforced, because they cannot be attacked (the project's choice).
 */
final class SectionActions {

  /** Asks for a section's action; those of expansions come with the last section. */
  static void ask(
      State state, ShipState ship, SectionState section, boolean last, DecisionCollector asking) {
    asking.put(
        Kind.ACTION,
        ship.id() + Sections.suffix(section.section()),
        ship.seat(),
        Optional.of(ship.id()),
        options -> {
          options.offer(Option.of("pass"));
          if (last) {
            asking
                .context()
                .expansions()
                .each(one -> one.offerActions(state, ship, asking, options));
          }
          for (Action action : HugeCard.ACTIONS) {
            offer(state, ship, section, action, asking, options);
          }
          CardActions.offer(
              state, ship, Optional.empty(), card -> belongs(ship, section, card), asking, options);
          asking.context().cards().of(state, ship).stream()
              .filter(card -> !belongs(ship, section, card.ref()))
              .flatMap(card -> card.card().actions().stream())
              .forEach(
                  action ->
                      options.forbid(
                          CardActions.KEY + action.name(),
                          "002-013",
                          "the card '" + action.name() + "' is not the section's"));
        });
  }

  /** Tests whether a card belongs to a section or to the whole ship (002-013). */
  private static boolean belongs(ShipState ship, SectionState section, CardRef card) {
    if (card.place() != CardRef.Place.HELD) {
      return card.section().equals(section.section());
    }
    HugeCard huge = ship.card().huge().orElseThrow();
    return huge.sections().stream()
        .filter(other -> huge.places(other.section(), ship.cards()).contains(card.index()))
        .allMatch(other -> other.section().equals(section.section()));
  }

  private static void offer(
      State state,
      ShipState ship,
      SectionState section,
      Action action,
      DecisionCollector asking,
      DecisionCollector.Options options) {
    List<String> keys = ActionFlow.keys(action);
    if (!ship.actions(section).contains(action)) {
      keys.forEach(
          key ->
              options.forbid(
                  key, "002-013", "'" + action.word() + "' is not on the section's action bar"));
      return;
    }
    for (String key : keys) {
      if (ActionFlow.forbidden(
          state, ship, key, action.word(), Optional.empty(), asking, options)) {
        return;
      }
    }
    switch (action) {
      case RECOVER -> options.offer(Recovery.option(ship));
      case REINFORCE -> options.offer(reinforcing(ship));
      case LOCK -> keys.forEach(key -> Locking.offer(state, ship, key, asking, options));
      case COORDINATE -> Coordination.offer(state, ship, asking, options);
      case FOCUS, EVADE, BOOST, BARREL_ROLL, CLOAK -> throw notOfSections(action);
    }
  }

  private static Option reinforcing(ShipState ship) {
    String key = Action.REINFORCE.word();
    return ship.sections().size() == 1
        ? Option.of(key)
        : Option.of(
            key,
            ship.working().stream()
                .flatMap(section -> section.section().stream())
                .map(SectionName::word)
                .toList());
  }

  static void act(Transition play, String id, Command command) {
    if (ActionFlow.offTheBar(play, id, command)) {
      return;
    }
    Action action = ActionFlow.action(command.key());
    play.happen(new MoveEvent.Acted(id, action.word()));
    play.open(Window.AFTER_ACTION, Optional.of(id));
    switch (action) {
      case RECOVER -> Recovery.act(play, id, command);
      case REINFORCE ->
          play.happen(new SectionEvent.Reinforced(id, command.value().map(Sections::ofWord)));
      case LOCK -> Locking.lock(play, id, command);
      case COORDINATE -> Coordination.act(play, id, command.value().orElseThrow());
      case FOCUS, EVADE, BOOST, BARREL_ROLL, CLOAK -> throw notOfSections(action);
    }
  }

  private static IllegalStateException notOfSections(Action action) {
    return new IllegalStateException("no section of a huge ship is offered " + action.word());
  }
}
