package io.github.flightstand.protocol.squad;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.rules.Factions;
import io.github.flightstand.rules.squad.Catalogue;
import java.util.Optional;
import java.util.Set;

/**
 * A test of squads in XWS for the marks of the second edition: its factions, kinds of upgrade and
 * ids. Cards of both editions share ids, so a squad without such a mark is one of the first.
 */
final class SecondEdition {

  private static final Set<String> FACTIONS = Set.of("galacticrepublic", "separatistalliance");

  private static final Set<String> KINDS =
      Set.of("forcepower", "configuration", "gunner", "tacticalrelay", "hyperdrive");

  /** The words for factions that builders of the first edition alone used. */
  private static final Set<String> FIRST_FACTIONS =
      Set.of("rebel", "rebels", "imperial", "empire", "scum");

  private final Catalogue catalogue;

  SecondEdition(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** Returns the first mark, such as "the faction 'separatistalliance'", if there is one. */
  Optional<String> mark(JsonTree root) {
    String faction = root.get("faction").text();
    if (FACTIONS.contains(Factions.plain(faction))) {
      return Optional.of("the faction " + Excerpt.quoted(faction));
    }
    boolean first = FIRST_FACTIONS.contains(Factions.plain(faction));
    JsonTree pilots = root.get("pilots");
    for (int i = 0; i < pilots.size(); i++) {
      Interruption.check();
      Optional<String> mark = markOfPilot(pilots.get(i), first);
      if (mark.isPresent()) {
        return mark;
      }
    }
    return Optional.empty();
  }

  private Optional<String> markOfPilot(JsonTree pilot, boolean first) {
    String ship = pilot.get("ship").text();
    if (CatalogueFiles.secondEdition().hasShip(ship)
        && catalogue.ship(ship).isEmpty()
        && !(first && catalogue.shipsMeant(ship).size() == 1)) {
      return Optional.of("the ship type " + Excerpt.quoted(ship));
    }
    for (String member : new String[] {"id", "name"}) {
      String id = pilot.get(member).text();
      if (!first && isCard(id)) {
        return Optional.of("the pilot " + Excerpt.quoted(id));
      }
    }
    JsonTree upgrades = pilot.get("upgrades");
    for (String kind : upgrades.names()) {
      JsonTree ids = upgrades.get(kind);
      if (KINDS.contains(Factions.plain(kind)) && ids.size() > 0) {
        return Optional.of("the kind of upgrade " + Excerpt.quoted(kind));
      }
      for (int i = 0; i < ids.size() && !first; i++) {
        if (isCard(ids.get(i).text())) {
          return Optional.of("the upgrade " + Excerpt.quoted(ids.get(i).text()));
        }
      }
    }
    return Optional.empty();
  }

  private boolean isCard(String id) {
    return CatalogueFiles.secondEdition().hasCard(id)
        && catalogue.upgrade(id).isEmpty()
        && catalogue.pilots(id).isEmpty();
  }
}
