package io.github.flightstand.rules.engine.state;

import java.util.Objects;
import java.util.Optional;

/**
 * One of a ship's character cards that can fight.
 *
 * @param card the card; none in the view of a player who may not know it, and never in a state
 * @param shown whether all have seen it
 * @param hits the body hits that it has suffered (004-032)
 */
public record CrewMember(Optional<CombatCard> card, boolean shown, int hits) {

  /** What a card looks like that lies face down. */
  static final CrewMember BLANK = new CrewMember(new CombatCard("hidden", 0, false), false, 0);

  /** Throws IllegalArgumentException for negative hits. */
  public CrewMember {
    Objects.requireNonNull(card, "card may be empty but not null");
    if (hits < 0) {
      throw new IllegalArgumentException("body hits are at least 0, found " + hits);
    }
  }

  /** Creates a character of whom it is known what his card is. */
  public CrewMember(CombatCard card, boolean shown, int hits) {
    this(Optional.of(card), shown, hits);
  }

  /** Returns its card, which is known in every state. */
  public CombatCard known() {
    return card.orElseThrow();
  }

  /** Returns it where all have seen it. */
  public CrewMember showing() {
    return new CrewMember(card, true, hits);
  }

  /** Returns it with other body hits. */
  public CrewMember withHits(int other) {
    return new CrewMember(card, shown, other);
  }
}
