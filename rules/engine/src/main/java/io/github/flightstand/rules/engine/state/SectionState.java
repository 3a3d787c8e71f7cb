package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A section of a huge ship in a game (002, headings on damage, crippled sections and reinforcing).
 *
 * @param section which section; none for a transport, which is one section
 * @param shields shield tokens left
 * @param damage its damage cards, in the order in which they were dealt
 * @param deck the deck from which they come, its own (002-030)
 * @param crippled whether its card is turned over (002-033)
 * @param lingering whether it would be crippled but the ship still has its chance to attack
 *     (002-041)
 * @param tokens its reinforcement tokens (002-015)
 */
public record SectionState(
    Optional<SectionName> section,
    int shields,
    List<DealtCard> damage,
    DeckState deck,
    boolean crippled,
    boolean lingering,
    Tokens tokens) {

  /**
   * Checks the shields and copies the list.
   *
   * @throws IllegalArgumentException if there are fewer than 0
   */
  public SectionState {
    if (shields < 0) {
      throw new IllegalArgumentException("a section has at least 0 shields, found " + shields);
    }
    damage = List.copyOf(damage);
  }

  /** Returns a section at the beginning of a game. */
  static SectionState of(SectionCard card) {
    return new SectionState(
        card.section(),
        card.shields(),
        List.of(),
        DeckState.shuffled(HugeDecks.of(card.section())),
        false,
        false,
        Tokens.NONE);
  }

  /** Returns as how many damage cards its cards count: their texts are lost, each counts one. */
  public int damageCount() {
    return damage.size();
  }

  /** Returns it with other shields. */
  public SectionState withShields(int other) {
    return new SectionState(section, other, damage, deck, crippled, lingering, tokens);
  }

  /** Returns it with one more damage card, dealt from a deck that is left as given. */
  public SectionState withCard(DealtCard card, DeckState left) {
    List<DealtCard> more = new ArrayList<>(damage);
    more.add(card);
    return withDamage(more, left);
  }

  /** Returns it with other damage cards and another deck. */
  public SectionState withDamage(List<DealtCard> cards, DeckState other) {
    return new SectionState(section, shields, cards, other, crippled, lingering, tokens);
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
}
