package io.github.flightstand.movement.path;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseEdge;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.LaidTemplate;
import io.github.flightstand.movement.parts.ManeuverPath;
import io.github.flightstand.movement.path.PathMove.EdgePoint;
import io.github.flightstand.movement.path.PathMove.OnOverlap;
import io.github.flightstand.movement.table.Ship;

/**
 * A path laid at a ship: where its template lies at the base before and after the move.
 *
 * @param ship the ship before the move
 * @param from the start of the center line in the base's frame before the move, heading along it
 * @param to its end in the base's frame after the move, heading along it
 */
record Laying(Ship ship, PathMove move, Pose from, Pose to) {

  /** The distance in millimeters below which a point is on a line. */
  private static final double ON_LINE = 1e-9;

  static Laying of(Ship ship, PathMove move) {
    Pose out = edge(ship.base(), move.from()).outward();
    Pose in = edge(ship.base(), move.to()).outward();
    boolean beside = move.from().edge().equals(move.to().edge());
    return new Laying(
        ship,
        move,
        out.shiftedBy(0, move.from().at()),
        (beside ? in : in.turnedBy(180)).shiftedBy(0, move.to().at()));
  }

  private static BaseEdge edge(Base base, EdgePoint point) {
    return base.edge(point.edge())
        .orElseThrow(() -> CannotFlyException.withoutEdge(base, point.edge()));
  }

  /** Returns the start of the center line on the table, heading along it. */
  Pose start() {
    return ship.pose().compose(from);
  }

  /** Returns the base's pose on the table if it stands at a place of the center line. */
  Pose standing(Pose onLine) {
    return start().compose(onLine).compose(to.inverse());
  }

  /** Returns the base's pose at the end of the path. */
  Pose nominal() {
    return standing(move.template().end());
  }

  /** Returns the template on the table. */
  LaidTemplate template() {
    double aside =
        Math.max(from.position().distanceTo(Point.ORIGIN), to.position().distanceTo(Point.ORIGIN));
    return new LaidTemplate.Strip(move.template(), start(), aside);
  }

  /** Returns the displacement of the start from the end of the center line, within the base. */
  private Vector chord() {
    return to.position().vectorTo(from.position());
  }

  private double alongChord() {
    return chord().dot(from.heading().times(1));
  }

  /** Tests whether both points of the base lie on a line along the path, and it faces alike. */
  private boolean isInLine() {
    return alongChord() > -ON_LINE
        && Math.abs(chord().cross(from.heading().times(1))) < ON_LINE
        && from.heading().equals(to.heading());
  }

  /** Returns the parameter of the start: minus the chord's length, or 0 off the line. */
  double atStart() {
    return isInLine() ? 0 - Math.max(0, alongChord()) : 0;
  }

  /**
   * Returns the path that the base follows without leaving the center line.
   *
   * @throws CannotFlyException if the template, the edges or the base do not allow that
   */
  LaidPath rail() {
    String path = "path '" + move.template().name() + "'";
    if (move.template().hasJoint()) {
      throw new CannotFlyException(
          path + " turns at a joint, so onOverlap is lastJoint or stay for it");
    }
    if (!isInLine()) {
      throw new CannotFlyException(
          ("%s leads from '%s' at %s to '%s' at %s, which are not in line on base '%s', so onOverlap "
                  + "is lastJoint or stay for it")
              .formatted(
                  path,
                  move.from().edge(),
                  move.from().at(),
                  move.to().edge(),
                  move.to().at(),
                  ship.base().name()));
    }
    Pose middle = edge(ship.base(), move.from()).outward();
    if (move.onOverlap() == OnOverlap.BACK_UP && !ship.base().isSymmetric(middle)) {
      throw new CannotFlyException(
          "base '%s' is not symmetric about its middle line, so it does not back up along %s"
              .formatted(ship.base().name(), path));
    }
    double chord = Math.max(0, alongChord());
    Direction along = from.heading();
    Pose leading = new Pose((from.x() + to.x()) / 2, (from.y() + to.y()) / 2, along);
    try {
      return new LaidPath(ship.pose(), leading, ManeuverPath.along(move.template(), chord));
    } catch (IllegalArgumentException bent) {
      throw new CannotFlyException(
          "%s cannot be followed by base '%s': %s"
              .formatted(path, ship.base().name(), bent.getMessage()));
    }
  }
}
