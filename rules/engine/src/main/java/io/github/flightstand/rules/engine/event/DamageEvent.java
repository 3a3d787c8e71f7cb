package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/**
 * An event about shields or damage cards of a ship, a corvette's section or a remote (000, heading
 * on damage; 002-030; 003-051). The section is that of a corvette; {@code card} is the card's index
 * among the damage cards there.
 */
public sealed interface DamageEvent extends Event {

  /** A ship lost a shield to damage. Critical damage then has no further effect (000-133). */
  record ShieldLost(String ship, Optional<SectionName> section, boolean critical)
      implements DamageEvent {

    @Override
    public State applyTo(State state) {
      return withShields(state, ship, section, -1);
    }
  }

  /** A ship recovered a shield. */
  record ShieldGained(String ship) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      return withShields(state, ship, Optional.empty(), 1);
    }
  }

  /**
   * A damage card was dealt. A ship or a remote got it.
   *
   * @param standIn true if deck and discard pile are empty (000-144)
   * @param face present if face up
   */
  record Dealt(String ship, Optional<SectionName> section, boolean standIn, Optional<String> face)
      implements DamageEvent {

    @Override
    public State applyTo(State state) {
      SectionState now = state.section(ship, section);
      if (standIn) {
        DealtCard none = new DealtCard(Optional.empty(), Optional.empty());
        return state.with(ship, now.withDamage(Lists.plus(now.damage(), none)));
      }
      DeckState deck = state.deck(ship, section);
      int pool = deck.current();
      DealtCard card = new DealtCard(Optional.of(pool), face);
      DeckState dealt = deck.dealt();
      return state.with(
          ship,
          now.withDamage(Lists.plus(now.damage(), card)),
          face.isPresent() ? dealt.seen(pool, face.get()) : dealt);
    }
  }

  /** A face-down damage card was turned up. That is not dealing it (000-139). */
  record TurnedUp(String ship, Optional<SectionName> section, int card, String face)
      implements DamageEvent {

    @Override
    public State applyTo(State state) {
      SectionState now = state.section(ship, section);
      return state.with(
          ship,
          now.withDamage(Lists.changed(now.damage(), card, down -> down.turnedUp(face))),
          CardLists.seen(state.deck(ship, section), now.damage().get(card), face));
    }
  }

  /** A face-up damage card was turned down. Everyone has seen it. */
  record TurnedDown(String ship, Optional<SectionName> section, int card) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      SectionState now = state.section(ship, section);
      return state.with(
          ship, now.withDamage(Lists.changed(now.damage(), card, DealtCard::turnedDown)));
    }
  }

  /** A damage card went to the discard pile. Everyone has seen it, and the damage is repaired. */
  record Repaired(String ship, Optional<SectionName> section, int card) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      SectionState now = state.section(ship, section);
      return state
          .withCards(ref -> ref.without(CardRef.damage(ship, section, card)))
          .with(
              ship,
              now.withDamage(Lists.withoutAt(now.damage(), card)),
              CardLists.discarded(state.deck(ship, section), now.damage().get(card)));
    }
  }

  /** A damage card replaced a stand-in (000-144). */
  record StandInReplaced(String ship, Optional<SectionName> section) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      SectionState now = state.section(ship, section);
      DeckState deck = state.deck(ship, section);
      return state.with(
          ship, now.withDamage(CardLists.withoutStandIn(now.damage(), deck)), deck.dealt());
    }
  }

  /** The damage cards of a ship that is gone were discarded, face up (000-141, 002-036). */
  record CardsDiscarded(String ship, Optional<SectionName> section) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      SectionState now = state.section(ship, section);
      return state
          .withCards(ref -> ref.withoutAll(ship))
          .with(
              ship,
              now.withDamage(List.of()),
              CardLists.discarded(state.deck(ship, section), now.damage()));
    }
  }

  /** The discard pile of a player's deck became a new deck (000-143). */
  record Reshuffled(int deck) implements DamageEvent {

    @Override
    public State applyTo(State state) {
      return state.withDeck(deck, state.decks().get(deck).reshuffled());
    }
  }

  private static State withShields(
      State state, String ship, Optional<SectionName> section, int more) {
    SectionState now = state.section(ship, section);
    return state.with(ship, now.withShields(now.shields() + more));
  }
}
