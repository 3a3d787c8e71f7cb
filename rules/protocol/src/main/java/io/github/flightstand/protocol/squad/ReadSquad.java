package io.github.flightstand.protocol.squad;

import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.squad.BrokenRule;
import io.github.flightstand.rules.squad.Squad;
import io.github.flightstand.rules.squad.SquadCheck;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A squad as it was read; places are JSON Pointers.
 *
 * @param at the squad's place in the text
 * @param squad the ships and upgrades that are in the catalogue
 * @param places the places of the ships in the text, in their order
 * @param unknown the ids that are not in the catalogue; with them, the squad's legality is unknown
 * @param ignored the parts that were ignored
 */
public record ReadSquad(
    Optional<String> name,
    String at,
    Squad squad,
    List<Place> places,
    List<Unknown> unknown,
    List<Ignored> ignored) {

  /** The most ships of a squad. */
  public static final int MOST_SHIPS = 100;

  /** The most cards of one ship. */
  public static final int MOST_CARDS = 50;

  /** Throws an {@link IllegalArgumentException} unless there are as many places as ships. */
  public ReadSquad {
    places = List.copyOf(places);
    unknown = List.copyOf(unknown);
    ignored = List.copyOf(ignored);
    if (places.size() != squad.ships().size()) {
      throw new IllegalArgumentException(
          "every ship has a place, found " + places.size() + " for " + squad.ships().size());
    }
  }

  /** The places of a ship and its upgrades in the text, JSON Pointers in their order. */
  public record Place(String at, List<String> upgrades) {

    public Place {
      upgrades = List.copyOf(upgrades);
    }

    private Place under(String place) {
      return new Place(place + at, upgrades.stream().map(upgrade -> place + upgrade).toList());
    }
  }

  /** Returns the rules that the known part of the squad breaks. */
  public List<Reason> reasons(SquadCheck check) {
    return unknown.isEmpty() || !squad.ships().isEmpty()
        ? check.broken(squad).stream().map(this::reason).toList()
        : List.of();
  }

  /** Returns the ids of the known cards whose effects are missing in a game, each once. */
  public List<String> unwritten(CardSet inForce) {
    return squad.ships().stream()
        .flatMap(ship -> ship.unwritten(inForce).stream())
        .distinct()
        .toList();
  }

  /** Returns a sentence that refuses cards whose effects are missing. */
  public static String refusal(List<String> unwritten) {
    return "the effects of some cards are not written, expected none such, found "
        + String.join(", ", unwritten);
  }

  /** Returns whether it is legal, by its reasons not to be; empty without, if an id is unknown. */
  public Optional<Boolean> verdict(List<Reason> reasons) {
    return reasons.isEmpty() && !unknown.isEmpty()
        ? Optional.empty()
        : Optional.of(reasons.isEmpty());
  }

  private Reason reason(BrokenRule broken) {
    String where =
        broken
            .ship()
            .map(places::get)
            .map(
                place ->
                    broken.upgrade().map(index -> place.upgrades().get(index)).orElse(place.at()))
            .orElse(at);
    return new Reason(broken.clause(), broken.message(), where);
  }

  /** Returns the same squad, with one place, a JSON Pointer, standing for all its places. */
  public ReadSquad at(String place) {
    return new ReadSquad(
        name,
        place,
        squad,
        squad.ships().stream()
            .map(ship -> new Place(place, Collections.nCopies(ship.upgrades().size(), place)))
            .toList(),
        unknown,
        ignored);
  }

  /** Returns the same squad in a text that itself stands at {@code place}, a JSON Pointer. */
  public ReadSquad under(String place) {
    return new ReadSquad(
        name,
        place + at,
        squad,
        places.stream().map(one -> one.under(place)).toList(),
        unknown.stream().map(one -> one.under(place)).toList(),
        ignored.stream().map(one -> one.under(place)).toList());
  }
}
