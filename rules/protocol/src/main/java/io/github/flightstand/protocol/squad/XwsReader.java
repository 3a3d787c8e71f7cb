package io.github.flightstand.protocol.squad;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.squad.ReadSquad.Place;
import io.github.flightstand.rules.Factions;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Pilot;
import io.github.flightstand.rules.squad.ShipType;
import io.github.flightstand.rules.squad.Slot;
import io.github.flightstand.rules.squad.Squad;
import io.github.flightstand.rules.squad.SquadShip;
import io.github.flightstand.rules.squad.Upgrade;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A reader of squads in XWS, the exchange format of the community's squad builders, versions 1 and
 * 2. It lists what it does not use: remarks, obstacles, other builders' additions, upgrades under
 * another kind than theirs. It lists unknown ships, pilots and upgrades separately, because the
 * squad without them is not the one that was meant. It first looks for a card among those of the
 * kind under which it stands.
 *
 * <pre>{@code
 * ReadSquad read = new XwsReader(CatalogueFiles.standard()).read(text);
 * read.reasons(new SquadCheck(SquadRules.of(Rules.standard(), false)));   // why it is not legal
 * }</pre>
 */
public final class XwsReader {

  /** The members that a squad is read from, or that say nothing about it. */
  private static final Set<String> OF_SQUADS =
      Set.of("faction", "pilots", "name", "points", "version");

  private static final Set<String> OF_PILOTS =
      Set.of("id", "name", "ship", "upgrades", "points", "multisection_id");

  private final Catalogue catalogue;

