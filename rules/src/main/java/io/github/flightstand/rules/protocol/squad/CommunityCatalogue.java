package io.github.flightstand.rules.protocol.squad;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.protocol.codec.Excerpt;
import io.github.flightstand.rules.squad.ActionIcon;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Changes;
import io.github.flightstand.rules.squad.Factions;
import io.github.flightstand.rules.squad.Figures;
import io.github.flightstand.rules.squad.Icon;
import io.github.flightstand.rules.squad.Needs;
import io.github.flightstand.rules.squad.Pilot;
import io.github.flightstand.rules.squad.ShipSize;
import io.github.flightstand.rules.squad.ShipType;
import io.github.flightstand.rules.squad.Slot;
import io.github.flightstand.rules.squad.Upgrade;
import io.github.flightstand.rules.squad.WeaponFigures;
import io.github.flightstand.rules.squad.WeaponFigures.Resource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A catalogue in the format of the community's data files of the first edition: {@code ships.js},
 * {@code pilots.js} and {@code upgrades.js} in one folder, each a JSON list.
 *
 * <p>A card that cannot be understood is passed over and listed, with the file and a JSON Pointer
 * into it, and so is a value of a card that can. Members for people to read are not used, but for
 * the heading of an attack, from which comes what a weapon asks for. What cards say in sentences
 * about who may have them, the files do not hold as figures, so it is not checked with them.
 *
 * @param catalogue what was understood
 * @param ignored what was passed over
 */
public record CommunityCatalogue(Catalogue catalogue, List<Ignored> ignored) {

  private static final Map<String, FiringArc> ARCS =
      Map.of(
          "Front", FiringArc.FRONT,
          "Turret", FiringArc.TURRET,
          "Auxiliary Rear", FiringArc.REAR,
          "Auxiliary 180", FiringArc.WIDE,
          "Bullseye", FiringArc.BULLSEYE);

  /** The columns of a table of maneuvers, as bearings. */
  private static final String BEARINGS = "TBFNYKLPERADS";

  /** The figures in a table of maneuvers, as colours. */
  private static final String COLOURS = " WGR";

