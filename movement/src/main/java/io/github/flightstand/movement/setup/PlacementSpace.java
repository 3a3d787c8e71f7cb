package io.github.flightstand.movement.setup;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.region.Cutout;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/**
 * Where one piece may be set up on a table: the poses that {@link Placement} accepts, x, y and
 * heading all free. A value; millimetres, in the table's frame.
 *
 * <pre>{@code
 * PlacementSpace site = new PlacementSpace.OfShip(rules, table, ship, zone);
 * site.refusals(Pose.at(200, 60, 90))     // [] if it may stand there
 * site.sample()                           // somewhere that it may stand, if there is such a place
 * }</pre>
 */
public sealed interface PlacementSpace {

  /**
   * A ship to be set up.
   *
   * @param rules the rules
   * @param table what stands there already
   * @param ship the ship; where it faces is tried first in searching, where it stands is ignored
   * @param zone where its owner may set up
   */
  record OfShip(MovementRules rules, Table table, Ship ship, SimplePolygon zone)
      implements PlacementSpace {

    @Override
    public String id() {
      return ship.id();
    }

    @Override
    public List<PlacementRefusal> refusals(Pose pose) {
      return new Placement(rules).ship(table, ship.at(pose), Optional.of(zone));
    }

    @Override
    public Region free(double turnDegrees) {
      Pose turned = new Pose(0, 0, ship.pose().heading().turnedBy(turnDegrees));
      return new FreeRegion(rules, ARC_ERROR).ship(near(), ship.at(turned), Optional.of(zone));
    }

    @Override
    public Optional<Region> most(double turnDegrees) {
      Pose turned = new Pose(0, 0, ship.pose().heading().turnedBy(turnDegrees));
      return Optional.of(
          new FreeRegion(rules, ARC_ERROR)
              .shipWithoutGuides(near(), ship.at(turned), Optional.of(zone)));
    }

    /** The table with only what a ship can meet that stands in the zone, or sticks out of it. */
    private Table near() {
      Bounds reached = Bounds.of(zone).widenedBy(2 * ship.base().reach());
      Table.Builder near = Table.builder(table.playArea());
      table.ships().stream()
          .filter(other -> reached.meets(other.pose().position(), other.base().reach()))
          .forEach(near::ship);
      table.obstacles().stream()
          .filter(
              other ->
                  reached.meets(
                      new Point(other.outline().centreX(), other.outline().centreY()),
                      other.outline().radius()))
          .forEach(near::obstacle);
      return near.build();
    }

    @Override
    public double headingFirst() {
      return ship.pose().heading().degrees();
    }
  }

  /**
   * An obstacle to be set up anywhere on the play area that spacing leaves.
   *
   * @param rules the rules
   * @param table what lies there already
   * @param obstacle the obstacle, its outline in a frame of its own that the pose places
   */
  record OfObstacle(MovementRules rules, Table table, Obstacle obstacle) implements PlacementSpace {

    @Override
    public String id() {
      return obstacle.id();
    }

    @Override
    public SimplePolygon zone() {
      return whole(table.playArea());
    }

    @Override
    public List<PlacementRefusal> refusals(Pose pose) {
      return new Placement(rules).obstacle(table, at(pose), Optional.empty());
    }

    @Override
    public Region free(double turnDegrees) {
      return new FreeRegion(rules, ARC_ERROR)
          .obstacle(table, obstacle, turnDegrees, Optional.empty());
    }

    @Override
    public int period() {
      return 360;
    }

    @Override
    public double headingFirst() {
      return 0;
    }

    @Override
    public Point middle() {
      return new Point(obstacle.outline().centreX(), obstacle.outline().centreY());
    }

    /** Returns the obstacle as it lies on the table at a pose. */
    public Obstacle at(Pose pose) {
      return obstacle.laid(pose);
    }
  }

  /**
   * A token to be laid.
   *
   * @param rules the rules
   * @param table what lies there already
   * @param token the token; where it faces is tried first in searching, where it lies is ignored
   * @param zone where it has to be
   */
  record OfToken(MovementRules rules, Table table, Token token, SimplePolygon zone)
      implements PlacementSpace {

    @Override
    public String id() {
      return token.id();
    }

    @Override
    public List<PlacementRefusal> refusals(Pose pose) {
      return new Placement(rules)
          .token(
              table, new Token(token.id(), token.kind(), token.outline(), pose), Optional.of(zone));
    }

    @Override
    public Region free(double turnDegrees) {
      Pose turned = new Pose(0, 0, token.pose().heading().turnedBy(turnDegrees));
      return new FreeRegion(rules, ARC_ERROR)
          .token(
              table,
              new Token(token.id(), token.kind(), token.outline(), turned),
              Optional.of(zone));
    }

    @Override
    public double headingFirst() {
      return token.pose().heading().degrees();
    }
  }

