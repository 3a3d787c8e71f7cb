package io.github.flightstand.rules.engine.state;

import io.github.flightstand.rules.Rules;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The crews on board ships of a set-up (004, headings on the material and on points). */
public final class CrewCheck {

  /**
   * Throws an {@link IllegalArgumentException} if the rules for boarding are not added, a crew has
   * no ship, pilots cost more than the ship, a ship with two stacks is not huge, or a side repeats
   * a unique name (004-005).
   */
  public static void check(
      Rules rules, List<Seat> seats, List<ShipCard> ships, Map<String, Crew> crews) {
    if (!crews.isEmpty() && rules.game().boarding().isEmpty()) {
      throw new IllegalArgumentException(
          "crews belong to the rules for boarding, expected \"boarding-2.2\" added to the rules");
    }
    for (Map.Entry<String, Crew> crew : crews.entrySet()) {
      ShipCard ship =
          ships.stream()
              .filter(card -> card.id().equals(crew.getKey()))
              .findFirst()
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "there is a crew of the ship '"
                              + crew.getKey()
                              + "', which is not in the game"));
      check(ship, crew.getValue());
    }
    seats.stream().map(Seat::team).distinct().forEach(team -> names(team, seats, ships, crews));
  }

  private static void check(ShipCard ship, Crew crew) {
    if (crew.stacks().stream().anyMatch(CrewStack::hides)) {
      throw new IllegalArgumentException(
          "the ship '" + ship.id() + "' has a hidden combat card, which only a view has");
    }
    if (crew.pilotPoints() > ship.points()) {
      throw new IllegalArgumentException(
          "the ship '%s' costs %s points, expected at least the %s of its pilots' cards"
              .formatted(ship.id(), ship.points(), crew.pilotPoints()));
    }
    if (crew.stacks().size() > 1 && ship.huge().isEmpty()) {
      throw new IllegalArgumentException(
          "only a huge ship has two stacks of combat cards, found '" + ship.id() + "' with them");
    }
  }

  private static void names(
      String team, List<Seat> seats, List<ShipCard> ships, Map<String, Crew> crews) {
    Map<String, String> bearers = new HashMap<>();
    for (ShipCard ship : ships) {
      Crew crew = crews.get(ship.id());
      boolean ours =
          seats.stream().anyMatch(s -> s.id().equals(ship.seat()) && s.team().equals(team));
      if (crew == null || !ours) {
        continue;
      }
      characters(crew)
          .filter(CombatCard::unique)
          .forEach(
              card -> {
                if (bearers.putIfAbsent(card.name(), ship.id()) != null) {
                  throw new IllegalArgumentException(
                      "the side '%s' has the unique name '%s' once, found it on '%s' and '%s'"
                          .formatted(team, card.name(), bearers.get(card.name()), ship.id()));
                }
              });
    }
  }

  /** Returns every card of a crew once; pilots who fight are also in a stack. */
  private static Stream<CombatCard> characters(Crew crew) {
    return Stream.concat(
        crew.pilots().stream(),
        crew.stacks().stream()
            .flatMap(stack -> stack.members().stream())
            .map(CrewMember::known)
            .filter(card -> !crew.pilots().contains(card)));
  }

  /** Returns a crew of the ship's own pilot, who has all its points (004-009). */
  public static Crew alone(ShipCard ship) {
    int points = Math.min(ship.points(), CombatCard.MOST_POINTS);
    return Crew.of(false, 1, List.of(new CombatCard(ship.id(), points, false)), List.of(List.of()));
  }
}
