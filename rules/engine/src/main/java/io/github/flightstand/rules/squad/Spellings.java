package io.github.flightstand.rules.squad;

import io.github.flightstand.geometry.internal.Digits;
import io.github.flightstand.rules.Factions;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A finder of cards by their ids, also as other squad builders write them. If no card has an id
 * itself, its capitals, hyphens and spaces are dropped. A suffix may then distinguish a card from
 * others of its name: the ship type, the faction, the box or the kind of upgrade. A ship type may
 * be in the plural or lack some words of its name if no other type is meant.
 */
final class Spellings {

  /** The greatest length of a text that may be an id in another spelling. */
  private static final int LONGEST = 60;

  /** The fewest signs of an id in another spelling. */
  private static final int SHORTEST = 3;

  /** The text before the number of a card's box. */
  private static final String BOX = "swx";

  /** Words that builders put behind the name of a ship type, and behind that of a double card. */
  private static final List<String> SHIP_WORDS =
      List.of("fighter", "starfighter", "freighter", "lightfreighter");

  private static final String DOUBLE_CARD = "flippable";

  private final Catalogue catalogue;

  /** Creates a finder of a catalogue's cards. */
  Spellings(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** Returns the ship type meant, two for a whole corvette; empty if none or several are. */
  List<ShipType> ships(String written) {
    return catalogue
        .ship(written)
        .map(List::of)
        .orElseGet(
            () ->
                spelled(
                    written,
                    (name, rest) ->
                        SHIP_WORDS.contains(rest)
                            ? named(name)
                            : named(name).stream()
                                .filter(type -> isFaction(rest, type.factions()))
                                .toList()));
  }

  /** Returns the pilot cards meant: one for each ship type and faction, unless the id says more. */
  List<Pilot> pilots(String written) {
    List<Pilot> same = catalogue.pilots(written);
    return same.isEmpty()
        ? spelled(
            written,
            (name, rest) -> {
              String after = unboxed(rest);
              List<Pilot> boxed = catalogue.pilots(boxed(name, rest, after));
              return (boxed.isEmpty() ? catalogue.pilots(name) : boxed)
                  .stream().filter(card -> flies(card, after)).toList();
            })
        : same;
  }

  /** Returns the upgrade meant, first among those of a kind if one is given. */
  Optional<Upgrade> upgrade(Optional<Slot> kind, String written) {
    return find(kind, written)
        .or(
            () ->
                spelled(
                        written,
                        (name, rest) -> {
                          String after = unboxed(rest);
                          Optional<Slot> named = Slot.of(after).or(() -> kind);
                          return find(named, boxed(name, rest, after))
                              .or(() -> find(named, name))
                              .filter(card -> isOf(card, after))
                              .stream()
                              .toList();
                        })
                    .stream()
                    .findFirst());
  }

  private Optional<Upgrade> find(Optional<Slot> kind, String id) {
    return kind.flatMap(slot -> catalogue.upgrade(slot, id)).or(() -> catalogue.upgrade(id));
  }

  /** Tries a text's beginnings as a name, the longest first, each with what stands behind it. */
  private static <T> List<T> spelled(String written, BiFunction<String, String, List<T>> finding) {
    if (written.length() > LONGEST) {
      return List.of();
    }
    String plain = Factions.plain(written);
    for (int end = plain.length(); end >= SHORTEST; end--) {
      List<T> found = finding.apply(plain.substring(0, end), plain.substring(end));
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  /** Finds a type by its id or by words of its name, perhaps in the plural. */
  private List<ShipType> named(String name) {
    List<ShipType> one = inWords(name);
    return one.isEmpty() && name.endsWith("s")
        ? inWords(name.substring(0, name.length() - 1))
        : one;
  }

  private List<ShipType> inWords(String name) {
    Optional<ShipType> exact = catalogue.ship(name);
    if (exact.isPresent()) {
      return List.of(exact.get());
    }
    List<ShipType> types =
        name.length() < SHORTEST
            ? List.of()
            : catalogue.ships().stream()
                .filter(type -> type.names().stream().anyMatch(all -> Names.spell(all, name)))
                .sorted(Comparator.comparing(type -> type.figures().energy().isPresent()))
                .toList();
    boolean corvette =
        types.size() == 2
            && types.get(0).otherSection().filter(types.get(1).id()::equals).isPresent();
    return types.size() == 1 || corvette ? types : List.of();
  }

  private boolean flies(Pilot card, String rest) {
    for (int end = 0; end <= rest.length(); end++) {
      String ship = rest.substring(0, end);
      if (isFaction(rest.substring(end), card.faction().stream().toList())
          && (ship.isEmpty()
              || named(ship).stream().anyMatch(type -> type.id().equals(card.ship())))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFaction(String rest, List<String> factions) {
    return rest.isEmpty() || factions.contains(Factions.main(rest));
  }

  private static boolean isOf(Upgrade card, String rest) {
    Optional<Slot> slot = Slot.of(rest);
    return rest.equals(DOUBLE_CARD)
        || isFaction(rest, card.needs().factions())
        || slot.equals(Optional.of(card.slot()))
        || card.gains().stream().anyMatch(icon -> slot.filter(icon.slots()::contains).isPresent());
  }

  /** Returns the suffix of a name without the box at its end. */
  private static String unboxed(String rest) {
    int box = Digits.end(rest) - BOX.length();
    return Digits.only(rest, box + BOX.length()) && box >= 0 && rest.startsWith(BOX, box)
        ? rest.substring(0, box)
        : rest;
  }

  /** Returns the id of the box's own card of a name, as the catalogue writes it. */
  private static String boxed(String name, String rest, String unboxed) {
    return name + "-" + rest.substring(unboxed.length());
  }
}
