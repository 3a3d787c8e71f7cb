package io.github.flightstand.protocol.squad;

import io.github.flightstand.protocol.format.NearestName;
import io.github.flightstand.rules.squad.Catalogue;
import java.util.List;
import java.util.Optional;

/**
 * The squads that come with the library, in XWS: eight of 100 points, two epic ones of 300.
 *
 * <pre>{@code
 * ReadySquads.names()                       // [rebel-x-wings, ...]
 * ReadySquads.text("imperial-swarm")        // {"faction": "imperial", ...}
 * }</pre>
 */
public final class ReadySquads {

  private static final List<String> NAMES =
      List.of(
          "rebel-x-wings",
          "rebel-b-wings",
          "rebel-falcon",
          "resistance-x-wings",
          "imperial-swarm",
          "imperial-aces",
          "first-order-fighters",
          "scum-aggressors",
          "epic-rebels",
          "epic-empire");

  private ReadySquads() {}

  /** Returns the names, with those of the squads for epic games last. */
  public static List<String> names() {
    return NAMES;
  }

  /** Returns the squad that is meant, in parentheses to follow a wrong name, or an empty text. */
  public static String meant(String written) {
    return NearestName.meant(written, NAMES);
  }

  /** Tests whether the squad of a name is for epic games. */
  public static boolean isEpic(String name) {
    return name.startsWith("epic-");
  }

  /** Returns the text of a squad in XWS, or empty if none has the name. */
  public static Optional<String> text(String name) {
    return Optional.of(name)
        .filter(NAMES::contains)
        .map(known -> CatalogueFiles.text("ready/" + known + ".json"));
  }

  /** Returns a squad with the catalogue's cards, or empty if none has the name. */
  public static Optional<ReadSquad> squad(String name, Catalogue catalogue) {
    return text(name).map(xws -> read(xws, catalogue));
  }

  private static ReadSquad read(String xws, Catalogue catalogue) {
    try {
      return new XwsReader(catalogue).read(xws);
    } catch (UnreadableSquadException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
