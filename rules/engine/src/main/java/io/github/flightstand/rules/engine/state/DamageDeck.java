package io.github.flightstand.rules.engine.state;

import io.github.flightstand.rules.GameRules.DamageCards;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The composition of a damage deck, as data, so that it can be exchanged.
 *
 * <p>Both decks of the game have 33 cards. Callers know the cards by these names.
 *
 * @param name the deck's name
 */
public record DamageDeck(String name, List<Kind> cards) {

  /** The trait of a card (000-137). */
  public enum Trait {
    SHIP,
    PILOT
  }

  /**
   * A kind of card.
   *
   * @param name the card's name
   * @param copies how often it is in the deck
   * @param trait its trait, ship or pilot
   */
  public record Kind(String name, int copies, Trait trait) {}

  /** The deck of the first rulebook. */
  public static final DamageDeck CORE_2012 =
      published(
          "core-2012",
          List.of("blinded-pilot", "damaged-cockpit", "injured-pilot", "stunned-pilot"),
          List.of(
              "console-fire",
              "damaged-engine",
              "damaged-sensor-array",
              "minor-explosion",
              "minor-hull-breach",
              "munitions-failure",
              "structural-damage",
              "thrust-control-fire",
              "weapon-malfunction"));

  /** The deck that came with the rules reference. */
  public static final DamageDeck REFERENCE_2015 =
      published(
          "reference-2015",
          List.of("blinded-pilot", "damaged-cockpit", "shaken-pilot", "stunned-pilot"),
          List.of(
              "console-fire",
              "damaged-engine",
              "damaged-sensor-array",
              "loose-stabilizer",
              "major-explosion",
              "major-hull-breach",
              "structural-damage",
              "thrust-control-fire",
              "weapons-failure"));

  /** Returns the composition of the deck that rules play with. */
  public static DamageDeck of(DamageCards cards) {
    return switch (cards) {
      case CORE_2012 -> CORE_2012;
      case REFERENCE_2015 -> REFERENCE_2015;
    };
  }

  public DamageDeck {
    cards = List.copyOf(cards);
  }

  /** Returns a deck of 7 direct hits and 2 copies of each other card. */
  private static DamageDeck published(String name, List<String> pilots, List<String> ships) {
    List<Kind> cards = new ArrayList<>(List.of(new Kind("direct-hit", 7, Trait.SHIP)));
    pilots.forEach(card -> cards.add(new Kind(card, 2, Trait.PILOT)));
    ships.forEach(card -> cards.add(new Kind(card, 2, Trait.SHIP)));
    return new DamageDeck(name, cards);
  }

  /** Returns the number of cards of each name in the whole deck. */
  public Map<String, Integer> counts() {
    Map<String, Integer> counts = new TreeMap<>();
    cards.forEach(kind -> counts.put(kind.name(), kind.copies()));
    return counts;
  }

  /** Returns the number of cards in the deck. */
  public int size() {
    return cards.stream().mapToInt(Kind::copies).sum();
  }

  /** Returns the kind of card with that name, if it is in the deck. */
  public Optional<Kind> kind(String card) {
    return cards.stream().filter(kind -> kind.name().equals(card)).findFirst();
  }
}
