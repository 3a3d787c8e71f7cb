package io.github.flightstand.tools.page.game;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.protocol.squad.CatalogueFiles;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Pilot;
import io.github.flightstand.rules.squad.Upgrade;
import io.github.flightstand.tools.EventWords;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names for people in place of a game's ids and keys: pilots for ships that have the ids of their
 * cards, upgrades for theirs, and words for options.
 *
 * <pre>{@code
 * names.of("academypilot-2")             // Academy Pilot 2
 * names.ofOption("barrelRoll:left")      // barrel roll left
 * names.ofOption("hit2 blank1")          // 2 hit, 1 blank
 * }</pre>
 */
public final class Names implements EventWords.Names {

  /** A ship's id: of its pilot, in an epic game after its player, and a number from the second. */
  private static final Pattern SHIP = Pattern.compile("(?:[^-]*-)?([a-z][a-z0-9]*)(?:-(\\d+))?");

  private static final Pattern MANEUVER = Pattern.compile("\\d[A-Z][A-Z]");
  private static final Pattern MOVE = Pattern.compile("(barrelRoll|boost|decloak):.*");
  private static final Pattern DICE = Pattern.compile("([a-z]+\\d+)( [a-z]+\\d+)*");
  private static final Pattern DIE = Pattern.compile("([a-z]+)(\\d+)");

  /** Where a word of several begins its next one: {@code barrelRoll}. */
  private static final Pattern HUMP = Pattern.compile("(?<=[a-z])(?=[A-Z])");

  /** The parts of keys that say more or less than their word. */
  private static final Map<String, String> PARTS =
      Map.ofEntries(
          Map.entry("primary", "primary weapon,"),
          Map.entry("secondary", ""),
          Map.entry("precise", "at the engines:"),
          Map.entry("front", "front arc"),
          Map.entry("rear", "rear arc"),
          Map.entry("turret", "turret"),
          Map.entry("card", "the card"),
          Map.entry("lock", "target lock"),
          Map.entry("fore", "fore section"),
          Map.entry("aft", "aft section"),
          Map.entry("none", "no dice"));

  /** The faces of damage cards, which stand in their ids after the deck's name. */
  private static final Set<String> DAMAGE =
      DamageDecks.cards().ids().stream()
          .map(id -> id.substring(id.indexOf('/') + 1))
          .collect(Collectors.toUnmodifiableSet());

  private final Catalogue catalogue = CatalogueFiles.standard();
  private final Map<String, String> ships = new HashMap<>();
  private State now;

  /** Creates the names of a game's ships and cards. */
  public Names(State state) {
    now = state;
    Map<String, List<ShipState>> alike =
        state.ships().stream().collect(Collectors.groupingBy(ship -> plain(ship.id())));
    alike.forEach(
        (name, all) -> {
          boolean shared = all.stream().map(ShipState::seat).distinct().count() > 1;
          all.forEach(
              ship -> ships.put(ship.id(), shared ? name + " (" + ship.seat() + ")" : name));
        });
  }

  /** Takes a later state, beside whose ships the cards lie that are meant by their places. */
  public void see(State later) {
    now = later;
  }

  @Override
  public String apply(String id) {
    return of(id);
  }

  @Override
  public String card(CardRef card) {
    if (card.place() == CardRef.Place.HELD) {
      String id = now.ship(card.ship()).cards().get(card.index()).id();
      return named(id) + " of " + of(card.ship());
    }
    return card.damages()
        ? "a damage card of " + of(card.ship())
        : EventWords.Names.super.card(card);
  }

  private String plain(String id) {
    Matcher parts = SHIP.matcher(id);
    if (!parts.matches()) {
      return id;
    }
    String number = parts.group(2) == null ? "" : " " + parts.group(2);
    return pilot(parts.group(1)).map(name -> name + number).orElse(id);
  }

  private Optional<String> pilot(String id) {
    return catalogue.pilots(id).stream().map(Pilot::name).findFirst();
  }

  /** Returns the printed name of a ship's type, if its card is one of the catalogue's. */
  Optional<String> type(ShipCard card) {
    Matcher parts = SHIP.matcher(card.id());
    return card.cards().stream()
        .filter(id -> id.indexOf('.') > 0)
        .findFirst()
        .flatMap(id -> catalogue.ship(id.substring(0, id.indexOf('.'))))
        .or(
            () ->
                Optional.of(parts)
                    .filter(Matcher::matches)
                    .flatMap(pilot -> catalogue.pilots(pilot.group(1)).stream().findFirst())
                    .flatMap(pilot -> catalogue.ship(pilot.ship())))
        .map(type -> type.names().get(0));
  }

  /** Returns the name of a ship, card or move; other words as they are. */
  String of(String id) {
    String ship = ships.get(id);
    if (ship != null) {
      return ship;
    }
    if (MANEUVER.matcher(id).matches()) {
      return Maneuver.parse(id).words();
    }
    if (MOVE.matcher(id).matches()) {
      return ofOption(id);
    }
    if (DAMAGE.contains(id) || Action.ofWord(id).isPresent()) {
      return words(id);
    }
    return card(id).orElse(id);
  }

  private Optional<String> card(String id) {
    int dot = id.indexOf('.');
    return dot < 0
        ? catalogue.upgrade(id).map(Upgrade::name)
        : pilot(id.substring(dot + 1)).map(name -> "the pilot's ability");
  }

  /** Returns the names of the cards of ships, by their ids. */
  Map<String, String> cards() {
    return now.ships().stream()
        .map(ShipState::card)
        .flatMap(ship -> Stream.concat(ship.cards().stream(), ship.bombs().stream().map(Bomb::id)))
        .distinct()
        .collect(Collectors.toMap(id -> id, this::of));
  }

  /** Returns the words for an option's key. */
  String ofOption(String key) {
    if (DICE.matcher(key).matches()) {
      return Arrays.stream(key.split(" "))
          .map(DIE::matcher)
          .filter(Matcher::matches)
          .map(die -> die.group(2) + " " + die.group(1))
          .collect(Collectors.joining(", "));
    }
    return Arrays.stream(key.split(":"))
        .map(this::part)
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private String part(String part) {
    int slash = part.indexOf('/');
    if (slash > 0) {
      String card = part.substring(slash + 1);
      return named(card.replaceFirst("#.*", "")) + " of " + of(part.substring(0, slash));
    }
    String word = PARTS.get(part);
    return word == null ? named(part) : word;
  }

  /** Returns a name, or the words that a key was made of. */
  private String named(String part) {
    String name = of(part);
    return name.equals(part) && !ships.containsKey(part) && !part.matches(".*\\d")
        ? words(part)
        : name;
  }

  private static String words(String key) {
    return HUMP.matcher(key).replaceAll(" ").replace('-', ' ').toLowerCase(Locale.ROOT);
  }

  /** Returns who plays with which ships: {@code A: Wedge Antilles and Biggs Darklighter; B: …}. */
  String title(State state) {
    return state.seats().stream()
        .map(Seat::id)
        .sorted()
        .map(seat -> seat + ": " + squad(state, seat))
        .collect(Collectors.joining("; "));
  }

  /** Names a player's ships, those of one pilot together. */
  private String squad(State state, String seat) {
    return state.ships().stream()
        .filter(ship -> ship.seat().equals(seat))
        .map(ship -> of(ship.id()).replaceFirst("( \\(.*\\))?$", "").replaceFirst(" \\d+$", ""))
        .collect(Collectors.groupingBy(name -> name, LinkedHashMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .map(one -> (one.getValue() > 1 ? one.getValue() + " " : "") + one.getKey())
        .collect(Collectors.joining(", "));
  }
}
