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
 * The damage that overlaps with huge ships cause (002, headings on overlaps).
 *
 * <p>Between huge ships, the damaged section is the one that overlaps at the maneuver's nominal
 * end, before backing up. For a ship that is only met on the way back, it is the one in contact at
 * the stop. When something is run over, it is the section on top at the stop. If that is both
 * sections, or the ship has only one, the damage names none and the owner's opponent chooses.
 *
 * @param stopped the ship where it stopped, then its tow
 * @param atNominal the same ships at the nominal end
 * @param overlapped the ids of the ships that they overlap at the nominal end
 */
record HugeDamage(
    Table table,
    List<Ship> stopped,
    List<Ship> atNominal,
    Collection<String> overlapped,
    double contact) {

  /** The greatest gap, in millimeters, between a ship that backed up and contact. */
  private static final double STOP_ERROR = 1e-9;

  private Ship mover() {
    return stopped.get(0);
  }

  /**
   * Returns the cards for huge ships that bumped. The mover gets one, and so does each ship that it
   * touches, except those that stand in as obstacles.
   *
   * @param touching the ids of the huge ships that it touches
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

  /** Returns the ships that moved, where their overlap with another ship is judged. */
  private List<Ship> bodyOver(Ship other) {
    return overlapped.contains(other.id()) ? atNominal : stopped;
  }

  /** Returns the dice for rammed small and large ships, against the mover's fore section. */
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
      // The booklet has no medium ships; like large ones they are more than a fighter.
      case MEDIUM, LARGE -> 2;
      case HUGE_TRANSPORT, HUGE_CORVETTE, OWN -> 0;
    };
  }

  /** Returns the one card for all obstacles under a huge ship. */
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

  /** Returns the die for a small or large ship that bumped into huge ships. */
  static Optional<DamageOwed> bumpedInto(Table table, Ship mover, List<String> touching) {
    if (table.hugeIndex().size() == 0) {
      return Optional.empty();
    }
    for (int i = 0; i < touching.size(); i++) {
      if (table.ships().get(table.place(touching.get(i))).base().size().isHuge()) {
        return Optional.of(
            new DamageOwed(DamageOwed.Kind.ATTACK_DIE, 1, mover.id(), Optional.empty()));
      }
    }
    return Optional.empty();
  }

  /** Returns another ship's outline in a ship's frame. */
  private static Shape seenFrom(Ship ship, Ship other) {
    return other.base().outline().placedIn(other.pose().relativeTo(ship.pose()));
  }

  /** Returns a card for the damaged section, if there is just one. */
  private static DamageOwed card(Ship ship, Collection<SectionName> concerned) {
    return new DamageOwed(
        DamageOwed.Kind.CARD,
        1,
        ship.id(),
        concerned.size() == 1 ? concerned.stream().findFirst() : Optional.empty());
  }

  /**
   * Returns the sections that others overlap, or that they are in contact with if they overlap
   * none. A ship stuck at its start may overlap one section and be flush with the other.
   */
  private List<SectionName> met(Ship ship, List<Ship> others) {
    List<Shape> seen = others.stream().map(other -> seenFrom(ship, other)).toList();
    List<SectionName> deep = within(ship, seen, -contact - STOP_ERROR);
    return deep.isEmpty() ? within(ship, seen, contact) : deep;
  }

  /** Returns the sections within {@code limit} mm of any of the shapes. */
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
