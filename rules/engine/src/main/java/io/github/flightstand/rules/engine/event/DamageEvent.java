package io.github.flightstand.rules.engine.event;

import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/** Shields and damage cards of small and large ships (000, heading on damage). */
public sealed interface DamageEvent extends Event {

  /**
   * A ship lost a shield to damage.
   *
   * @param ship the ship
   * @param critical whether it was critical damage, which has no further effect then (000-133)
   */
  record ShieldLost(String ship, boolean critical) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return state.with(now.withShields(now.shields() - 1));
    }
  }

  /**
   * A ship recovered a shield.
   *
   * @param ship the ship
   */
  record ShieldGained(String ship) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return state.with(now.withShields(now.shields() + 1));
    }
  }

  /**
   * A damage card was dealt.
   *
   * @param ship the ship
   * @param standIn whether it stands in for one, since deck and discard pile are empty (000-144)
   * @param face what it is, if it was dealt face up
   */
  record Dealt(String ship, boolean standIn, Optional<String> face) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      int which = state.deckOf(now);
      DeckState deck = state.decks().get(which);
      if (standIn) {
        DealtCard none = new DealtCard(Optional.empty(), Optional.empty());
        return state.with(now.withDamage(CardLists.with(now.damage(), none)));
      }
      int pool = deck.current();
      DeckState dealt = deck.dealt();
      return state
          .with(
              now.withDamage(CardLists.with(now.damage(), new DealtCard(Optional.of(pool), face))))
          .withDeck(which, face.isPresent() ? dealt.seen(pool, face.get()) : dealt);
    }
  }

  /**
   * A face-down damage card was turned up, which is no dealing (000-139).
   *
   * @param ship the ship
   * @param card the card's place among the ship's damage cards
   * @param face what it is
   */
  record TurnedUp(String ship, int card, String face) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      int which = state.deckOf(now);
      DeckState deck = state.decks().get(which);
      return state
          .with(now.withDamage(CardLists.changed(now.damage(), card, down -> down.turnedUp(face))))
          .withDeck(which, CardLists.seen(deck, now.damage().get(card), face));
    }
  }

  /**
   * A face-up damage card was turned down; all have seen what it is.
   *
   * @param ship the ship
   * @param card the card's place among the ship's damage cards
   */
  record TurnedDown(String ship, int card) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return state.with(
          now.withDamage(CardLists.changed(now.damage(), card, DealtCard::turnedDown)));
    }
  }

  /**
   * A damage card that all have seen went to the discard pile: that much is repaired.
   *
   * @param ship the ship
   * @param card the card's place among the ship's damage cards
   */
  record Repaired(String ship, int card) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      int which = state.deckOf(now);
      DeckState deck = state.decks().get(which);
      return state
          .withCards(ref -> ref.without(CardRef.damage(ship, card)))
          .with(now.withDamage(CardLists.without(now.damage(), card)))
          .withDeck(which, CardLists.discarded(deck, now.damage().get(card)));
    }
  }

  /**
   * A ship's stand-in was exchanged for a card (000-144).
   *
   * @param ship the ship
   */
  record StandInReplaced(String ship) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      int which = state.deckOf(now);
      DeckState deck = state.decks().get(which);
      return state
          .with(now.withDamage(CardLists.withoutStandIn(now.damage(), deck)))
          .withDeck(which, deck.dealt());
    }
  }

  /**
   * The damage cards of a ship that is gone went to the discard pile, face up (000-141).
   *
   * @param ship the ship
   */
  record CardsDiscarded(String ship) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      int which = state.deckOf(now);
      DeckState deck = state.decks().get(which);
      return state
          .withCards(ref -> ref.withoutAll(ship))
          .with(now.withDamage(List.of()))
          .withDeck(which, CardLists.discarded(deck, now.damage()));
    }
  }

  /**
   * The discard pile became a new deck (000-143).
   *
   * @param deck which deck
   */
  record Reshuffled(int deck) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      return state.withDeck(deck, state.decks().get(deck).reshuffled());
    }
  }
}
