package io.github.flightstand.protocol.squad;

import io.github.flightstand.protocol.format.NearestName;
import io.github.flightstand.rules.squad.Catalogue;
import java.util.List;
import java.util.Optional;

/**
 * Squads that come with the library, in XWS: eight of 100 points and two for epic games of 300.
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

  /** Returns the names, those of the squads for epic games last. */
  public static List<String> names() {
    return NAMES;
  }

  /** Returns which squad is meant in brackets, to stand behind a name that none has; or nothing. */
  public static String meant(String written) {
    return NearestName.meant(written, NAMES);
  }

  /** Tells whether the squad of that name is for epic games. */
  public static boolean isEpic(String name) {
    return name.startsWith("epic-");
  }

  /** Returns the squad of that name in XWS, if there is one. */
  public static Optional<String> text(String name) {
    return Optional.of(name)
        .filter(NAMES::contains)
        .map(known -> CatalogueFiles.text("ready/" + known + ".json"));
  }

  /** Returns the squad of that name as the catalogue has its cards, if there is one. */
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