  private static final Pattern HEADING =
      Pattern.compile("attack ?\\((target lock|focus|energy)\\)", Pattern.CASE_INSENSITIVE);
  private static final Pattern DISCARDS =
      Pattern.compile(
          "discard this card( and spend your target lock)? to (perform this )?attack",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern SPENDS_ENERGY =
      Pattern.compile("spend (\\d) energy from this card to perform", Pattern.CASE_INSENSITIVE);

  /** Copies the list. */
  public CommunityCatalogue {
    ignored = List.copyOf(ignored);
  }

  /**
   * Reads the three files of a folder.
   *
   * @throws IOException if one cannot be read
   * @throws UnreadableSquadException if one is no JSON list
   */
  public static CommunityCatalogue read(Path folder) throws IOException, UnreadableSquadException {
    return of(
        Files.readString(folder.resolve("ships.js")),
        Files.readString(folder.resolve("pilots.js")),
        Files.readString(folder.resolve("upgrades.js")));
  }

  /**
   * Reads the texts of the three files.
   *
   * @throws UnreadableSquadException if one is no JSON list
   */
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
            List.copyOf(reading.upgrades.values())),
        reading.ignored);
  }

  /** What is wrong with a card. */
  private static final class UnusableCardException extends Exception {

    private static final long serialVersionUID = 1L;

    UnusableCardException(String sentence) {
      super(sentence);
    }
  }

  /** Reads a card. */
  private interface CardReading {
    void read(JsonNode card, String at) throws UnusableCardException;
  }

  /** Three files being read. */
  private static final class Reading {

    private final JsonMapper mapper = new JsonMapper();
    private final Map<String, ShipType> ships = new LinkedHashMap<>();
    private final Map<String, String> shipIds = new HashMap<>();
    private final Map<String, Pilot> pilots = new LinkedHashMap<>();
    private final Map<String, Upgrade> upgrades = new LinkedHashMap<>();
    private final List<Ignored> ignored = new ArrayList<>();

    void rows(String file, String text, CardReading reading) throws UnreadableSquadException {
      JsonNode list;
      try {
        list = mapper.readTree(text);
      } catch (JsonProcessingException malformed) {
        throw new UnreadableSquadException("'" + file + "' is no JSON, expected a list of cards");
      }
      if (!list.isArray()) {
        throw new UnreadableSquadException("'" + file + "' is no list, expected one of cards");
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

    void ship(JsonNode card, String at) throws UnusableCardException {
      String name = text(card, "name");
      String id = text(card, "xws");
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
              base(name, text(card, "size")),
              new Figures(
                  optional(card, "attack"),
                  number(card, "agility"),
                  number(card, "hull"),
                  number(card, "shields"),
                  optional(card, "energy")),
              words(card, "actions", at, ActionIcon::of),
              arcs.stream().flatMap(arc -> Optional.ofNullable(ARCS.get(arc)).stream()).toList(),
              arcs.contains("Mobile"),
              WeaponRange.PRIMARY,
              otherSection(id),
              dial(card));
      keep(ships, id, type);
      shipIds.put(name, id);
    }

    void pilot(JsonNode card, String at) throws UnusableCardException {
      String id = text(card, "xws");
      String shipName = text(card, "ship");
      String ship = shipIds.get(shipName);
      if (ship == null) {
        throw new UnusableCardException("there is no ship " + Excerpt.quoted(shipName));
      }
      String faction = Factions.main(text(card, "faction"));
      JsonNode own = card.path("ship_override");
      Pilot pilot =
          new Pilot(
              id,
              text(card, "name"),
              ship,
              Optional.of(faction),
              number(card, "skill"),
              number(card, "points"),
              card.path("unique").asBoolean(),
              words(card, "slots", at, Slot::of),
              own.isObject()
                  ? Optional.of(
                      new Figures(
                          optional(own, "attack"),
                          number(own, "agility"),
                          number(own, "hull"),
                          number(own, "shields"),
                          Optional.empty()))
                  : Optional.empty());
      keep(pilots, ship + "/" + faction + "/" + id, pilot);
    }

    void upgrade(JsonNode card, String at) throws UnusableCardException {
      String id = text(card, "xws");
      if (card.has("dualCard") && upgrades.containsKey(id)) {
        return; // The other face of one card.
      }
      String written = text(card, "slot");
      Slot slot =
          Slot.of(written)
              .orElseThrow(
                  () -> new UnusableCardException("there is no slot " + Excerpt.quoted(written)));
      Grants grants = new Grants();
      if (!card.has("dualCard")) {
        grants(card, at, grants);
      }
      Optional<Integer> energy = optional(card, "energy");
      if (slot == Slot.TITLE) {
        grants.figures.merge("energy", energy.orElse(0), Integer::sum);
      }
      keep(
          upgrades,
          id,
          new Upgrade(
              id,
              text(card, "name"),
              slot,
              number(card, "points"),
              card.path("unique").asBoolean(),
              optional(card, "squadLimited"),
              card.path("limited").asBoolean(),
              Needs.builder()
                  .factions(
                      card.has("faction")
                          ? List.of(Factions.main(text(card, "faction")))
                          : List.of())
                  .sizes(Set.copyOf(words(card, "size", at, Reading::size)))
                  .ships(words(card, "ship", at, Optional::of))
                  .build(),
              1,
              grants.icons,
              List.of(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              grants.changes(),
              grants.actions,
              energy.filter(any -> slot != Slot.TITLE),
              weapon(card),
              Optional.empty()));
    }

    private static <T> void keep(Map<String, T> cards, String id, T card)
        throws UnusableCardException {
      if (cards.putIfAbsent(id, card) != null) {
        throw new UnusableCardException("its id " + Excerpt.quoted(id) + " is another card's");
      }
    }

    private void grants(JsonNode card, String at, Grants grants) {
      JsonNode all = card.path("grants");
      for (int i = 0; i < all.size(); i++) {
        JsonNode grant = all.get(i);
        String name = grant.path("name").asText();
        boolean taken =
            switch (grant.path("type").asText()) {
              case "slot" ->
                  Slot.of(name).map(slot -> grants.icons.add(Icon.of(slot))).orElse(false);
              case "action" -> ActionIcon.of(name).map(grants.actions::add).orElse(false);
              case "stats" -> {
                grants.figures.merge(name, grant.path("value").asInt(), Integer::sum);
                yield true;
              }
              default -> false;
            };
        if (!taken) {
          ignored.add(new Ignored(Excerpt.quoted(name) + " is not used", at + "/grants/" + i));
        }
      }
    }

    /** Returns the words of a list that are known; the others are listed. */
    private <T> List<T> words(
        JsonNode card, String name, String at, Function<String, Optional<T>> known) {
      JsonNode list = card.path(name);
      List<T> found = new ArrayList<>();
      for (int i = 0; i < list.size(); i++) {
        String word = list.get(i).asText();
        Optional<T> one = known.apply(word);
        if (one.isPresent()) {
          found.add(one.get());
        } else {
          ignored.add(
              new Ignored(
                  Excerpt.quoted(word) + " is not known",
                  at + JsonPointer.empty().appendProperty(name).appendIndex(i)));
        }
      }
      return found;
    }

    private static Optional<ShipSize> size(String word) {
      for (ShipSize size : ShipSize.values()) {
        if (size.word().equals(word)) {
          return Optional.of(size);
        }
      }
      return Optional.empty();
    }
  }

  /** What a card adds to its ship. */
  private static final class Grants {

    private final List<Icon> icons = new ArrayList<>();
    private final List<ActionIcon> actions = new ArrayList<>();
    private final Map<String, Integer> figures = new HashMap<>();

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

  private static String text(JsonNode card, String name) throws UnusableCardException {
    JsonNode value = card.path(name);
    if (!value.isTextual() || value.asText().isEmpty()) {
      throw new UnusableCardException("'" + name + "' is no text");
    }
    return value.asText();
  }

  private static int number(JsonNode card, String name) throws UnusableCardException {
    return optional(card, name)
        .orElseThrow(() -> new UnusableCardException("'" + name + "' is no whole number"));
  }

  private static Optional<Integer> optional(JsonNode card, String name) {
    JsonNode value = card.path(name);
    if (value.isInt()) {
      return Optional.of(value.asInt());
    }
    return value.asText().matches("[+-]?[0-9]{1,4}")
        ? Optional.of(Integer.parseInt(value.asText()))
        : Optional.empty();
  }

  private static BaseSize base(String name, String size) throws UnusableCardException {
    return switch (size) {
      case "small" -> BaseSize.SMALL;
      case "medium" -> BaseSize.MEDIUM;
      case "large" -> BaseSize.LARGE;
      case "huge" -> name.contains("Corvette") ? BaseSize.HUGE_CORVETTE : BaseSize.HUGE_TRANSPORT;
      default -> throw new UnusableCardException("there is no size " + Excerpt.quoted(size));
    };
  }

  private static Optional<String> otherSection(String id) {
    if (id.endsWith("fore")) {
      return Optional.of(id.substring(0, id.length() - "fore".length()) + "aft");
    }
    return id.endsWith("aft") && id.contains("corvette")
        ? Optional.of(id.substring(0, id.length() - "aft".length()) + "fore")
        : Optional.empty();
  }

  /** The dial's codes where the file has them, else its table by speed and bearing. */
  private static Dial dial(JsonNode card) throws UnusableCardException {
    List<String> codes = new ArrayList<>();
    JsonNode dial = card.path("dial");
    if (dial.isArray()) {
      dial.forEach(code -> codes.add(code.asText()));
      return Dial.parse(String.join(" ", codes));
    }
    JsonNode table = card.path("maneuvers");
    JsonNode energies = card.path("maneuvers_energy");
    for (int speed = 0; speed < table.size(); speed++) {
      JsonNode row = table.get(speed);
      for (int column = 0; column < row.size(); column++) {
        int colour = row.get(column).asInt();
        if (colour < 0 || colour >= COLOURS.length() || column >= BEARINGS.length()) {
          throw new UnusableCardException("'maneuvers' is no table of bearings and colours");
        }
        int energy = energies.path(speed).path(column).asInt();
        if (colour > 0) {
          codes.add(
              ""
                  + speed
                  + (speed == 0 ? 'O' : BEARINGS.charAt(column))
                  + COLOURS.charAt(colour)
                  + (energy > 0 ? "+" + energy : ""));
        }
      }
    }
    if (codes.isEmpty()) {
      throw new UnusableCardException("neither 'dial' nor 'maneuvers' has a maneuver");
    }
    return Dial.parse(String.join(" ", codes));
  }

  private static Optional<WeaponFigures> weapon(JsonNode card) throws UnusableCardException {
    if (!card.has("attack") || !card.path("range").isTextual()) {
      return Optional.empty();
    }
    String range = text(card, "range");
    if (!range.matches("[1-5](-[1-5])?")) {
      throw new UnusableCardException("'range' is " + Excerpt.quoted(range));
    }
    WeaponRange bands =
        new WeaponRange(range.charAt(0) - '0', range.charAt(range.length() - 1) - '0');
    String text = card.path("text").asText().replaceAll("<[^>]*>", "");
    Matcher heading = HEADING.matcher(text);
    Optional<Resource> requires =
        heading.find() ? Optional.of(resource(heading.group(1))) : Optional.empty();
    Matcher energy = SPENDS_ENERGY.matcher(text);
    int cost = energy.find() ? Integer.parseInt(energy.group(1)) : 0;
    return Optional.of(
        new WeaponFigures(
            number(card, "attack"),
            bands,
            text.contains("your firing arc") && text.contains("outside")
                ? FiringArc.TURRET
                : FiringArc.FRONT,
            requires,
            spends(text, cost),
            cost,
            DISCARDS.matcher(text).find()));
  }

  private static Resource resource(String word) {
    return switch (word.charAt(0)) {
      case 't', 'T' -> Resource.LOCK;
      case 'f', 'F' -> Resource.FOCUS;
      default -> Resource.ENERGY;
    };
  }

  private static Optional<Resource> spends(String text, int energy) {
    if (energy > 0) {
      return Optional.of(Resource.ENERGY);
    }
    if (text.contains("pend your target lock")) {
      return Optional.of(Resource.LOCK);
    }
    return text.contains("pend 1 focus token to perform")
        ? Optional.of(Resource.FOCUS)
        : Optional.empty();
  }
}
