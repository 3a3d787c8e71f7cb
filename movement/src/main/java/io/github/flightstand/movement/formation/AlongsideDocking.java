package io.github.flightstand.movement.formation;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.contact.Neighbours;
import io.github.flightstand.movement.contact.Scratch;
import io.github.flightstand.movement.formation.Docking.BaseEdge;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.ArrayList;
import java.util.Objects;

/**
 * The geometry of docking a huge ship alongside another, which is how huge ships are towed (004,
 * heading on towing: the second variant).
 *
 * <p>The rear half of the docking ship lies flush and parallel beside the fore or aft end of the
 * other. Its front half sticks out beyond that end, so it faces the way that the end lies. The
 * other ship's end reaches at most to the docking ship's middle line. The position is the offset,
 * in millimeters, by which the end falls short of that line. It starts at 0 and stops where the two
 * sides share no more length than the contact tolerance (the project's choice).
 *
 * <pre>{@code
 * AlongsideDocking docking = new AlongsideDocking(MovementRules.STANDARD);
 * // to the left of the hulk's fore end, facing as it does
 * AlongsideDocking.poseAt(corvette, hulk, BaseEdge.LEFT, SectionName.FORE, 0)
 * docking.free(table, "tug", "hulk", BaseEdge.LEFT, SectionName.FORE)
 * }</pre>
 */
public final class AlongsideDocking {

  private static final Vector AHEAD = new Vector(1, 0);

  private final Tolerance tolerance;

  /** Creates a finder of docking positions, with the tolerance of these rules. */
  public AlongsideDocking(MovementRules rules) {
    tolerance = Objects.requireNonNull(rules, "rules may not be null").tolerance();
  }

  /** Returns the offsets, in millimeters, at which a ship's rear half lies beside another's end. */
  public Interval range(Base docking) {
    return new Interval(0, docking.length() / 2 - tolerance.contact());
  }

  /**
   * Returns the pose of a base docked at an offset, whether or not anything is in the way.
   *
   * @param side the side of the other ship, left or right
   * @param end the end of the other ship
   * @throws IllegalArgumentException if {@code side} is the front or rear edge
   */
  public static Pose poseAt(
      Base docking, Ship other, BaseEdge side, SectionName end, double offset) {
    Arguments.require("docking other side end", docking, other, side, end);
    if (side != BaseEdge.LEFT && side != BaseEdge.RIGHT) {
      throw new IllegalArgumentException(
          "a ship docks alongside at the left or the right, found " + side);
    }
    int ahead = end == SectionName.FORE ? 1 : -1;
    int left = side == BaseEdge.LEFT ? 1 : -1;
    Pose beside =
        other
            .pose()
            .shiftedBy(
                ahead * (other.base().length() / 2 + offset),
                left * (docking.width() + other.base().width()) / 2);
    return ahead > 0 ? beside : beside.turnedBy(180);
  }

  /**
   * Returns the offsets at which a docked ship overlaps no third ship, guides included, in closed
   * form. The ends are on the free side.
   *
   * @param docking the id of the docking ship, at any place
   * @param other the id of the ship that it docks to
   * @throws UnknownShipException if a ship is not on the table
   * @throws CannotFlyException if a ship is not huge
   * @throws IllegalArgumentException if they are the same ship, or {@code side} is the front or
   *     rear edge
   */
  public IntervalSet free(
      Table table, String docking, String other, BaseEdge side, SectionName end) {
    Arguments.require("table docking other side end", table, docking, other, side, end);
    if (docking.equals(other)) {
      throw new IllegalArgumentException("a ship docks to another ship, found '" + other + "'");
    }
    Ship ship = huge(table, docking);
    Ship host = huge(table, other);
    Pose nearest = poseAt(ship.base(), host, side, end, 0);
    int[] own = {table.place(docking), table.place(other)};
    return Neighbours.all(table, ship.base().partSet(), Scratch.of(new Workspace()), own)
        .freeSlides(nearest, AHEAD, range(ship.base()), tolerance, new ArrayList<>());
  }

  private static Ship huge(Table table, String id) {
    Ship ship = table.ship(id).orElseThrow(() -> new UnknownShipException(id));
    if (!ship.base().size().isHuge()) {
      throw new CannotFlyException(
          "huge ships dock alongside each other, found '%s' with a %s base"
              .formatted(id, ship.base().name()));
    }
    return ship;
  }
}
