package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import java.util.List;
import java.util.Optional;

/**
 * What suffers damage as one: a section of a corvette, or the whole of any other ship or of a
 * remote (000, heading on damage; 002, headings on damage, crippled sections and reinforcing).
 *
 * @param section which section; none: it is the whole
 * @param damage its damage cards, in the order in which they were dealt
 * @param deck the deck from which they come if it has one of its own, as a huge ship's sections do
 *     (002-030)
 * @param crippled whether its card is turned over (002-033)
 * @param lingering whether it would be destroyed or crippled but still has its chance to attack
 *     (000-109, 002-041), or is removed when its initiative has passed (003-052)
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

  /** Returns the whole of a ship or a remote whose damage comes from its player's deck. */
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

  /** Returns it with other shields. */
  public SectionState withShields(int other) {
    return new SectionState(section, other, damage, deck, crippled, lingering, tokens);
  }

  /** Returns it with other damage cards. */
  public SectionState withDamage(List<DealtCard> other) {
    return new SectionState(section, shields, other, deck, crippled, lingering, tokens);
  }

  /** Returns it with its own deck as it is now. */
  SectionState with(DeckState other) {
    return new SectionState(
        section, shields, damage, Optional.of(other), crippled, lingering, tokens);
  }

  /** Returns it lingering, or not. */
  public SectionState withLingering(boolean other) {
    return new SectionState(section, shields, damage, deck, crippled, other, tokens);
  }

  /** Returns it with its card turned over: what lay beside it but damage cards is gone. */
  public SectionState turnedOver() {
    return new SectionState(section, 0, damage, deck, true, false, Tokens.NONE);
  }

  /** Returns it with other tokens. */
  public SectionState with(Tokens other) {
    return new SectionState(section, shields, damage, deck, crippled, lingering, other);
  }

  /** Returns what is left of it when it is gone: damage cards, until they are discarded. */
  SectionState gone() {
    return new SectionState(section, 0, damage, deck, crippled, false, Tokens.NONE);
  }
}
