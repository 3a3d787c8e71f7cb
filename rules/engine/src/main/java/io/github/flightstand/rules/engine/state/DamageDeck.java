package io.github.flightstand.rules.engine.state;

import io.github.flightstand.rules.GameRules.DamageCards;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The composition of a damage deck: data, so that another can be put in its place.
 *
 * <p>Both decks of the game have 33 cards. Names are those by which callers know the cards.
 */
public record DamageDeck(String name, List<Kind> cards) {

  /** What a card is about (000-137). */
  public enum Trait {
    SHIP,
    PILOT
  }

  /** A kind of card. */
  public record Kind(String name, int copies, Trait trait) {}

  /** The deck of the first rulebook. */
  public static final DamageDeck CORE_2012 =
      new DamageDeck(
          "core-2012",
          List.of(
              new Kind("direct-hit", 7, Trait.SHIP),
              pilot("blinded-pilot"),
              pilot("damaged-cockpit"),
              pilot("injured-pilot"),
              pilot("stunned-pilot"),
              ship("console-fire"),
              ship("damaged-engine"),
              ship("damaged-sensor-array"),
              ship("minor-explosion"),
              ship("minor-hull-breach"),
              ship("munitions-failure"),
              ship("structural-damage"),
              ship("thrust-control-fire"),
              ship("weapon-malfunction")));

  /** The deck that came with the rules reference. */
  public static final DamageDeck REFERENCE_2015 =
      new DamageDeck(
          "reference-2015",
          List.of(
              new Kind("direct-hit", 7, Trait.SHIP),
              pilot("blinded-pilot"),
              pilot("damaged-cockpit"),
              pilot("shaken-pilot"),
              pilot("stunned-pilot"),
              ship("console-fire"),
              ship("damaged-engine"),
              ship("damaged-sensor-array"),
              ship("loose-stabilizer"),
              ship("major-explosion"),
              ship("major-hull-breach"),
              ship("structural-damage"),
              ship("thrust-control-fire"),
              ship("weapons-failure")));

  /** Returns what is in the deck with which rules play. */
  public static DamageDeck of(DamageCards cards) {
    return switch (cards) {
      case CORE_2012 -> CORE_2012;
      case REFERENCE_2015 -> REFERENCE_2015;
    };
  }

  /** Copies the list. */
  public DamageDeck {
    cards = List.copyOf(cards);
  }

  private static Kind pilot(String name) {
    return new Kind(name, 2, Trait.PILOT);
  }

  private static Kind ship(String name) {
    return new Kind(name, 2, Trait.SHIP);
  }

  /** Returns how many cards of each name the whole deck has. */
  public Map<String, Integer> counts() {
    Map<String, Integer> counts = new TreeMap<>();
    cards.forEach(kind -> counts.put(kind.name(), kind.copies()));
    return counts;
  }

  /** Returns how many cards it has. */
  public int size() {
    return cards.stream().mapToInt(Kind::copies).sum();
  }

  /** Returns the kind of card with that name, if it is in the deck. */
  public Optional<Kind> kind(String card) {
    return cards.stream().filter(kind -> kind.name().equals(card)).findFirst();
  }
}
