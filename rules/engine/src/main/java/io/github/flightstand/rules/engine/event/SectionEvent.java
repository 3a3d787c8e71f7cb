package io.github.flightstand.rules.engine.event;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import java.util.List;
import java.util.Optional;

/** What befalls a section of a huge ship (002, heading on damage). */
public sealed interface SectionEvent extends Event {

  /**
   * An opponent picked the section of a huge ship that suffers damage (002-031).
   *
   * @param ship the ship
   * @param player who picked
   * @param section the section
   */
  record SectionPicked(String ship, String player, SectionName section) implements SectionEvent {}

  /**
   * A section of a huge ship got shields back (002-014).
   *
   * @param ship the ship
   * @param section the section
   * @param count how many
   */
  record ShieldsRecovered(String ship, Optional<SectionName> section, int count)
      implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return HugeShips.sectionChanged(
          state, ship, section, now -> now.withShields(now.shields() + count));
    }
  }

  /**
   * A reinforcement token was laid beside a section of a huge ship (002-015).
   *
   * @param ship the ship
   * @param section the section
   */
  record Reinforced(String ship, Optional<SectionName> section) implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return HugeShips.sectionChanged(
          state, ship, section, now -> now.with(now.tokens().plus(TokenType.REINFORCEMENT, 1)));
    }
  }

  /**
   * The reinforcement tokens beside a section of a huge ship went to the supply (002-015).
   *
   * @param ship the ship
   * @param section the section
   */
  record ReinforcementEnded(String ship, Optional<SectionName> section) implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return HugeShips.sectionChanged(state, ship, section, now -> now.with(Tokens.NONE));
    }
  }

  /**
   * A section lost a shield to damage.
   *
   * @param ship the ship
   * @param section the section
   * @param critical whether it was critical damage, which has no further effect then (000-133)
   */
  record SectionShieldLost(String ship, Optional<SectionName> section, boolean critical)
      implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return HugeShips.sectionChanged(
          state, ship, section, now -> now.withShields(now.shields() - 1));
    }
  }

  /**
   * A card of a section's own deck was dealt to it (002-030).
   *
   * @param ship the ship
   * @param section the section
   * @param standIn whether it stands in for one, since deck and discard pile are empty (000-144)
   * @param face what it is, if it was dealt face up
   */
  record SectionDealt(
      String ship, Optional<SectionName> section, boolean standIn, Optional<String> face)
      implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return HugeShips.sectionChanged(
          state,
          ship,
          section,
          now -> {
            DeckState deck = now.deck();
            if (standIn) {
              return now.withCard(new DealtCard(Optional.empty(), Optional.empty()), deck);
            }
            int pool = deck.current();
            DeckState dealt = deck.dealt();
            return now.withCard(
                new DealtCard(Optional.of(pool), face),
                face.isPresent() ? dealt.seen(pool, face.get()) : dealt);
          });
    }
  }

  /**
   * A face-down card of a section was turned up, which is no dealing (000-139).
   *
   * @param ship the ship
   * @param section the section
   * @param card the card's place among the section's damage cards
   * @param face what it is
   */
  record SectionTurnedUp(String ship, Optional<SectionName> section, int card, String face)
      implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return HugeShips.sectionChanged(
          state,
          ship,
          section,
          now ->
              now.withDamage(
                  CardLists.changed(now.damage(), card, down -> down.turnedUp(face)),
                  CardLists.seen(now.deck(), now.damage().get(card), face)));
    }
  }

  /**
   * A face-up damage card of a section was turned down; all have seen what it is.
   *
   * @param ship the ship
   * @param section the section
   * @param card the card's place among the section's damage cards
   */
  record SectionTurnedDown(String ship, Optional<SectionName> section, int card)
      implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return HugeShips.sectionChanged(
          state,
          ship,
          section,
          now ->
              now.withDamage(
                  CardLists.changed(now.damage(), card, DealtCard::turnedDown), now.deck()));
    }
  }

  /**
   * A damage card of a section that all have seen went to its discard pile.
   *
   * @param ship the ship
   * @param section the section
   * @param card the card's place among the section's damage cards
   */
  record SectionRepaired(String ship, Optional<SectionName> section, int card)
      implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return HugeShips.sectionChanged(
          state.withCards(ref -> ref.without(CardRef.damage(ship, section, card))),
          ship,
          section,
          now ->
              now.withDamage(
                  CardLists.without(now.damage(), card),
                  CardLists.discarded(now.deck(), now.damage().get(card))));
    }
  }

  /**
   * The discard pile of a section's deck became a new deck (002-037).
   *
   * @param ship the ship
   * @param section the section
   */
  record SectionReshuffled(String ship, Optional<SectionName> section) implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return HugeShips.sectionChanged(
          state, ship, section, now -> now.withDamage(now.damage(), now.deck().reshuffled()));
    }
  }

  /**
   * A section's stand-in was exchanged for a card (000-144).
   *
   * @param ship the ship
   * @param section the section
   */
  record SectionStandInReplaced(String ship, Optional<SectionName> section)
      implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return HugeShips.sectionChanged(
          state,
          ship,
          section,
          now ->
              now.withDamage(
                  CardLists.withoutStandIn(now.damage(), now.deck()), now.deck().dealt()));
    }
  }

  /**
   * A section would be crippled but its ship still has its chance to attack (002-041).
   *
   * @param ship the ship
   * @param section the section
   * @param lingers whether it does; false once it was saved
   */
  record SectionLingering(String ship, Optional<SectionName> section, boolean lingers)
      implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return lingering(
          HugeShips.sectionChanged(state, ship, section, now -> now.withLingering(lingers)), ship);
    }
  }

  /**
   * A section was crippled: its card was turned over (002-033).
   *
   * @param ship the ship
   * @param section the section
   */
  record SectionCrippled(String ship, Optional<SectionName> section) implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return lingering(
          HugeShips.sectionChanged(state, ship, section, SectionState::turnedOver), ship);
    }
  }

  /**
   * The damage cards of a section of a ship that is gone went to its discard pile, face up
   * (002-036).
   *
   * @param ship the ship
   * @param section the section
   */
  record SectionCardsDiscarded(String ship, Optional<SectionName> section) implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return HugeShips.sectionChanged(
          state.withCards(ref -> ref.withoutAll(ship)),
          ship,
          section,
          now -> now.withDamage(List.of(), CardLists.discarded(now.deck(), now.damage())));
    }
  }

  /** A ship lingers as long as one of its sections does. */
  private static State lingering(State state, String ship) {
    ShipState now = state.ship(ship);
    return state.with(
        now.withLingering(
            now.huge().orElseThrow().sections().stream().anyMatch(SectionState::lingering)));
  }
}
