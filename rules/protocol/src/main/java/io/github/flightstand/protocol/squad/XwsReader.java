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
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A reader of squads in XWS, the exchange format of the community's squad builders, versions 1 and
 * 2. It knows ids in the spellings of several builders. It lists what it does not use: remarks,
 * obstacles, other builders' additions, upgrades under another kind than theirs. It lists unknown
 * ships, pilots and upgrades separately, because the squad without them is not the one that was
 * meant. It first looks for a card among those of the kind under which it stands.
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
   * @throws UnreadableSquadException if the text is not a JSON object with a list of pilots, or if
   *     it is a squad of the second edition
   * @throws FaultException if it has more than {@link ReadSquad#MOST_SHIPS} pilots, or a pilot more
   *     than {@link ReadSquad#MOST_CARDS} upgrades, or it nests deeper than a query may
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
    Optional<String> mark = new SecondEdition(catalogue).mark(root);
    if (mark.isPresent()) {
      throw new UnreadableSquadException(
          "the squad is of the second edition, which has "
              + mark.get()
              + ", expected a squad of the first edition");
    }
    return new Reading(root).read();
  }

  /** A ship that was read, its place in the text, and its place among the ships. */
  private record Entry(SquadShip ship, Place place, int order) {}

  /** The state of reading one squad. */
  private final class Reading {

    private final JsonTree root;
    private final Optional<String> faction;
    private final List<Entry> entries = new ArrayList<>();
    private final List<Unknown> unknown = new ArrayList<>();
    private final List<Ignored> ignored = new ArrayList<>();
    private final Map<String, Integer> names = new HashMap<>();

    /** Of the pilots named as a whole corvette, how many there are and how many are read. */
    private final Map<String, Integer> wholes = new HashMap<>();

    private final Map<String, Integer> wholesRead = new HashMap<>();

    /** The place among the ships of each corvette that has a number, by that. */
    private final Map<String, Integer> numbered = new HashMap<>();

    Reading(JsonTree root) {
      this.root = root;
      faction = text(root, "faction").map(Factions::main);
    }

    ReadSquad read() {
      passOver(root, OF_SQUADS, "");
      JsonTree pilots = root.get("pilots");
      for (int i = 0; i < pilots.size(); i++) {
        whole(pilots.get(i)).ifPresent(key -> wholes.merge(key, 1, Integer::sum));
      }
      for (int i = 0; i < pilots.size(); i++) {
        pilot(pilots.get(i), "/pilots/" + i);
      }
      // The sections with one number stand together, as they belong together in the squad.
      entries.sort(Comparator.comparingInt(Entry::order));
      Squad squad = new Squad(entries.stream().map(Entry::ship).toList());
      checkClaims(squad);
      List<Place> places = entries.stream().map(Entry::place).toList();
      return new ReadSquad(text(root, "name"), "", squad, places, unknown, ignored);
    }

    private void pilot(JsonTree node, String at) {
      Optional<String> id = id(node);
      if (id.isEmpty()) {
        ignored.add(new Ignored("'name' is missing, expected the pilot's id", at));
        return;
      }
      passOver(node, OF_PILOTS, at);
      List<Pilot> cards = cards(node, id.get());
      if (cards.isEmpty()) {
        unknown.add(unknownPilot(id.get(), text(node, "ship"), at));
      }
      List<Upgrade> upgrades = new ArrayList<>();
      List<String> upgradePlaces = new ArrayList<>();
      upgrades(node.get("upgrades"), at + "/upgrades", upgrades, upgradePlaces);
      if (cards.isEmpty()) {
        return;
      }
      List<SquadShip> ships = cards.stream().map(this::ship).toList();
      List<Integer> sections =
          ships.size() == 1
              ? Collections.nCopies(upgrades.size(), 0)
              : Squad.sections(ships, upgrades);
      int points = 0;
      for (int i = 0; i < ships.size(); i++) {
        int section = i;
        int[] own =
            IntStream.range(0, upgrades.size())
                .filter(card -> sections.get(card) == section)
                .toArray();
        SquadShip bare = ships.get(i);
        SquadShip ship =
            new SquadShip(
                bare.id(),
                bare.type(),
                bare.pilot(),
                Arrays.stream(own).mapToObj(upgrades::get).toList());
        Place place = new Place(at, Arrays.stream(own).mapToObj(upgradePlaces::get).toList());
        int last = entries.size();
        String number = node.get("multisection_id").text();
        boolean alone = ship.type().otherSection().isEmpty() || number.isEmpty();
        entries.add(
            new Entry(ship, place, alone ? last : numbered.computeIfAbsent(number, any -> last)));
        points += ship.points();
      }
      claim(node, at, points, "the ship costs");
    }

    private SquadShip ship(Pilot pilot) {
      int copies = names.merge(pilot.id(), 1, Integer::sum);
      String name = pilot.id() + (copies == 1 ? "" : "-" + copies);
      return new SquadShip(name, catalogue.ship(pilot.ship()).orElseThrow(), pilot, List.of());
    }

    /**
     * Returns a pilot's card, or none if it is unknown. A corvette's sections may both be named
     * after the whole ship, the fore section first; the last of an odd number is both.
     */
    private List<Pilot> cards(JsonTree node, String id) {
      Optional<String> key = whole(node);
      if (key.isEmpty()) {
        return find(id, text(node, "ship")).stream().toList();
      }
      List<Pilot> both =
          catalogue.shipsMeant(id).stream().map(type -> catalogue.pilotsOf(type).get(0)).toList();
      int read = wholesRead.merge(key.get(), 1, Integer::sum);
      return read % 2 == 0
          ? both.subList(1, 2)
          : both.subList(0, wholes.getOrDefault(key.get(), 0) == read ? 2 : 1);
    }

    /** Returns the corvette and its number in the list, if a pilot is named as a whole one. */
    private Optional<String> whole(JsonTree node) {
      return id(node)
          .filter(id -> catalogue.pilotsMeant(id).isEmpty())
          .map(catalogue::shipsMeant)
          .filter(types -> types.size() == 2)
          .filter(types -> types.stream().noneMatch(type -> catalogue.pilotsOf(type).isEmpty()))
          .map(types -> types.get(0).id() + " " + node.get("multisection_id").text());
    }

    private boolean flies(Pilot pilot, String ship) {
      return catalogue.shipsMeant(ship).stream().anyMatch(type -> type.id().equals(pilot.ship()));
    }

    /** Finds a pilot's card by the ship's type and, if the type has two, by the faction. */
    private Optional<Pilot> find(String id, Optional<String> ship) {
      List<Pilot> cards =
          catalogue.pilotsMeant(id).stream()
              .filter(pilot -> ship.isEmpty() || flies(pilot, ship.get()))
              .toList();
      return cards.stream()
          .filter(pilot -> faction.isPresent() && pilot.faction().equals(faction))
          .findFirst()
          .or(() -> cards.stream().findFirst());
    }

    private Unknown unknownPilot(String id, Optional<String> ship, String at) {
      Optional<ShipType> type = ship.flatMap(one -> catalogue.shipsMeant(one).stream().findFirst());
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
      Optional<Upgrade> card = catalogue.upgradeMeant(slot, node.text());
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
      if (faction.isPresent() && !entries.isEmpty() && !squad.faction().equals(faction)) {
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

  private static Optional<String> id(JsonTree pilot) {
    return text(pilot, "id").or(() -> text(pilot, "name"));
  }

  private static Optional<String> text(JsonTree node, String name) {
    JsonTree value = node.get(name);
    return value.isText() ? Optional.of(value.text()) : Optional.empty();
  }

  private static String pointer(String member) {
    return Pointer.ROOT.append(member).toString();
  }
}
