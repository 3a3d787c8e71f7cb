package io.github.flightstand.protocol.squad;

import io.github.flightstand.rules.squad.BrokenRule;
import io.github.flightstand.rules.squad.Squad;
import io.github.flightstand.rules.squad.SquadCheck;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A squad as it was read; places are JSON Pointers.
 *
 * @param at where the squad stands in the text
 * @param squad the ships and upgrades that are in the catalogue
 * @param places where the ships stand in the text, in their order
 * @param unknown what is not in the catalogue: nobody can tell whether the squad is legal with it
 * @param ignored what was passed over
 */
public record ReadSquad(
    Optional<String> name,
    String at,
    Squad squad,
    List<Place> places,
    List<Unknown> unknown,
    List<Ignored> ignored) {

  /** How many ships a squad has at most. */
  public static final int MOST_SHIPS = 100;

  /** How many cards one ship of a squad has at most. */
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

  /** Where a ship and its upgrades stand in the text, JSON Pointers in their order. */
  public record Place(String at, List<String> upgrades) {

    /** Copies the list. */
    public Place {
      upgrades = List.copyOf(upgrades);
    }

    private Place under(String place) {
      return new Place(place + at, upgrades.stream().map(upgrade -> place + upgrade).toList());
    }
  }

  /** Returns why it is not legal: the rules that what is known of it breaks. */
  public List<Reason> reasons(SquadCheck check) {
    return unknown.isEmpty() || !squad.ships().isEmpty()
        ? check.broken(squad).stream().map(this::reason).toList()
        : List.of();
  }

  /** Whether it is legal by the reasons not to be; empty without, if something is not known. */
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

  /** Returns the same squad where one place of a text stands for all of it, a JSON Pointer. */
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
