package io.github.flightstand.movement.setup;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.InnerDepth;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A judge of whether a piece may be set up at a place, with every reason against it (000, headings
 * on set-up and large ships; 001, heading on obstacles; 002, heading on set-up).
 *
 * <ul>
 *   <li>A <b>ship</b> must overlap no ship and no obstacle, guides included. The parts that count
 *       for {@link Fleeing} must be inside the play area and inside the ship's zone, if it has one.
 *       A large or huge ship may stick out of the zone if it fills the zone's depth (see {@link
 *       ZoneDepth}). A huge ship that stands in as an obstacle keeps the edition's spacing and
 *       fills no zone.
 *   <li>An <b>obstacle</b> must overlap no ship and no other obstacle, and must be inside the play
 *       area and its zone. It keeps the edition's spacing from the edges, from other obstacles, and
 *       from huge ships that stand in as obstacles.
 *   <li>A <b>token</b> must be inside the play area and its zone, with the same parts as a ship. It
 *       may lie on or under anything (the project's choice, because a remote may land anywhere).
 * </ul>
 *
 * <p>Overlap and being inside are judged with the contact tolerance. Spacings are strict: an
 * obstacle at exactly range 1 is at range 1. A piece on the table with the same id counts as the
 * piece itself and is ignored. Reasons are sorted by their codes, then by what they are measured
 * from. Millimeters, in the table's frame.
 *
 * <pre>{@code
 * Placement setUp = new Placement(MovementRules.STANDARD);
 * setUp.obstacle(table, rock, Optional.empty())
 *     // [PlacementRefusal[code=TOO_NEAR_EDGE, distance=180.2, required=200.0, of=top]]
 * }</pre>
 */
public final class Placement {

  private static final String ZONE = "zone";

  private final MovementRules.ObstacleSpacing spacing;
  private final Tolerance tolerance;
  private final Fleeing fleeing;
  private final double zoneDepth;

  /** Creates a judge of set-up under these rules. */
  public Placement(MovementRules rules) {
    Objects.requireNonNull(rules, "rules may not be null");
    spacing = rules.obstacleSpacing();
    tolerance = rules.tolerance();
    fleeing = rules.fleeing();
    zoneDepth = rules.zoneDepth();
  }

  /**
   * Returns the reasons against setting up a ship where it stands; empty if it may be.
   *
   * @param zone its owner's zone, if there is one
   */
  public List<PlacementRefusal> ship(Table table, Ship ship, Optional<SimplePolygon> zone) {
    List<PlacementRefusal> refusals = new ArrayList<>();
    Compound outline = ship.base().outline().placedIn(ship.pose());
    for (Ship other : table.ships()) {
      if (!other.id().equals(ship.id())) {
        addOverlap(refusals, Overlaps.separation(ship, other), other.id());
      }
    }
    for (Obstacle obstacle : table.obstacles()) {
      if (!obstacle.id().equals(ship.id())) {
        addOverlap(refusals, Separation.between(outline, obstacle.outline()), obstacle.id());
      }
    }
    List<ConvexPolygon> counted = FreeRegion.placed(fleeing.counted(ship.base()), ship.pose());
    if (zone.isPresent()
        && !(mayFillDepth(ship)
            && ZoneDepth.filled(
                counted, zone.get(), table.playArea(), zoneDepth, tolerance.contact()))) {
      addZone(refusals, counted, zone.get());
    }
    addArea(refusals, counted, table.playArea());
    if (ship.standsIn()) {
      addSpacing(refusals, table, ship.id(), ship.base().plastic().placedIn(ship.pose()));
    }
    return inOrder(refusals);
  }

  /**
   * Returns the reasons against setting up an obstacle where it lies; empty if it may be.
   *
   * @param zone its zone, if there is one
   */
  public List<PlacementRefusal> obstacle(
      Table table, Obstacle obstacle, Optional<SimplePolygon> zone) {
    List<PlacementRefusal> refusals = new ArrayList<>();
    SimplePolygon outline = obstacle.outline();
    addShips(refusals, table, obstacle.id(), outline);
    for (Obstacle other : table.obstacles()) {
      if (!other.id().equals(obstacle.id())) {
        addOverlap(refusals, Separation.between(outline, other.outline()), other.id());
      }
    }
    zone.ifPresent(within -> addZone(refusals, outline.parts(), within));
    addArea(refusals, List.of(outline), table.playArea());
    addSpacing(refusals, table, obstacle.id(), outline);
    return inOrder(refusals);
  }

  /**
   * Returns the reasons against setting up a token where it lies; empty if it may be.
   *
   * @param zone its zone, if there is one
   */
  public List<PlacementRefusal> token(Table table, Token token, Optional<SimplePolygon> zone) {
    List<PlacementRefusal> refusals = new ArrayList<>();
    List<ConvexPolygon> counted = FreeRegion.placed(fleeing.counted(token), token.pose());
    zone.ifPresent(within -> addZone(refusals, counted, within));
    addArea(refusals, counted, table.playArea());
    return inOrder(refusals);
  }

  /** Tests whether a ship may stick out of its zone if it fills the zone's depth. */
  static boolean mayFillDepth(Ship ship) {
    BaseSize size = ship.base().size();
    return size == BaseSize.LARGE || (size.isHuge() && !ship.standsIn());
  }

  /** Adds the edges and obstacles that an obstacle, or a ship standing in as one, is too near. */
  private void addSpacing(List<PlacementRefusal> refusals, Table table, String id, Polygon piece) {
    if (spacing.fromObstacles().isPresent()) {
      double least = spacing.fromObstacles().getAsDouble();
      for (Obstacle other : table.obstacles()) {
        addSpacing(refusals, id, piece, other.id(), other.outline(), least);
      }
      for (Ship other : table.ships()) {
        if (other.standsIn()) {
          Polygon plastic = other.base().plastic().placedIn(other.pose());
          addSpacing(refusals, id, piece, other.id(), plastic, least);
        }
      }
    }
    for (TableEdge edge : TableEdge.values()) {
      double margin = edge.margin(table.playArea(), piece);
      if (margin <= spacing.fromEdges()) {
        refusals.add(
            new PlacementRefusal(
                PlacementRefusal.Code.TOO_NEAR_EDGE, margin, spacing.fromEdges(), edge.word()));
      }
    }
  }

  private static void addSpacing(
      List<PlacementRefusal> refusals,
      String id,
      Polygon piece,
      String otherId,
      Polygon other,
      double least) {
    double gap = Math.max(0, Separation.between(piece, other));
    if (!otherId.equals(id) && gap <= least) {
      refusals.add(
          new PlacementRefusal(PlacementRefusal.Code.TOO_NEAR_OBSTACLE, gap, least, otherId));
    }
  }

  private void addShips(List<PlacementRefusal> refusals, Table table, String id, Shape piece) {
    for (Ship other : table.ships()) {
      if (!other.id().equals(id)) {
        Compound base = other.base().outline().placedIn(other.pose());
        addOverlap(refusals, Separation.between(base, piece), other.id());
      }
    }
  }

  private void addOverlap(List<PlacementRefusal> refusals, double separation, String of) {
    if (separation < -tolerance.contact()) {
      refusals.add(new PlacementRefusal(PlacementRefusal.Code.OVERLAP, separation, 0, of));
    }
  }

  private void addZone(
      List<PlacementRefusal> refusals, List<ConvexPolygon> piece, SimplePolygon zone) {
    double out = InnerDepth.outside(piece, zone);
    if (out > tolerance.contact()) {
      double farthest = Math.max(out, farthestCorner(piece, zone));
      refusals.add(new PlacementRefusal(PlacementRefusal.Code.OUTSIDE_ZONE, -farthest, 0, ZONE));
    }
  }

  /** Returns the distance from a zone to the piece's corner farthest from it. */
  private static double farthestCorner(List<ConvexPolygon> piece, SimplePolygon zone) {
    return piece.stream()
        .flatMap(part -> part.corners().stream())
        .mapToDouble(
            corner ->
                zone.parts().stream()
                    .mapToDouble(part -> ShortestLines.between(part, corner).distance())
                    .min()
                    .orElseThrow())
        .max()
        .orElse(0);
  }

  private void addArea(
      List<PlacementRefusal> refusals, List<? extends Polygon> parts, PlayArea area) {
    for (TableEdge edge : TableEdge.values()) {
      double margin = edge.margin(area, parts);
      if (margin < -tolerance.contact()) {
        refusals.add(
            new PlacementRefusal(PlacementRefusal.Code.OUTSIDE_AREA, margin, 0, edge.word()));
      }
    }
  }

  private static List<PlacementRefusal> inOrder(List<PlacementRefusal> refusals) {
    refusals.sort(Comparator.comparing(PlacementRefusal::code).thenComparing(PlacementRefusal::of));
    return List.copyOf(refusals);
  }
}
