package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.DamageDeck.Kind;
import io.github.flightstand.rules.engine.state.DamageDeck.Trait;
import java.util.List;
import java.util.Optional;

/**
 * The damage decks of huge ships, 10 cards per section (002, heading on damage; 002-030).
 *
 * <p>The booklet names none of these cards. The names here are invented; the cards have no text,
 * and each counts as one.
 */
final class HugeDecks {

  private static final int COPIES = 2;

  private static final DamageDeck FORE =
      deck("invented-fore", "bridge-fire", "buckled-bow", "dark-sensors", "jammed-turrets", "leak");

  private static final DamageDeck AFT =
      deck("invented-aft", "coolant-loss", "drive-fire", "leak", "power-failure", "split-seam");

  private static final DamageDeck TRANSPORT =
      deck(
          "invented-transport",
          "cargo-fire",
          "coolant-loss",
          "dark-sensors",
          "leak",
          "power-failure");

  private static DamageDeck deck(String name, String... cards) {
    return new DamageDeck(
        name, List.of(cards).stream().map(card -> new Kind(card, COPIES, Trait.SHIP)).toList());
  }

  /** Returns the composition of a section's deck; without a name, that of a transport's. */
  static DamageDeck of(Optional<SectionName> section) {
    return section.map(name -> name == SectionName.FORE ? FORE : AFT).orElse(TRANSPORT);
  }
}
