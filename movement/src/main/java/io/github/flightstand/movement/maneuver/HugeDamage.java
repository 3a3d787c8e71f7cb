package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.parts.Section;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The damage that overlaps with huge ships earn (002, headings on overlaps).
 *
 * <p>Between huge ships the section is concerned that overlaps at the maneuver's nominal end,
 * before backing up; for a ship that is only met on the way back, the one in contact at the stop.
 * Of what is run over, a section is concerned if it is on it at the stop. If both are, or the ship
 * is one section only, the damage names none: the owner's opponent chooses.
 *
 * @param stopped the ship where it stopped, and after it what it tows
 * @param atNominal the same where they would have ended
 * @param overlapped ids of the ships that they overlap there
 */
record HugeDamage(
    Table table,
    List<Ship> stopped,
    List<Ship> atNominal,
    Collection<String> overlapped,
    double contact) {

  /** How far a ship that backed up may be from contact at most, in millimetres. */
  private static final double STOP_ERROR = 1e-9;

  private Ship mover() {
    return stopped.get(0);
  }

  /**
   * Returns the cards for huge ships that bumped: one for the mover, however many it touches, and
   * one for each that it touches. A huge ship that stands in as an obstacle takes none.
   *
   * @param touching ids of the huge ships that it touches
   */
  List<DamageOwed> bumped(Collection<String> touching) {
    List<DamageOwed> cards = new ArrayList<>();
    List<Ship> others = touching.stream().map(id -> table.ship(id).orElseThrow()).toList();
    if (!others.isEmpty()) {
      Set<SectionName> concerned = EnumSet.noneOf(SectionName.class);
      others.forEach(other -> concerned.addAll(met(bodyOver(other).get(0), List.of(other))));
      cards.add(card(mover(), concerned));
    }
    for (Ship other : others) {
      if (!other.standsIn()) {
        cards.add(card(other, met(other, bodyOver(other))));
      }
    }
    return cards;
  }

  /** Returns the ships that moved where their overlap with another ship is judged. */
  private List<Ship> bodyOver(Ship other) {
    return overlapped.contains(other.id()) ? atNominal : stopped;
  }

  /**
   * Returns the dice for small and large ships that a huge ship destroyed, for its fore section.
   */
  List<DamageOwed> rammed(Collection<String> rammed) {
    int dice = 0;
    for (String id : rammed) {
      dice += dice(table.ship(id).orElseThrow());
    }
    Optional<SectionName> fore = mover().base().section(SectionName.FORE).map(Section::name);
    return dice == 0
        ? List.of()
        : List.of(new DamageOwed(DamageOwed.Kind.ATTACK_DIE, dice, mover().id(), fore));
  }

  private static int dice(Ship rammed) {
    return switch (rammed.base().size()) {
      case SMALL -> 1;
      // The booklet knows no medium ships; like large ones they are more than a fighter.
      case MEDIUM, LARGE -> 2;
      case HUGE_TRANSPORT, HUGE_CORVETTE -> 0;
    };
  }

  /** Returns the one card for obstacles under a huge ship, however many there are. */
  List<DamageOwed> removed(Collection<String> removed) {
    List<Shape> outlines =
        table.obstacles().stream()
            .filter(obstacle -> removed.contains(obstacle.id()))
            .<Shape>map(obstacle -> obstacle.outline().placedIn(mover().pose().inverse()))
            .toList();
    return outlines.isEmpty()
        ? List.of()
        : List.of(card(mover(), within(mover(), outlines, -contact)));
  }

  /** Returns the die of a small or large ship that bumped into huge ones. */
  static Optional<DamageOwed> bumpedInto(Table table, Ship mover, List<String> touching) {
    for (int i = 0; i < touching.size(); i++) {
      if (table.ships().get(table.place(touching.get(i))).base().size().isHuge()) {
        return Optional.of(
            new DamageOwed(DamageOwed.Kind.ATTACK_DIE, 1, mover.id(), Optional.empty()));
      }
    }
    return Optional.empty();
  }

  /** Returns the outline of a ship in another one's frame. */
  private static Shape seenFrom(Ship ship, Ship other) {
    return other.base().outline().placedIn(other.pose().relativeTo(ship.pose()));
  }

  /** Returns a card for the section concerned, if it is just one. */
  private static DamageOwed card(Ship ship, Collection<SectionName> concerned) {
    return new DamageOwed(
        DamageOwed.Kind.CARD,
        1,
        ship.id(),
        concerned.size() == 1 ? concerned.stream().findFirst() : Optional.empty());
  }

  /**
   * Returns the sections of a ship that others overlap or, if they overlap none, with which they
   * are in contact: who is stuck at its start may overlap one section and be flush with the other.
   */
  private List<SectionName> met(Ship ship, List<Ship> others) {
    List<Shape> seen = others.stream().map(other -> seenFrom(ship, other)).toList();
    List<SectionName> deep = within(ship, seen, -contact - STOP_ERROR);
    return deep.isEmpty() ? within(ship, seen, contact) : deep;
  }

  /** Returns the sections to which any of the shapes comes so near. */
  private static List<SectionName> within(Ship ship, List<Shape> shapes, double limit) {
    List<SectionName> near = new ArrayList<>();
    for (Section section : ship.base().sections()) {
      if (shapes.stream().anyMatch(s -> Separation.between(section.outline(), s) <= limit)) {
        near.add(section.name());
      }
    }
    return near;
  }
}
