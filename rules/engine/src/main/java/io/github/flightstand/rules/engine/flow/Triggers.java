package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Card.React;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.AbilityRef;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The abilities of the cards in play that have a reason to take effect at a moment (003-045). */
public final class Triggers {

  private final Cards cards;

  public Triggers(Cards cards) {
    this.cards = cards;
  }

  /** An ability that has a reason to take effect, and the ways to use it. */
  public record Trigger(Cards.InForce by, int ability, React react, List<Option> options) {

    public AbilityRef use() {
      return new AbilityRef(by.ref(), ability);
    }

    /** Tests whether there is nothing to choose. */
    public boolean plain() {
      return options.size() == 1 && options.get(0).domain() instanceof Domain.None;
    }
  }

  /** Tests in short whether any card in play may take effect; the agenda does not matter. */
  boolean mayListen(State state, Window window) {
    return state.mission().isPresent()
        || (cards.set().listens(window) && !cards.withText(state).isEmpty());
  }

  /** Tests whether any card in play can take effect at a moment. */
  public boolean listens(State state, Window window) {
    List<Card> rules = cards.rules(state);
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).windows().contains(window)) {
        return true;
      }
    }
    return cards.set().listens(window) && anyListens(state, window);
  }

  private boolean anyListens(State state, Window window) {
    List<ShipState> texts = cards.withText(state);
    for (int i = 0; i < texts.size(); i++) {
      List<Cards.InForce> inForce = cards.of(state, texts.get(i));
      for (int k = 0; k < inForce.size(); k++) {
        if (inForce.get(k).card().windows().contains(window)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the mission's first rule in printed order with a reason at a moment (003-045). */
  public Optional<Trigger> rule(
      State state, Window window, Optional<String> subject, List<AbilityRef> done) {
    List<Card> all = cards.rules(state);
    for (int i = 0; i < all.size(); i++) {
      List<Trigger> triggers = new ArrayList<>();
      Cards.InForce rule = new Cards.InForce(CardRef.mission(i), all.get(i));
      trigger(state, window, subject, rule, done, triggers);
      if (!triggers.isEmpty()) {
        return Optional.of(triggers.get(0));
      }
    }
    return Optional.empty();
  }

  /** Returns the abilities of a player's cards that have a reason to take effect at a moment. */
  public List<Trigger> of(
      State state, Window window, Optional<String> subject, String seat, List<AbilityRef> done) {
    List<Trigger> triggers = new ArrayList<>();
    for (ShipState ship : state.ships()) {
      if (ship.seat().equals(seat)) {
        triggers.addAll(of(state, window, subject, ship, done));
      }
    }
    return triggers;
  }

  /** Returns the abilities of a ship's cards that have a reason to take effect at a moment. */
  public List<Trigger> of(
      State state, Window window, Optional<String> subject, ShipState ship, List<AbilityRef> done) {
    if (!cards.set().listens(window) || !Cards.hasText(ship)) {
      return List.of();
    }
    List<Trigger> triggers = new ArrayList<>();
    for (Cards.InForce card : cards.of(state, ship)) {
      trigger(state, window, subject, card, done, triggers);
    }
    return triggers;
  }

  /** Returns the abilities of one card that have a reason to take effect at a moment. */
  public List<Trigger> of(
      State state, Window window, Optional<String> subject, Cards.InForce card) {
    List<Trigger> triggers = new ArrayList<>();
    trigger(state, window, subject, card, List.of(), triggers);
    return triggers;
  }

  private void trigger(
      State state,
      Window window,
      Optional<String> subject,
      Cards.InForce card,
      List<AbilityRef> done,
      List<Trigger> into) {
    if (RemoteScope.spares(state, window, card.ref(), card.card().kind())) {
      return;
    }
    List<React> reacts = card.card().reacts();
    for (int i = 0; i < reacts.size(); i++) {
      React react = reacts.get(i);
      if (react.window() != window || done.contains(new AbilityRef(card.ref(), i))) {
        continue;
      }
      CardContext now = cards.situation(state, card.ref(), subject);
      List<Option> options =
          Cards.guarded(
              card.card(),
              () -> react.when().test(now) ? react.options().apply(now) : List.<Option>of());
      if (!options.isEmpty()) {
        into.add(new Trigger(card, i, react, options));
      }
    }
  }
}