  /**
   * A piece to be set up in one of several zones, at limited distances from other things.
   *
   * @param within the same piece, for each zone
   * @param body the piece without its guides, in its own frame
   * @param area the play area
   * @param contact how far things in contact may be apart
   * @param limits what is asked of its distances
   */
  record Limited(
      List<PlacementSpace> within,
      ConvexPolygon body,
      PlayArea area,
      double contact,
      List<Limit> limits)
      implements PlacementSpace {

    /** Copies the lists. */
    public Limited {
      within = List.copyOf(within);
      limits = List.copyOf(limits);
    }

    @Override
    public String id() {
      return within.get(0).id();
    }

    @Override
    public SimplePolygon zone() {
      return within.size() == 1 ? within.get(0).zone() : whole(area);
    }

    @Override
    public List<PlacementRefusal> refusals(Pose pose) {
      ConvexPolygon there = body.placedIn(pose);
      List<PlacementRefusal> refusals = new ArrayList<>();
      for (Limit limit : limits) {
        limit.refusal(there, area, contact).ifPresent(refusals::add);
      }
      List<PlacementRefusal> first = List.of();
      for (PlacementSpace site : within) {
        List<PlacementRefusal> here = site.refusals(pose);
        if (here.isEmpty()) {
          return List.copyOf(refusals);
        }
        first = first.isEmpty() ? here : first;
      }
      refusals.addAll(0, first);
      return List.copyOf(refusals);
    }

    @Override
    public Region free(double turnDegrees) {
      return limited(turnDegrees, within.stream().map(site -> site.free(turnDegrees)).toList());
    }

    @Override
    public Optional<Region> most(double turnDegrees) {
      List<Region> most = within.stream().flatMap(site -> site.most(turnDegrees).stream()).toList();
      return most.size() < within.size()
          ? Optional.empty()
          : Optional.of(limited(turnDegrees, most));
    }

    private Region limited(double turnDegrees, List<Region> inside) {
      ConvexPolygon turned = body.placedIn(Pose.at(0, 0, headingFirst() + turnDegrees));
      List<ConvexPolygon> barred = new ArrayList<>();
      Region elsewhere = Region.EMPTY;
      for (Limit limit : limits) {
        barred.addAll(limit.barred(turned));
        Optional<List<ConvexPolygon>> places = limit.places(turned, area);
        if (places.isPresent()) {
          Region beside = Cutout.of(area.outline(), places.get());
          elsewhere = elsewhere.isEmpty() ? beside : both(elsewhere, beside);
        }
      }
      return Cutout.of(area.outline(), inside, barred, elsewhere);
    }

    private Region both(Region one, Region other) {
      return Cutout.of(area.outline(), List.of(one, other), List.of(), Region.EMPTY);
    }

    @Override
    public Point middle() {
      return within.get(0).middle();
    }

    @Override
    public double headingFirst() {
      return within.get(0).headingFirst();
    }

    /**
     * Returns the edges with one of which the piece has to be in contact; none if it has not to.
     */
    private List<TableEdge> contacts() {
      return limits.stream()
          .filter(limit -> limit instanceof Limit.AtEdges at && at.most() == 0)
          .map(limit -> ((Limit.AtEdges) limit).edges())
          .findFirst()
          .orElse(List.of());
    }

    /** Returns the pose in contact with an edge, so far along it. */
    private Pose flush(TableEdge edge, double along, double heading) {
      ConvexPolygon turned = body.placedIn(Pose.at(0, 0, heading));
      double reach = edge.distance(area, 0, 0) - edge.margin(area, turned);
      Point centre = edge.at(area, along, reach);
      return Pose.at(centre.x(), centre.y(), heading);
    }

    @Override
    public boolean admits(Pose pose) {
      ConvexPolygon there = body.placedIn(pose);
      for (Limit limit : limits) {
        if (limit.refusal(there, area, contact).isPresent()) {
          return false;
        }
      }
      for (PlacementSpace site : within) {
        if (site.admits(pose)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public int period() {
      return within.get(0).period();
    }

    /** Returns where a piece may be: in one of its zones, or where the first limit wants it. */
    private List<Bounds> searched() {
      ConvexPolygon turned = body.placedIn(Pose.at(0, 0, headingFirst()));
      return limits.stream()
          .flatMap(limit -> limit.places(turned, area).stream())
          .findFirst()
          .map(places -> places.stream().map(Bounds::of).toList())
          .orElseGet(() -> within.stream().map(site -> Bounds.of(site.zone())).toList());
    }

    /**
     * Returns a legal pose, always the same, or none: of few cells of each zone, the middle ones
     * first, then of the regions for headings all around, as of any site.
     */
    @Override
    public Optional<Pose> sample() {
      List<TableEdge> contacts = contacts();
      if (contacts.isEmpty()) {
        for (Bounds bounds : searched()) {
          Optional<Pose> pose = PlacementSearch.onGrid(this, bounds, FEW_CELLS);
          if (pose.isPresent()) {
            return pose;
          }
        }
        return PlacementSearch.ofRegions(this);
      }
      for (int turn = 0; turn < period(); turn += TURN) {
        for (TableEdge edge : contacts) {
          int cells = (int) Math.ceil(edge.length(area) / CELL);
          for (int i = 0; i < cells; i++) {
            double along = edge.length(area) * (i + 0.5) / cells;
            Pose pose = flush(edge, along, edge.inwards() + turn);
            if (admits(pose)) {
              return Optional.of(pose);
            }
          }
        }
      }
      return Optional.empty();
    }

    @Override
    public Pose draw(DoubleSupplier unit, Pose sample) {
      List<TableEdge> contacts = contacts();
      if (contacts.isEmpty()) {
        List<Bounds> zones = searched();
        for (int i = 0; i < DRAWS; i++) {
          Bounds zone = zones.get((int) (unit.getAsDouble() * zones.size()));
          Point centre = zone.at(unit.getAsDouble(), unit.getAsDouble());
          Pose pose = Pose.at(centre.x(), centre.y(), 360 * unit.getAsDouble());
          if (admits(pose)) {
            return pose;
          }
        }
        return sample;
      }
      for (int i = 0; i < DRAWS; i++) {
        TableEdge edge = contacts.get((int) (unit.getAsDouble() * contacts.size()));
        Pose pose = flush(edge, unit.getAsDouble() * edge.length(area), 360 * unit.getAsDouble());
        if (admits(pose)) {
          return pose;
        }
      }
      return sample;
    }
  }

  /** Returns the outline of a play area. */
  private static SimplePolygon whole(PlayArea area) {
    return TableEdge.BOTTOM.zone(area, area.height());
  }

  /** How far the rounded corners of the regions that are searched may stray, in millimetres. */
  double ARC_ERROR = 0.1;

  /** How long the cells of the grid are at most whose middles are searched first. */
  double CELL = 25;

  /** How far apart the headings are that are searched, in degrees. */
  int TURN = 15;

  /** How many poses are drawn before the one that the search finds is taken. */
  int DRAWS = 64;

  /** How many cells of a limited site's grid are tried before regions are worked out. */
  int FEW_CELLS = 60;

  /** Returns the piece's id. */
  String id();

  /** Returns after how many degrees a turned piece is as before. */
  default int period() {
    return 180;
  }

  /** Returns where the piece has to be: the piece, not its centre. */
  SimplePolygon zone();

  /** Returns everything that speaks against a pose; nothing if the piece may be set up there. */
  List<PlacementRefusal> refusals(Pose pose);

  /**
   * Returns every place of the piece's centre if it is turned by so much from {@link
   * #headingFirst}, short of it by the error that {@link FreeRegion} states.
   */
  Region free(double turnDegrees);

  /**
   * Returns a region that holds all of {@link #free}, worked out more quickly; nothing if there is
   * no quicker way.
   */
  default Optional<Region> most(double turnDegrees) {
    return Optional.empty();
  }

  /** Returns the heading with which a search begins, in degrees. */
  double headingFirst();

  /** Tells whether the piece may be set up there. */
  default boolean admits(Pose pose) {
    return refusals(pose).isEmpty();
  }

  /** Returns the middle of the piece in its own frame. */
  default Point middle() {
    return Point.ORIGIN;
  }

  /**
   * Returns a legal pose, always the same, or none.
   *
   * <p>First a grid over the zone is tried, the middle first, then the whole plane for headings all
   * around in steps of {@value #TURN} degrees. So a piece that fits nowhere is one that fits
   * nowhere at these headings; one that fits only in between, or only flush with something on all
   * sides, counts as fitting nowhere (the project's choice).
   */
  default Optional<Pose> sample() {
    return PlacementSearch.onGrid(this, Bounds.of(zone()), Integer.MAX_VALUE)
        .or(() -> PlacementSearch.ofRegions(this));
  }

  /**
   * Returns a legal pose at random: every legal pose may come, not all alike.
   *
   * @param unit numbers from 0 to 1, 1 excluded
   * @param sample a legal pose, which comes where chance finds none
   */
  default Pose draw(DoubleSupplier unit, Pose sample) {
    Bounds bounds = Bounds.of(zone());
    for (int i = 0; i < DRAWS; i++) {
      Point centre = bounds.at(unit.getAsDouble(), unit.getAsDouble());
      Pose pose = Pose.at(centre.x(), centre.y(), 360 * unit.getAsDouble());
      if (admits(pose)) {
        return pose;
      }
    }
    return sample;
  }
}