  /** Creates a reader of squads that uses a catalogue's cards. */
  public XwsReader(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * Reads a squad. Places are JSON Pointers into its text.
   *
   * @throws UnreadableSquadException if the text is not a JSON object with a list of pilots
   * @throws FaultException if it has more than {@link ReadSquad#MOST_SHIPS} pilots, or a pilot more
   *     than {@link ReadSquad#MOST_CARDS} upgrades
   */
  public ReadSquad read(String text) throws UnreadableSquadException {
    JsonTree root;
    try {
      root = JsonTree.of(text);
    } catch (IllegalArgumentException malformed) {
      throw new UnreadableSquadException(
          "the squad is not JSON, expected an object like {\"faction\": ..., \"pilots\": [...]}");
    }
    if (!root.get("pilots").isList()) {
      throw new UnreadableSquadException(
          "'pilots' is not a list, expected a squad in XWS: {\"faction\": ..., \"pilots\": [...]}");
    }
    if (root.get("pilots").size() > ReadSquad.MOST_SHIPS) {
      throw FaultException.tooMany(Pointer.of("/pilots"), ReadSquad.MOST_SHIPS, "ships");
    }
    return new Reading(root).read();
  }

  /** The state of reading one squad. */
  private final class Reading {

    private final JsonTree root;
    private final Optional<String> faction;
    private final List<SquadShip> ships = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();
    private final List<Unknown> unknown = new ArrayList<>();
    private final List<Ignored> ignored = new ArrayList<>();
    private final Map<String, Integer> names = new HashMap<>();

    Reading(JsonTree root) {
      this.root = root;
      faction = text(root, "faction").map(Factions::main);
    }

    ReadSquad read() {
      passOver(root, OF_SQUADS, "");
      JsonTree pilots = root.get("pilots");
      for (int i = 0; i < pilots.size(); i++) {
        pilot(pilots.get(i), "/pilots/" + i);
      }
      Squad squad = new Squad(ships);
      checkClaims(squad);
      return new ReadSquad(text(root, "name"), "", squad, places, unknown, ignored);
    }

    private void pilot(JsonTree node, String at) {
      Optional<String> id = text(node, "id").or(() -> text(node, "name"));
      if (id.isEmpty()) {
        ignored.add(new Ignored("'name' is missing, expected the pilot's id", at));
        return;
      }
      passOver(node, OF_PILOTS, at);
      Optional<Pilot> pilot = find(section(id.get()), text(node, "ship"));
      if (pilot.isEmpty()) {
        unknown.add(unknownPilot(id.get(), text(node, "ship"), at));
      }
      List<Upgrade> upgrades = new ArrayList<>();
      List<String> upgradePlaces = new ArrayList<>();
      upgrades(node.get("upgrades"), at + "/upgrades", upgrades, upgradePlaces);
      if (pilot.isEmpty()) {
        return;
      }
      ShipType type = catalogue.ship(pilot.get().ship()).orElseThrow();
      int copies = names.merge(pilot.get().id(), 1, Integer::sum);
      String name = pilot.get().id() + (copies == 1 ? "" : "-" + copies);
      SquadShip ship = new SquadShip(name, type, pilot.get(), upgrades);
      ships.add(ship);
      places.add(new Place(at, upgradePlaces));
      claim(node, at, ship.points(), "the ship costs");
    }

    /** A corvette's sections may be named after the whole ship, the fore section first. */
    private String section(String id) {
      if (!catalogue.pilots(id).isEmpty() || catalogue.pilots(id + "fore").isEmpty()) {
        return id;
      }
      return id + (names.merge(id, 1, Integer::sum) % 2 == 1 ? "fore" : "aft");
    }

    private boolean flies(Pilot pilot, String ship) {
      return catalogue
          .ship(ship)
          .map(type -> type.id().equals(pilot.ship()))
          .orElse(pilot.ship().equals(ship + "fore") || pilot.ship().equals(ship + "aft"));
    }

    /** Finds a pilot's card by the ship's type and, if the type has two, by the faction. */
    private Optional<Pilot> find(String id, Optional<String> ship) {
      List<Pilot> cards =
          catalogue.pilots(id).stream()
              .filter(pilot -> ship.isEmpty() || flies(pilot, ship.get()))
              .toList();
      return cards.stream()
          .filter(pilot -> faction.isPresent() && pilot.faction().equals(faction))
          .findFirst()
          .or(() -> cards.stream().findFirst());
    }

    private Unknown unknownPilot(String id, Optional<String> ship, String at) {
      Optional<ShipType> type = ship.flatMap(catalogue::ship);
      return ship.isPresent() && type.isEmpty()
          ? Unknown.ship(catalogue, ship.get(), at + "/ship")
          : Unknown.pilot(catalogue, id, type, at);
    }

    private void upgrades(
        JsonTree kinds, String at, List<Upgrade> upgrades, List<String> upgradePlaces) {
      if (!kinds.isObject()) {
        if (!kinds.isMissing() && kinds.size() > 0) {
          ignored.add(new Ignored("'upgrades' is not an object, expected lists by kind", at));
        }
        return;
      }
      int cards = 0;
      for (String kind : kinds.names()) {
        JsonTree ids = kinds.get(kind);
        cards += Math.max(1, ids.size());
        if (cards > ReadSquad.MOST_CARDS) {
          throw FaultException.tooMany(Pointer.of(at), ReadSquad.MOST_CARDS, "cards");
        }
        String list = at + pointer(kind);
        if (!ids.isList()) {
          ignored.add(new Ignored("the upgrades are not a list, expected one of ids", list));
          continue;
        }
        for (int i = 0; i < ids.size(); i++) {
          String place = list + "/" + i;
          upgrade(ids.get(i), kind, place)
              .ifPresent(
                  card -> {
                    upgrades.add(card);
                    upgradePlaces.add(place);
                  });
        }
      }
    }

    private Optional<Upgrade> upgrade(JsonTree node, String kind, String at) {
      if (!node.isText()) {
        ignored.add(new Ignored("an upgrade is not a text, expected its id", at));
        return Optional.empty();
      }
      Optional<Slot> slot = Slot.of(kind);
      Optional<Upgrade> card =
          slot.flatMap(one -> catalogue.upgrade(one, node.text()))
              .or(() -> catalogue.upgrade(node.text()));
      if (card.isEmpty()) {
        unknown.add(Unknown.upgrade(catalogue, node.text(), slot, at));
      } else if (!slot.equals(Optional.of(card.get().slot()))) {
        ignored.add(
            new Ignored(
                "%s stands under %s, expected '%s'; it counts as one"
                    .formatted(
                        Excerpt.quoted(node.text()),
                        Excerpt.quoted(kind),
                        card.get().slot().word()),
                at));
      }
      return card;
    }

    /** Compares the builder's faction and points with the cards', which count. */
    private void checkClaims(Squad squad) {
      claim(root, "", squad.points(), "the squad costs");
      if (faction.isPresent() && !ships.isEmpty() && !squad.faction().equals(faction)) {
        ignored.add(
            new Ignored(
                "'faction' is %s, but the first ship is of %s"
                    .formatted(
                        Excerpt.quoted(faction.get()),
                        squad.faction().map(Excerpt::quoted).orElse("none")),
                "/faction"));
      }
    }

    private void claim(JsonTree node, String at, int points, String cost) {
      JsonTree claimed = node.get("points");
      if (!claimed.isMissing() && (!claimed.isInt() || claimed.number() != points)) {
        ignored.add(
            new Ignored(
                "'points' is " + Excerpt.quoted(claimed.text()) + ", but " + cost + " " + points,
                at + "/points"));
      }
    }

    private void passOver(JsonTree node, Set<String> used, String at) {
      for (String name : node.names()) {
        Interruption.check();
        if (!used.contains(name)) {
          ignored.add(new Ignored(Excerpt.quoted(name) + " is not used", at + pointer(name)));
        }
      }
    }
  }

  private static Optional<String> text(JsonTree node, String name) {
    JsonTree value = node.get(name);
    return value.isText() ? Optional.of(value.text()) : Optional.empty();
  }

  private static String pointer(String member) {
    return Pointer.ROOT.append(member).toString();
  }
}
