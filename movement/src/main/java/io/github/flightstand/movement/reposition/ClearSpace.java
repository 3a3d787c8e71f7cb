package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.CircleIndex;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;

/**
 * The space around a ship: a quick test whether nothing is near where it would move. It looks at
 * circles only, so it may find something near that is not in the way, but never misses anything.
 */
final class ClearSpace {

  /** Much more than any tolerance, in millimeters. */
  private static final double SURELY = 1;

  private final Table table;
  private final Ship ship;
  private final double surely;

  /** Creates the space about a ship that keeps a clearance from others, in millimeters. */
  ClearSpace(Table table, Ship ship, double clearance) {
    this.table = table;
    this.ship = ship;
    surely = SURELY + clearance;
  }

  /**
   * Tests whether no obstacle and no other ship is near a move's end or template, and the end is
   * wholly on the play area.
   *
   * @param reach how far from {@code end} any part of the base may come, in millimeters
   * @param template how far from the ship's middle any part of the template may come
   */
  boolean around(Pose end, double reach, double template) {
    PlayArea area = table.playArea();
    double inside = reach + surely;
    return Math.min(end.x(), area.width() - end.x()) > inside
        && Math.min(end.y(), area.height() - end.y()) > inside
        && clear(table.shipIndex(), end, reach, template, true)
        && clear(table.obstacleIndex(), end, reach, template, false);
  }

  private boolean clear(
      CircleIndex index, Pose end, double reach, double template, boolean ofShips) {
    Pose start = ship.pose();
    double widest = index.largestRadius() + surely;
    double first = Math.min(end.x() - reach, start.x() - template) - widest;
    double last = Math.max(end.x() + reach, start.x() + template) + widest;
    for (int k = index.firstFrom(first); k < index.size() && index.x(k) <= last; k++) {
      double radius = index.radius(k) + surely;
      boolean near =
          isWithin(index, k, end, reach + radius) || isWithin(index, k, start, template + radius);
      if (near && !(ofShips && table.ships().get(index.item(k)).id().equals(ship.id()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWithin(CircleIndex index, int entry, Pose pose, double distance) {
    double dx = index.x(entry) - pose.x();
    double dy = index.y(entry) - pose.y();
    return dx * dx + dy * dy <= distance * distance;
  }
}
