package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Says in words why a ship may not end an action at a place.
 *
 * <pre>
 * the template crosses rock-2 at every slide that leads there, it would overlap blue-2 by 3.10 mm
 * </pre>
 */
final class Hindrances {

  private static final double CONTACT = Tolerance.STANDARD.contact();

  private final Table table;
  private final Barriers barriers;
  private final Fleeing fleeing;

  /**
   * Looks for hindrances on a table.
   *
   * @param barriers the obstacles that count
   * @param fleeing how ships flee
   */
  Hindrances(Table table, Barriers barriers, Fleeing fleeing) {
    this.table = table;
    this.barriers = barriers;
    this.fleeing = fleeing;
  }

  /**
   * Returns what hinders a ship from standing where it does, each thing with its depth; nothing if
   * there is no hindrance.
   *
   * @param ship the ship at the end of its move
   * @param template what is wrong with the template, in words
   */
  Optional<String> at(Ship ship, Optional<String> template) {
    List<String> found = new ArrayList<>();
    template.ifPresent(found::add);
    for (Ship other : table.ships()) {
      if (!other.id().equals(ship.id())) {
        noteOverlap(other.id(), Contact.of(ship, other).gap(), found);
      }
    }
    Compound outline = ship.base().outline().placedIn(ship.pose());
    for (Obstacle obstacle : table.obstacles()) {
      if (barriers.toBase().contains(obstacle.kind())) {
        noteOverlap(obstacle.id(), Separation.between(outline, obstacle.outline()), found);
      }
    }
    double margin = fleeing.margin(ship.base().outline(), ship.pose(), table.playArea());
    if (margin < -CONTACT) {
      found.add("it would leave the table by " + millimetres(-margin));
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", found));
  }

  private static void noteOverlap(String id, double separation, List<String> found) {
    if (separation < -CONTACT) {
      found.add("it would overlap " + id + " by " + millimetres(-separation));
    }
  }

  private static String millimetres(double length) {
    return String.format(Locale.ROOT, "%.2f mm", length);
  }
}
