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
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.ArrayList;
import java.util.Objects;

/**
 * The geometry of docking. A ship's rear edge is set flush on an edge of another ship's base, at
 * any place along it (004, heading on the docking action).
 *
 * <p>The place is the offset u, in millimeters, of the rear edge's middle from the other edge's
 * middle. It is positive to the left as seen from the other ship, looking out over that edge. The
 * edges lie flush without their guides, so each ship's guides reach into the other's base, and
 * these two may overlap.
 *
 * <p>The rulebook lets the player choose the place, but does not say how much of the edges must
 * meet. Here they share more than the contact tolerance of length (the project's choice). In a
 * cluster, ships docked to the same ship or to each other are obstacles for a further ship. Each
 * docks to one of them and stands clear of the rest.
 *
 * <pre>{@code
 * Docking docking = new Docking(MovementRules.STANDARD);
 * docking.range(small, large, BaseEdge.LEFT)            // -60 to 60 less the tolerance
 * Docking.poseAt(small, hulk, BaseEdge.LEFT, 10)        // beside the hulk, facing away from it
 * docking.free(table, "red", "hulk", BaseEdge.LEFT)     // where no third ship is in the way
 * }</pre>
 */
public final class Docking {

  private final MovementRules rules;
  private final Tolerance tolerance;

  /** Creates a finder of docking positions under these rules. */
  public Docking(MovementRules rules) {
    this.rules = Objects.requireNonNull(rules, "rules may not be null");
    tolerance = rules.tolerance();
  }

  /**
   * Executes the maneuver that a ship has announced to reach another. The other ship is not in its
   * way. If third ships stop it, the place where it stops counts.
   *
   * <p>It has reached the other ship if its base overlaps that ship or is in contact with it,
   * guides included. If a gap is left, it has failed. A template that ends in the other's base
   * needs no extra test: its end lies on an edge of the ship's base, which overlaps too.
   *
   * @param docking the id of the ship that flies
   * @param other the id of the ship that it wants to reach
   * @throws UnknownShipException if a ship is not on the table
   * @throws IllegalArgumentException if they are the same ship
   * @throws CannotFlyException if the ship cannot make that maneuver
   */
  public Approach approach(
      Table table, String docking, String other, Maneuver maneuver, Workspace workspace) {
    Arguments.require("table docking other maneuver", table, docking, other, maneuver);
    Ship host = table.ship(other).orElseThrow(() -> new UnknownShipException(other));
    checkApart(docking, other);
    Resolution flight =
        new Resolver(rules).resolve(table.without(other), docking, maneuver, workspace);
    Ship there = table.ship(docking).orElseThrow().at(flight.finalPose());
    double gap = Overlaps.separation(there, host);
    return new Approach(flight, gap, gap <= tolerance.contact() && !flight.fled());
  }

  private static void checkApart(String docking, String other) {
    if (docking.equals(other)) {
      throw new IllegalArgumentException("a ship docks to another ship, found '" + other + "'");
    }
  }

  /** Returns the offsets at which the edges share more length than the contact tolerance. */
  public Interval range(Base docking, Base other, BaseEdge edge) {
    double most = (BaseEdge.REAR.length(docking) + edge.length(other)) / 2 - tolerance.contact();
    return new Interval(-most, most);
  }

  /** Returns the pose of a base docked at an offset, whether or not anything is in the way. */
  public static Pose poseAt(Base docking, Ship other, BaseEdge edge, double offset) {
    Arguments.require("docking other edge", docking, other, edge);
    Pose outward = other.pose().turnedBy(edge.facesDegrees());
    return outward.shiftedBy(edge.distance(other.base()) + BaseEdge.REAR.distance(docking), offset);
  }

  /**
   * Returns the offsets at which a docked ship overlaps no third ship, guides included, in closed
   * form. The ends are on the free side, as in {@link Repositions}.
   *
   * @param docking the id of the docking ship, at any place
   * @param other the id of the ship that it docks to
   * @throws UnknownShipException if a ship is not on the table
   * @throws IllegalArgumentException if they are the same ship
   */
  public IntervalSet free(Table table, String docking, String other, BaseEdge edge) {
    Arguments.require("table docking other edge", table, docking, other, edge);
    checkApart(docking, other);
    Ship ship = table.ship(docking).orElseThrow(() -> new UnknownShipException(docking));
    Ship host = table.ship(other).orElseThrow(() -> new UnknownShipException(other));
    Interval range = range(ship.base(), host.base(), edge);
    Pose centred = poseAt(ship.base(), host, edge, 0);
    int[] own = {table.place(docking), table.place(other)};
    return Neighbours.all(table, ship.base().partSet(), Scratch.of(new Workspace()), own)
        .freeSlides(centred, new Vector(0, 1), range, tolerance, new ArrayList<>());
  }

  /**
   * One of the four edges of a base.
   *
   * <pre>{@code
   * Docking.BaseEdge.LEFT.facesDegrees()    // 90.0: it faces to the left of the base's front
   * Docking.BaseEdge.LEFT.length(base)      // 40.0 for a small base
   * }</pre>
   */
  public enum BaseEdge {
    /** The edge ahead. */
    FRONT(0),
    /** The edge to the left. */
    LEFT(90),
    /** The edge behind. */
    REAR(180),
    /** The edge to the right. */
    RIGHT(270);

    private final double facesDegrees;

    BaseEdge(double facesDegrees) {
      this.facesDegrees = facesDegrees;
    }

    /** Returns the direction that the edge faces, in degrees counterclockwise from the front. */
    public double facesDegrees() {
      return facesDegrees;
    }

    /** Returns the edge's length, in millimeters. */
    public double length(Base base) {
      return this == FRONT || this == REAR ? base.width() : base.length();
    }

    /** Returns the edge's distance from the base's center, in millimeters. */
    public double distance(Base base) {
      return (this == FRONT || this == REAR ? base.length() : base.width()) / 2;
    }
  }

  /**
   * The result of the maneuver that takes a ship to the ship it docks to.
   *
   * @param flight the maneuver, as if the other ship were not there
   * @param gap the signed separation of the two bases at its end, guides included, in millimeters
   * @param reached whether the ship may dock: no gap is left, and it has not fled
   */
  public record Approach(Resolution flight, double gap, boolean reached) {}
}
