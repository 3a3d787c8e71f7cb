package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import java.util.List;
import java.util.Optional;

/**
 * The part of a piece that suffers damage as one: a section of a corvette, or the whole of any
 * other ship or of a remote (000, heading on damage; 002, headings on damage, crippled sections and
 * reinforcing).
 *
 * @param section the section; absent for the whole
 * @param shields the shield tokens left
 * @param damage the damage cards in the order in which they were dealt
 * @param deck the deck of its damage cards, if it has its own, as on a huge ship (002-030)
 * @param crippled whether its card is turned over (002-033)
 * @param lingering whether it is doomed but still has its chance to attack, or to act as a remote
 */
public record SectionState(
    Optional<SectionName> section,
    int shields,
    List<DealtCard> damage,
    Optional<DeckState> deck,
    boolean crippled,
    boolean lingering,
    Tokens tokens) {

  /** Copies the list; throws IllegalArgumentException for fewer than 0 shields. */
  public SectionState {
    if (shields < 0) {
      throw new IllegalArgumentException("there are at least 0 shields, found " + shields);
    }
    damage = List.copyOf(damage);
  }

  /** Returns the whole of a ship or remote whose damage comes from its player's deck. */
  static SectionState whole(int shields, List<DealtCard> damage, boolean lingering) {
    return new SectionState(
        Optional.empty(), shields, damage, Optional.empty(), false, lingering, Tokens.NONE);
  }

  /** Returns a section of a huge ship at the beginning of a game. */
  static SectionState of(SectionCard card) {
    return new SectionState(
        card.section(),
        card.shields(),
        List.of(),
        Optional.of(DeckState.shuffled(HugeDecks.of(card.section()))),
        false,
        false,
        Tokens.NONE);
  }

  /** Returns a copy with other shields. */
  public SectionState withShields(int other) {
    return new SectionState(section, other, damage, deck, crippled, lingering, tokens);
  }

  /** Returns a copy with other damage cards. */
  public SectionState withDamage(List<DealtCard> other) {
    return new SectionState(section, shields, other, deck, crippled, lingering, tokens);
  }

  /** Returns a copy with another state of its own deck. */
  SectionState with(DeckState other) {
    return new SectionState(
        section, shields, damage, Optional.of(other), crippled, lingering, tokens);
  }

  /** Returns a copy that lingers, or does not. */
  public SectionState withLingering(boolean other) {
    return new SectionState(section, shields, damage, deck, crippled, other, tokens);
  }

  /** Returns a copy with its card turned over and only damage cards left beside it. */
  public SectionState turnedOver() {
    return new SectionState(section, 0, damage, deck, true, false, Tokens.NONE);
  }

  /** Returns a copy with other tokens. */
  public SectionState with(Tokens other) {
    return new SectionState(section, shields, damage, deck, crippled, lingering, other);
  }

  /** Returns a copy that is gone: only damage cards are left, until they are discarded. */
  SectionState gone() {
    return new SectionState(section, 0, damage, deck, crippled, false, Tokens.NONE);
  }
}
