package io.github.flightstand.protocol.squad;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.Factions;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.squad.ActionIcon;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Changes;
import io.github.flightstand.rules.squad.Figures;
import io.github.flightstand.rules.squad.Icon;
import io.github.flightstand.rules.squad.Needs;
import io.github.flightstand.rules.squad.Pilot;
import io.github.flightstand.rules.squad.ShipSize;
import io.github.flightstand.rules.squad.ShipType;
import io.github.flightstand.rules.squad.Slot;
import io.github.flightstand.rules.squad.Upgrade;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A catalogue in the format of the community's data files of the first edition: {@code ships.js},
 * {@code pilots.js} and {@code upgrades.js} in one folder, each a JSON list.
 *
 * <p>A card or a value that cannot be understood is ignored and listed, with the file and a JSON
 * Pointer into it. Of the cards' texts it uses only an attack's heading, which names the tokens
 * that a weapon requires. Their conditions on who may have a card are not checked.
 */
public record CommunityCatalogue(Catalogue catalogue, List<Ignored> ignored) {

  private static final Map<String, FiringArc> ARCS =
      Map.of(
          "Front", FiringArc.FRONT,
          "Turret", FiringArc.TURRET,
          "Auxiliary Rear", FiringArc.REAR,
          "Auxiliary 180", FiringArc.WIDE,
          "Bullseye", FiringArc.BULLSEYE);

  public CommunityCatalogue {
    ignored = List.copyOf(ignored);
  }

  /**
   * Reads the three files of a folder.
   *
   * @throws IOException if a file cannot be read
   * @throws UnreadableSquadException if a file is not a JSON list
   */
  public static CommunityCatalogue read(Path folder) throws IOException, UnreadableSquadException {
    return of(
        Files.readString(folder.resolve("ships.js")),
        Files.readString(folder.resolve("pilots.js")),
        Files.readString(folder.resolve("upgrades.js")));
  }

  /** Reads the texts of the files; an {@link UnreadableSquadException} says which is not a list. */
  static CommunityCatalogue of(String ships, String pilots, String upgrades)
      throws UnreadableSquadException {
    Reading reading = new Reading();
    reading.rows("ships.js", ships, reading::ship);
    reading.rows("pilots.js", pilots, reading::pilot);
    reading.rows("upgrades.js", upgrades, reading::upgrade);
    return new CommunityCatalogue(
        new Catalogue(
            List.copyOf(reading.ships.values()),
            List.copyOf(reading.pilots.values()),
            List.copyOf(reading.upgrades.values()),
            CatalogueFiles.oldIds()),
        reading.ignored);
  }

  /** Reads a card. */
  private interface CardReading {
    void read(JsonTree card, String at) throws UnusableCardException;
  }

  /** The state of reading the three files. */
  private static final class Reading {

    private final Map<String, ShipType> ships = new LinkedHashMap<>();
    private final Map<String, String> shipIds = new HashMap<>();
    private final Map<String, Pilot> pilots = new LinkedHashMap<>();
    private final Map<String, Upgrade> upgrades = new LinkedHashMap<>();
    private final List<Ignored> ignored = new ArrayList<>();

    void rows(String file, String text, CardReading reading) throws UnreadableSquadException {
      JsonTree list;
      try {
        list = JsonTree.of(text);
      } catch (IllegalArgumentException malformed) {
        throw new UnreadableSquadException("'" + file + "' is not JSON, expected a list of cards");
      } catch (FaultException deep) {
        throw new UnreadableSquadException("'" + file + "': " + deep.getMessage());
      }
      if (!list.isList()) {
        throw new UnreadableSquadException("'" + file + "' is not a list, expected one of cards");
      }
      for (int i = 0; i < list.size(); i++) {
        String at = file + "#/" + i;
        try {
          reading.read(list.get(i), at);
        } catch (UnusableCardException | IllegalArgumentException unusable) {
          ignored.add(new Ignored("the card is left out: " + unusable.getMessage(), at));
        }
      }
    }

    void ship(JsonTree card, String at) throws UnusableCardException {
      String name = CommunityCard.text(card, "name");
      String id = CommunityCard.text(card, "xws");
      List<String> factions =
          words(card, "faction", at, word -> Optional.of(Factions.main(word))).stream()
              .distinct()
              .toList();
      List<String> arcs = words(card, "firing_arcs", at, Optional::of);
      ShipType type =
          new ShipType(
              id,
              List.of(name),
              factions,
              CommunityCard.base(name, CommunityCard.text(card, "size")),
              new Figures(
                  CommunityCard.optional(card, "attack"),
                  CommunityCard.number(card, "agility"),
                  CommunityCard.number(card, "hull"),
                  CommunityCard.number(card, "shields"),
                  CommunityCard.optional(card, "energy")),
              words(card, "actions", at, ActionIcon::of),
              arcs.stream().flatMap(arc -> Optional.ofNullable(ARCS.get(arc)).stream()).toList(),
              arcs.contains("Mobile"),
              WeaponRange.PRIMARY,
              CommunityCard.otherSection(id),
              CommunityCard.dial(card));
      keep(ships, id, type);
      shipIds.put(name, id);
    }

