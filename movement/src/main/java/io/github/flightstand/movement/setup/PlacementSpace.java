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
 * The poses at which one piece may be set up on a table: those that {@link Placement} accepts, with
 * x, y and heading all free. A value; millimeters, in the table's frame.
 *
 * <pre>{@code
 * PlacementSpace site = new PlacementSpace.OfShip(rules, table, ship, zone);
 * site.refusals(Pose.at(200, 60, 90))     // [] if it may stand there
 * site.sample()                           // a pose at which it may stand, if there is one
 * }</pre>
 */
public sealed interface PlacementSpace {

  /**
   * A ship to be set up.
   *
   * @param rules the rules
   * @param table the pieces on the table already
   * @param ship the ship; a search tries its heading first and ignores its position
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

    /** Returns the table with only the pieces that a ship partly in the zone can meet. */
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
   * An obstacle to be set up anywhere on the play area that the spacing allows.
   *
   * @param rules the rules
   * @param table the pieces on the table already
   * @param obstacle the obstacle, its outline in its own frame, which the pose places
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
   * @param table the pieces on the table already
   * @param token the token; a search tries its heading first and ignores its position
   * @param zone where it must be
   */
  record OfToken(MovementRules rules, Table table, Token token, SimplePolygon zone)
      implements PlacementSpace {

    @Override
    public String id() {
      return token.id();
    }

    @Override
    public List<PlacementRefusal> refusals(Pose pose) {
      return new Placement(rules).token(table, token.at(pose), Optional.of(zone));
    }

    @Override
    public Region free(double turnDegrees) {
      Pose turned = new Pose(0, 0, token.pose().heading().turnedBy(turnDegrees));
      return new FreeRegion(rules, ARC_ERROR).token(table, token.at(turned), Optional.of(zone));
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
   * @param contact the contact tolerance
   * @param limits the conditions on its distances
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

    /** Returns the edges that the piece may touch; it must touch one. Empty if it need not. */
    private List<TableEdge> contacts() {
      return limits.stream()
          .filter(limit -> limit instanceof Limit.AtEdges at && at.most() == 0)
          .map(limit -> ((Limit.AtEdges) limit).edges())
          .findFirst()
          .orElse(List.of());
    }

    /** Returns the pose in contact with an edge, {@code along} mm along it. */
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

    /** Returns where to search: where the first limit wants the piece, or in its zones. */
    private List<Bounds> searched() {
      ConvexPolygon turned = body.placedIn(Pose.at(0, 0, headingFirst()));
      return limits.stream()
          .flatMap(limit -> limit.places(turned, area).stream())
          .findFirst()
          .map(places -> places.stream().map(Bounds::of).toList())
          .orElseGet(() -> within.stream().map(site -> Bounds.of(site.zone())).toList());
    }

    /**
     * Returns a legal pose, always the same, or empty if none is found: first from a few cells of
     * each zone, the middle ones first, then from the free regions for headings all around.
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

  /** The greatest error of the rounded corners of the searched regions, in millimeters. */
  double ARC_ERROR = 0.1;

  /** The longest side of a cell of the searched grid, in millimeters. */
  double CELL = 25;

  /** The step between the searched headings, in degrees. */
  int TURN = 15;

  /** The number of random poses that are tried before the sample is used. */
  int DRAWS = 64;

  /** The number of a limited site's grid cells that are tried before regions are worked out. */
  int FEW_CELLS = 60;

  /** Returns the piece's id. */
  String id();

  /** Returns the angle in degrees after which a turned piece looks the same. */
  default int period() {
    return 180;
  }

  /** Returns where the piece must be: the whole piece, not only its center. */
  SimplePolygon zone();

  /** Returns every reason against a pose; empty if the piece may be set up there. */
  List<PlacementRefusal> refusals(Pose pose);

  /**
   * Returns the legal centers of the piece turned by {@code turnDegrees} from {@link
   * #headingFirst}, smaller than exact by the error that {@link FreeRegion} states.
   */
  Region free(double turnDegrees);

  /** Returns a region that contains {@link #free} and is found faster; empty if none is faster. */
  default Optional<Region> most(double turnDegrees) {
    return Optional.empty();
  }

  /** Returns the heading that a search tries first, in degrees. */
  double headingFirst();

  /** Tests whether the piece may be set up at a pose. */
  default boolean admits(Pose pose) {
    return refusals(pose).isEmpty();
  }

  /** Returns the middle of the piece in its own frame. */
  default Point middle() {
    return Point.ORIGIN;
  }

  /**
   * Returns a legal pose, always the same, or empty if none is found.
   *
   * <p>The search first tries a grid over the zone, from its middle outward, then the whole plane
   * for headings all around in steps of {@value #TURN} degrees. A piece that fits only at headings
   * in between, or only flush with something on all sides, is not found (the project's choice).
   */
  default Optional<Pose> sample() {
    return PlacementSearch.onGrid(this, Bounds.of(zone()), Integer.MAX_VALUE)
        .or(() -> PlacementSearch.ofRegions(this));
  }

  /**
   * Returns a random legal pose. Every legal pose may come, but not all with the same chance.
   *
   * @param unit a source of random numbers from 0, inclusive, to 1, exclusive
   * @param sample a legal pose, returned if no random pose is legal
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
