package io.github.flightstand.rules.engine.state;

import java.util.Objects;
import java.util.Optional;

/**
 * A character's card that can fight aboard a ship.
 *
 * @param card the card; absent only in the view of a player who may not know it
 * @param shown whether all players have seen it
 * @param hits the body hits that it has suffered (004-032)
 */
public record CrewMember(Optional<CombatCard> card, boolean shown, int hits) {

  /** A card that lies face down. */
  static final CrewMember BLANK = new CrewMember(new CombatCard("hidden", 0, false), false, 0);

  /** Throws IllegalArgumentException for negative hits. */
  public CrewMember {
    Objects.requireNonNull(card, "card may be empty but not null");
    if (hits < 0) {
      throw new IllegalArgumentException("body hits are at least 0, found " + hits);
    }
  }

  /** Creates a character with a known card. */
  public CrewMember(CombatCard card, boolean shown, int hits) {
    this(Optional.of(card), shown, hits);
  }

  /** Returns the card, which is known in every state. */
  public CombatCard known() {
    return card.orElseThrow();
  }

  /** Returns a copy that all players have seen. */
  public CrewMember showing() {
    return new CrewMember(card, true, hits);
  }

  /** Returns a copy with other body hits. */
  public CrewMember withHits(int other) {
    return new CrewMember(card, shown, other);
  }
}
