package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.squad.Ignored;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.protocol.squad.Reason;
import io.github.flightstand.rules.BoardingRules;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.squad.Slot;
import io.github.flightstand.rules.squad.SquadShip;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A squad under the rules for boarding: what its crews cost, and who may be on board (004, headings
 * on the material and on points; 004-001, -004 to -006, -009 to -011).
 */
public final class CrewedSquad {

  private final Optional<BoardingRules> rules;
  private final List<SquadShipJson> ships;
  private final Optional<ReadSquad> made;

  /**
   * Creates a squad.
   *
   * @param made the catalogue's cards of the ships, if any
   */
  public CrewedSquad(Rules inForce, List<SquadShipJson> ships, Optional<ReadSquad> made) {
    rules = inForce.game().boarding();
    this.ships = List.copyOf(ships);
    this.made = made;
  }

  /**
   * Returns a ship's crew, if the ship names one or its pilot is known from the catalogue.
   *
   * @throws IllegalArgumentException if the crew is impossible
   */
  Optional<Crew> crew(SquadShipJson ship, int points) {
    Optional<CombatCard> pilot = rules.isEmpty() ? Optional.empty() : pilot(ship);
    Optional<CrewJson> said = ship.crew().or(() -> pilot.map(any -> CrewJson.NONE));
    return said.map(crew -> crew.crew(ship.id(), points, pilot));
  }

  private Optional<CombatCard> pilot(SquadShipJson ship) {
    return card(ship)
        .map(SquadShip::pilot)
        .map(pilot -> new CombatCard(pilot.name(), pilot.points(), pilot.unique()));
  }

  private Optional<SquadShip> card(SquadShipJson ship) {
    return made.stream()
        .flatMap(read -> read.squad().ships().stream())
        .filter(one -> one.id().equals(ship.id()) && ship.ship().isPresent())
        .findFirst();
  }

  /** Returns the points of the crews and the boarding gear, beyond those of the ships' cards. */
  public int extra() {
    return rules.isEmpty() ? 0 : ships.stream().mapToInt(this::extra).sum();
  }

  private int extra(SquadShipJson ship) {
    int points = points(ship);
    try {
      return crew(ship, points)
          .map(crew -> crew.cost(points, rules.orElseThrow()) - points)
          .orElse(0);
    } catch (IllegalArgumentException impossible) {
      return 0;
    }
  }

  private int points(SquadShipJson ship) {
    return ship.points().or(() -> card(ship).map(SquadShip::points)).orElse(0);
  }

  /**
   * Returns the rules for boarding that the squad breaks.
   *
   * @param at the squad's place, a JSON Pointer
   */
  public List<Reason> reasons(String at) {
    List<Reason> reasons = new ArrayList<>();
    if (rules.isEmpty()) {
      return reasons;
    }
    Set<String> names = new HashSet<>();
    for (int i = 0; i < ships.size(); i++) {
      SquadShipJson ship = ships.get(i);
      if (ship.crew().isEmpty()) {
        continue;
      }
      String place = at + "/ships/" + i + "/crew";
      try {
        Crew crew = crew(ship, points(ship)).orElseThrow();
        seats(ship, crew).ifPresent(why -> reasons.add(reason("004-004", why, place)));
        characters(crew)
            .filter(card -> card.unique() && !names.add(card.name()))
            .map(card -> "the unique name '" + card.name() + "' is found again, expected it once")
            .forEach(why -> reasons.add(reason("004-005", why, place)));
      } catch (IllegalArgumentException impossible) {
        reasons.add(reason("004-004", String.valueOf(impossible.getMessage()), place));
      }
    }
    return reasons;
  }

  private static Reason reason(String clause, String message, String at) {
    return new Reason(Optional.of(clause), message, at);
  }

  /** Crew cards also take seats, although they do not fight (004-004, -007). */
  private Optional<String> seats(SquadShipJson ship, Crew crew) {
    long passengers =
        card(ship).stream()
            .flatMap(card -> card.upgrades().stream())
            .filter(upgrade -> upgrade.slot() == Slot.CREW)
            .count();
    long aboard =
        passengers + crew.stacks().stream().mapToInt(stack -> stack.members().size()).sum();
    return aboard <= crew.seats()
        ? Optional.empty()
        : Optional.of(
            "'%s' has %s%s, expected as many characters and crew cards at most, found %s"
                .formatted(
                    ship.id(), crew.seats(), crew.seats() == 1 ? " seat" : " seats", aboard));
  }

  private static Stream<CombatCard> characters(Crew crew) {
    return Stream.concat(
            crew.pilots().stream(),
            crew.stacks().stream().flatMap(s -> s.members().stream()).map(CrewMember::known))
        .distinct();
  }

  /**
   * Returns what is ignored: crews where the rules for boarding are not in force.
   *
   * @param at the squad's place, a JSON Pointer
   */
  public List<Ignored> ignored(String at) {
    List<Ignored> ignored = new ArrayList<>();
    for (int i = 0; rules.isEmpty() && i < ships.size(); i++) {
      if (ships.get(i).crew().isPresent()) {
        ignored.add(
            new Ignored(
                "'crew' belongs to the rules for boarding, which are not added",
                at + "/ships/" + i + "/crew"));
      }
    }
    return ignored;
  }
}