    void pilot(JsonTree card, String at) throws UnusableCardException {
      String id = CommunityCard.text(card, "xws");
      String shipName = CommunityCard.text(card, "ship");
      String ship = shipIds.get(shipName);
      if (ship == null) {
        throw new UnusableCardException("there is no ship " + Excerpt.quoted(shipName));
      }
      String faction = Factions.main(CommunityCard.text(card, "faction"));
      JsonTree own = card.get("ship_override");
      Pilot pilot =
          new Pilot(
              id,
              CommunityCard.text(card, "name"),
              ship,
              Optional.of(faction),
              CommunityCard.number(card, "skill"),
              CommunityCard.number(card, "points"),
              card.get("unique").isTrue(),
              words(card, "slots", at, Slot::of),
              own.isObject()
                  ? Optional.of(
                      new Figures(
                          CommunityCard.optional(own, "attack"),
                          CommunityCard.number(own, "agility"),
                          CommunityCard.number(own, "hull"),
                          CommunityCard.number(own, "shields"),
                          Optional.empty()))
                  : Optional.empty(),
              Optional.empty());
      keep(pilots, ship + "/" + faction + "/" + id, pilot);
    }

    void upgrade(JsonTree card, String at) throws UnusableCardException {
      String id = CommunityCard.text(card, "xws");
      String written = CommunityCard.text(card, "slot");
      Slot slot =
          Slot.of(written)
              .orElseThrow(
                  () -> new UnusableCardException("there is no slot " + Excerpt.quoted(written)));
      Grants grants = new Grants();
      Optional<Upgrade> otherFace =
          card.has("dualCard") ? Optional.ofNullable(upgrades.get(id)) : Optional.empty();
      otherFace.ifPresent(grants::addOtherFace);
      grants(card, at, grants);
      Optional<Integer> energy = CommunityCard.optional(card, "energy");
      if (slot == Slot.TITLE) {
        grants.figures.merge("energy", energy.orElse(0), Integer::sum);
      }
      Upgrade upgrade =
          new Upgrade(
              id,
              CommunityCard.text(card, "name"),
              slot,
              CommunityCard.number(card, "points"),
              card.get("unique").isTrue(),
              CommunityCard.optional(card, "squadLimited"),
              card.get("limited").isTrue(),
              Needs.only(
                  card.has("faction")
                      ? List.of(Factions.main(CommunityCard.text(card, "faction")))
                      : List.of(),
                  words(card, "size", at, Reading::size),
                  words(card, "ship", at, Optional::of)),
              1,
              grants.icons,
              List.of(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              grants.changes(),
              grants.actions,
              energy.filter(any -> slot != Slot.TITLE),
              CommunityWeapon.of(card),
              Optional.empty());
      if (otherFace.isPresent()) {
        upgrades.put(id, upgrade);
      } else {
        keep(upgrades, id, upgrade);
      }
    }

    private static <T> void keep(Map<String, T> cards, String id, T card)
        throws UnusableCardException {
      if (cards.putIfAbsent(id, card) != null) {
        throw new UnusableCardException("its id " + Excerpt.quoted(id) + " is another card's");
      }
    }

    private void grants(JsonTree card, String at, Grants grants) {
      JsonTree all = card.get("grants");
      for (int i = 0; i < all.size(); i++) {
        JsonTree grant = all.get(i);
        String name = grant.get("name").text();
        boolean taken =
            switch (grant.get("type").text()) {
              case "slot" ->
                  Slot.of(name).map(slot -> grants.icons.add(Icon.of(slot))).orElse(false);
              case "action" -> ActionIcon.of(name).map(grants.actions::add).orElse(false);
              case "stats" -> {
                grants.figures.merge(name, grant.get("value").number(), Integer::sum);
                yield true;
              }
              default -> false;
            };
        if (!taken) {
          ignored.add(new Ignored(Excerpt.quoted(name) + " is not used", at + "/grants/" + i));
        }
      }
    }

    /** Returns the known words of a list, and lists the others as ignored. */
    private <T> List<T> words(
        JsonTree card, String name, String at, Function<String, Optional<T>> known) {
      JsonTree list = card.get(name);
      List<T> found = new ArrayList<>();
      for (int i = 0; i < list.size(); i++) {
        String word = list.get(i).text();
        Optional<T> one = known.apply(word);
        if (one.isPresent()) {
          found.add(one.get());
        } else {
          ignored.add(
              new Ignored(
                  Excerpt.quoted(word) + " is not known",
                  at + Pointer.ROOT.append(name).append(i)));
        }
      }
      return found;
    }

    private static Optional<ShipSize> size(String word) {
      return Arrays.stream(ShipSize.values()).filter(size -> size.word().equals(word)).findFirst();
    }
  }

  /** The additions of a card to its ship. */
  private static final class Grants {

    private final List<Icon> icons = new ArrayList<>();
    private final List<ActionIcon> actions = new ArrayList<>();
    private final Map<String, Integer> figures = new HashMap<>();

    /** Adds the content of the card's other face. */
    void addOtherFace(Upgrade face) {
      icons.addAll(face.gains());
      actions.addAll(face.actions());
    }

    Changes changes() {
      return new Changes(
          figures.getOrDefault("skill", 0),
          figures.getOrDefault("attack", 0),
          figures.getOrDefault("agility", 0),
          figures.getOrDefault("hull", 0),
          figures.getOrDefault("shields", 0),
          figures.getOrDefault("energy", 0));
    }
  }
}
