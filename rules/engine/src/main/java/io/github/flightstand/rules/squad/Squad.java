package io.github.flightstand.rules.squad;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The ships that a player brings. */
public record Squad(List<SquadShip> ships) {

  public Squad {
    ships = List.copyOf(ships);
  }

  /** Returns the squad's cost in points. */
  public int points() {
    return ships.stream().mapToInt(SquadShip::points).sum();
  }

  /** Returns the faction of its first ship. */
  public Optional<String> faction() {
    return ships.stream().findFirst().flatMap(ship -> ship.pilot().faction());
  }

  /**
   * Returns a ship as a game uses it, without action icons that games do not know and without the
   * other sides of huge ships' cards. A corvette's sections are one ship, with the name, attack and
   * arcs of the fore section. Its card is the fore section's, and an aft section returns empty.
   *
   * @throws IllegalArgumentException if a section of a corvette lacks the other
   */
  public Optional<ShipCard> card(int index, String seat) {
    SquadShip ship = ships.get(index);
    if (!ship.type().base().isHuge()) {
      Figures figures = ship.figures();
      return Optional.of(
          ship.cardInTheMaking(seat)
              .hull(figures.hull())
              .shields(figures.shields())
              .actions(ship.knownActions())
              .bombs(ship.bombs())
              .weapons(ship.weapons())
              .build());
    }
    if (ship.type().otherSection().isEmpty()) {
      return Optional.of(
          ship.cardInTheMaking(seat)
              .weapons(ship.weapons())
              .huge(huge(ship, List.of(section(ship, Optional.empty())), ship))
              .build());
    }
    SquadShip other = otherSection(index);
    if (ship.figures().energy().isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        ship.cardInTheMaking(seat)
            .points(ship.points() + other.points())
            .arcs(arcs(ship, other))
            .weapons(ship.weapons())
            .huge(
                huge(
                    ship,
                    List.of(
                        section(ship, Optional.of(SectionName.FORE)),
                        section(other, Optional.of(SectionName.AFT))),
                    other))
            .build());
  }

  /** Returns the cards of a game's ship: for a corvette those of both sections. */
  public List<SquadShip> madeOf(int index) {
    SquadShip ship = ships.get(index);
    return ship.type().otherSection().isEmpty()
        ? List.of(ship)
        : List.of(ship, otherSection(index));
  }

  /**
   * Returns for each of a corvette's cards the section, 0 or 1, that has room for it, if a list
   * names only the whole ship. It is 0 for a title, a modification and a card that there is no room
   * for.
   */
  public static List<Integer> sections(List<SquadShip> corvette, List<Upgrade> cards) {
    return UpgradeBar.sections(corvette, cards);
  }

  /** Returns the arcs of both sections, from which the primary weapon fires (002-029). */
  private static List<FiringArc> arcs(SquadShip fore, SquadShip aft) {
    return Stream.concat(fore.type().arcs().stream(), aft.type().arcs().stream())
        .distinct()
        .toList();
  }

  private SquadShip otherSection(int index) {
    return partner(index)
        .map(ships::get)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "a corvette has two sections, found only '"
                        + ships.get(index).type().name()
                        + "'"));
  }

  /**
   * Returns the index of a corvette's other section, if the squad has it; of several corvettes the
   * first sections belong together.
   */
  Optional<Integer> partner(int index) {
    ShipType type = ships.get(index).type();
    long before =
        ships.subList(0, index).stream().filter(one -> one.type().id().equals(type.id())).count();
    return IntStream.range(0, ships.size())
        .filter(i -> type.otherSection().filter(ships.get(i).type().id()::equals).isPresent())
        .skip(before)
        .boxed()
        .findFirst();
  }

  private static HugeCard huge(SquadShip ship, List<SectionCard> sections, SquadShip energised) {
    return new HugeCard(sections, energised.figures().energy().orElse(0), ship.type().range());
  }

  private static SectionCard section(SquadShip ship, Optional<SectionName> name) {
    return new SectionCard(
        name,
        ship.figures().hull(),
        ship.figures().shields(),
        ship.knownActions(),
        SectionCard.Crippled.NOTHING);
  }

  boolean has(String id) {
    return ships.stream()
        .anyMatch(
            ship ->
                ship.pilot().id().equals(id)
                    || ship.upgrades().stream().anyMatch(card -> card.id().equals(id)));
  }
}
