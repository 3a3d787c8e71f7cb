package io.github.flightstand.movement.setup;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.region.CircumscribedPolygon;
import io.github.flightstand.geometry.region.Cutout;
import io.github.flightstand.geometry.region.Inset;
import io.github.flightstand.geometry.region.MinkowskiSum;
import io.github.flightstand.geometry.region.Outset;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * A finder of every place at which a piece with a given heading may be set up, as one region. It
 * serves programs that place pieces at random or by mouse. {@link Placement} has the rules.
 *
 * <p>A piece that slides without turning meets another if and only if its center lies in a
 * Minkowski sum. The sum is that of the other piece and the sliding one turned by 180 degrees.
 * Keeping a distance adds a disc to the sum. The region is the room inside the edges and the zone,
 * minus all these sums. A base that may stick out of its zone by filling the zone's depth adds the
 * centers at which it does.
 *
 * <p><b>Error</b>, always to the safe side: {@link Placement} accepts the piece at every point of
 * the region, boundaries included. A polygon around the disc stands for it, and lies outside by at
 * most the arc error. A spacing is kept {@value #SPARE} mm larger than needed, so that rounding
 * never matters. A legal center that the region lacks is within the arc error and twice {@value
 * #SPARE} mm of an illegal one, or is legal only by the contact tolerance. Places along a single
 * line or at a single point have no area and are not in the region. Examples are a base flush
 * between two edges, or in a zone exactly as deep as the base.
 *
 * <pre>{@code
 * Region centers = new FreeRegion(rules, 0.01).obstacle(table, rock, 30, Optional.empty());
 * centers.pieces().get(0).shell().corners()   // some places to put it
 * }</pre>
 */
public final class FreeRegion {

  /** The surplus of every spacing, in millimeters. */
  static final double SPARE = 1e-6;

  private static final double MOST_ARC_ERROR = 1000;

  private final MovementRules rules;
  private final double arcError;

  /**
   * Creates a finder of free regions under these rules.
   *
   * @param arcError the greatest error of a region's rounded corners, in millimeters
   * @throws IllegalArgumentException if the arc error is not positive and at most 1000
   */
  public FreeRegion(MovementRules rules, double arcError) {
    if (!(arcError > 0) || arcError > MOST_ARC_ERROR) {
      throw new IllegalArgumentException(
          "arcError is positive and at most " + MOST_ARC_ERROR + " mm, found " + arcError);
    }
    this.rules = Objects.requireNonNull(rules, "rules may not be null");
    this.arcError = arcError;
  }

  /**
   * Returns the legal centers of a ship.
   *
   * @param table the pieces on the table already; one with the ship's id is left out
   * @param ship the ship; its heading counts, its position does not
   * @param zone its owner's zone, if there is one
   */
  public Region ship(Table table, Ship ship, Optional<SimplePolygon> zone) {
    return ship(table, ship, zone, base -> base.outline().parts());
  }

  /**
   * Returns a region that contains {@link #ship}, and is found faster because guides may overlap
   * anything. Where it has no point, no place is legal.
   */
  Region shipWithoutGuides(Table table, Ship ship, Optional<SimplePolygon> zone) {
    return ship(table, ship, zone, base -> List.of(base.plastic()));
  }

  private Region ship(
      Table table,
      Ship ship,
      Optional<SimplePolygon> zone,
      Function<Base, List<ConvexPolygon>> met) {
    Pose turned = new Pose(0, 0, ship.pose().heading());
    Room room = new Room(table);
    List<ConvexPolygon> outline = placed(met.apply(ship.base()), turned);
    room.keepOffShips(ship.id(), outline, met);
    room.keepOffObstacles(ship.id(), outline);
    List<ConvexPolygon> counted = placed(rules.fleeing().counted(ship.base()), turned);
    room.keepInside(counted, 0);
    if (ship.standsIn()) {
      List<ConvexPolygon> plastic = List.of(ship.base().plastic().placedIn(turned));
      room.keepSpacing(ship.id(), plastic);
    }
    zone.ifPresent(
        within -> {
          room.keepIn(within, counted);
          if (Placement.mayFillDepth(ship)) {
            double contact = rules.tolerance().contact();
            ZoneDepth.centres(counted, within, table.playArea(), rules.zoneDepth(), contact)
                .forEach(room::addPlaces);
          }
        });
    return room.left();
  }

  /**
   * Returns the legal centers of an obstacle.
   *
   * @param table the pieces on the table already; one with the obstacle's id is left out
   * @param obstacle the obstacle, its outline in its own frame; the frame's origin is the "center"
   * @param turnDegrees the angle that the obstacle is turned by, counterclockwise
   * @param zone the zone of the obstacle, if there is one
   */
  public Region obstacle(
      Table table, Obstacle obstacle, double turnDegrees, Optional<SimplePolygon> zone) {
    List<ConvexPolygon> parts = obstacle.outline().placedIn(Pose.at(0, 0, turnDegrees)).parts();
    Room room = new Room(table);
    room.keepOffShips(obstacle.id(), parts, base -> base.outline().parts());
    if (rules.obstacleSpacing().fromObstacles().isEmpty()) {
      room.keepOffObstacles(obstacle.id(), parts);
    }
    room.keepSpacing(obstacle.id(), parts);
    zone.ifPresent(within -> room.keepIn(within, parts));
    return room.left();
  }

  /**
   * Returns the legal centers of a token. Only the edges and the zone limit them, because a token
   * may lie on or under anything.
   *
   * @param token the token; its heading counts, its position does not
   * @param zone the zone of the token, if there is one
   */
  public Region token(Table table, Token token, Optional<SimplePolygon> zone) {
    Pose turned = new Pose(0, 0, token.pose().heading());
    List<ConvexPolygon> counted = placed(rules.fleeing().counted(token), turned);
    Room room = new Room(table);
    room.keepInside(counted, 0);
    zone.ifPresent(within -> room.keepIn(within, counted));
    return room.left();
  }

  static List<ConvexPolygon> placed(List<ConvexPolygon> parts, Pose pose) {
    return parts.stream().map(part -> part.placedIn(pose)).toList();
  }

  /** The centers that remain on a table after each rule has removed some. */
  private final class Room {

    private final Table table;
    private final Map<TableEdge, Double> insets = new EnumMap<>(TableEdge.class);
    private final List<ConvexPolygon> taken = new ArrayList<>();
    private final List<Region> places = new ArrayList<>();

    /** The centers at which the piece would be nearer to another than the spacing. */
    private Region spaced = Region.EMPTY;

    Room(Table table) {
      this.table = table;
    }

    /** Keeps a piece at least {@code distance} mm inside all edges; its center is at the origin. */
    void keepInside(List<ConvexPolygon> piece, double distance) {
      for (TableEdge edge : TableEdge.values()) {
        // The center must be farther inside by what the piece extends beyond it.
        double reach = edge.distance(table.playArea(), 0, 0) - edge.margin(table.playArea(), piece);
        insets.merge(edge, distance + reach, Math::max);
      }
    }

    void keepOffShips(
        String id, List<ConvexPolygon> piece, Function<Base, List<ConvexPolygon>> met) {
      for (Ship other : table.ships()) {
        if (!other.id().equals(id)) {
          addSums(taken, placed(met.apply(other.base()), other.pose()), piece);
        }
      }
    }

    void keepOffObstacles(String id, List<ConvexPolygon> piece) {
      for (Obstacle other : table.obstacles()) {
        if (!other.id().equals(id)) {
          addSums(taken, other.outline().parts(), piece);
        }
      }
    }

    void keepSpacing(String id, List<ConvexPolygon> piece) {
      keepInside(piece, rules.obstacleSpacing().fromEdges() + SPARE);
      if (rules.obstacleSpacing().fromObstacles().isEmpty()) {
        return;
      }
      double apart = rules.obstacleSpacing().fromObstacles().getAsDouble() + SPARE;
      List<ConvexPolygon> met = new ArrayList<>();
      for (Obstacle other : table.obstacles()) {
        if (!other.id().equals(id)) {
          addSums(met, other.outline().parts(), piece);
        }
      }
      for (Ship other : table.ships()) {
        if (other.standsIn() && !other.id().equals(id)) {
          // Set-up measures distances to a ship without its guides.
          addSums(met, List.of(other.base().plastic().placedIn(other.pose())), piece);
        }
      }
      spaced = Outset.of(met, CircumscribedPolygon.of(apart, arcError));
    }

    private static void addSums(
        List<ConvexPolygon> sums, List<ConvexPolygon> fixed, List<ConvexPolygon> piece) {
      for (ConvexPolygon part : piece) {
        ConvexPolygon turned = part.placedIn(Pose.at(0, 0, 180));
        for (ConvexPolygon other : fixed) {
          sums.add(MinkowskiSum.of(other, turned));
        }
      }
    }

    void keepIn(SimplePolygon zone, List<ConvexPolygon> piece) {
      places.add(Inset.of(zone, piece));
    }

    /** Adds places to those in the zone. */
    void addPlaces(SimplePolygon more) {
      places.add(Region.of(more));
    }

    private double inset(TableEdge edge) {
      return insets.getOrDefault(edge, 0.0);
    }

    /** Returns the remaining centers. */
    Region left() {
      double left = inset(TableEdge.LEFT);
      double bottom = inset(TableEdge.BOTTOM);
      double right = table.playArea().width() - inset(TableEdge.RIGHT);
      double top = table.playArea().height() - inset(TableEdge.TOP);
      if (left >= right || bottom >= top) {
        return Region.EMPTY;
      }
      ConvexPolygon whole =
          ConvexPolygon.rectangle(right - left, top - bottom)
              .placedIn(Pose.at((left + right) / 2, (bottom + top) / 2, 0));
      return Cutout.of(whole, places, taken, spaced);
    }
  }
}
