package io.github.flightstand.protocol.squad;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.JsonCodec;
import io.github.flightstand.protocol.format.Resource;
import io.github.flightstand.rules.member.Day;
import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Pilot;
import io.github.flightstand.rules.squad.ShipType;
import io.github.flightstand.rules.squad.Upgrade;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The catalogue of the first edition: 56 ship types, their pilots, and upgrades.
 *
 * <pre>{@code
 * CatalogueFiles.standard().ship("tiefighter").orElseThrow().figures().agility()   // 3
 * }</pre>
 */
public final class CatalogueFiles {

  private CatalogueFiles() {}

  record Ships(List<ShipType> ships) {}

  record Pilots(List<Pilot> pilots) {}

  record Upgrades(List<Upgrade> upgrades) {}

  /** The ids that some list of cards once had, each with its present id. */
  record OldIds(String source, Map<String, String> now) {}

  record Names(List<OldIds> names, SecondEditionIds secondEdition) {}

  /** Ids that only lists of the second edition have, in texts with spaces between them. */
  record SecondEditionIds(String source, List<String> ships, List<String> cards) {

    boolean hasShip(String id) {
      return has(ships, id);
    }

    boolean hasCard(String id) {
      return has(cards, id);
    }

    private static boolean has(List<String> ids, String id) {
      return ids.stream().anyMatch(some -> (" " + some + " ").contains(" " + id + " "));
    }
  }

  /** The cards that an erratum changed, as they were before its date. */
  record Erratum(
      String date,
      String source,
      @Default("[]") List<Pilot> pilots,
      @Default("[]") List<Upgrade> upgrades) {}

  /** The errata, oldest first, with those that are left out and why. */
  record Errata(List<Erratum> errata, List<String> leftOut) {}

  /** Read at the first use, and then kept. */
  private static final class Standard {

    private static final List<Erratum> ERRATA = read(Errata.class, "errata.json").errata();
    private static final Names NAMES = read(Names.class, "names.json");
    private static final Map<String, String> OLD_IDS =
        NAMES.names().stream()
            .flatMap(list -> list.now().entrySet().stream())
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    private static final Catalogue CATALOGUE =
        new Catalogue(
            read(Ships.class, "ships.json").ships(),
            read(Pilots.class, "pilots.json").pilots(),
            read(Upgrades.class, "upgrades.json").upgrades(),
            OLD_IDS);

    private static <T> T read(Class<T> type, String name) {
      return JsonCodec.found().read(type, text(name));
    }
  }

  /** Returns the catalogue that comes with the library, with all errata. */
  public static Catalogue standard() {
    return Standard.CATALOGUE;
  }

  /**
   * Returns the catalogue with only the errata up to a day, {@code "2016-11-05"}; cards that came
   * out later are in it too. Throws an {@link IllegalArgumentException} if the text is not a day.
   */
  public static Catalogue asOf(String day) {
    if (!Day.is(day)) {
      throw new IllegalArgumentException(
          Excerpt.quoted(day) + ", expected a day such as '2016-11-05'");
    }
    Map<String, Pilot> pilots = new HashMap<>();
    Map<String, Upgrade> upgrades = new HashMap<>();
    for (Erratum erratum : Standard.ERRATA) {
      if (erratum.date().compareTo(day) > 0) {
        erratum.pilots().forEach(card -> pilots.putIfAbsent(card.ship() + card.id(), card));
        erratum.upgrades().forEach(card -> upgrades.putIfAbsent(card.id(), card));
      }
    }
    Catalogue last = standard();
    return new Catalogue(
        List.copyOf(last.ships()),
        last.pilots().stream()
            .map(card -> pilots.getOrDefault(card.ship() + card.id(), card))
            .toList(),
        last.upgrades().stream().map(card -> upgrades.getOrDefault(card.id(), card)).toList(),
        Standard.OLD_IDS);
  }

  /** Returns the ids that lists of cards once had, each with its present id. */
  static Map<String, String> oldIds() {
    return Standard.OLD_IDS;
  }

  /** Returns the ids that only lists of the second edition have. */
  static SecondEditionIds secondEdition() {
    return Standard.NAMES.secondEdition();
  }

  /** Returns the text of a resource of this package. */
  static String text(String name) {
    return Resource.text(CatalogueFiles.class.getResourceAsStream(name));
  }
}
