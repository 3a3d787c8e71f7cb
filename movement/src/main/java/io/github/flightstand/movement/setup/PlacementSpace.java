package io.github.flightstand.movement.setup;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
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
public sealed interface PlacementSpace
    permits PlacementSpace.OfShip, PlacementSpace.OfObstacle, PlacementSpace.OfToken, LimitedSpace {

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
      return TableEdge.BOTTOM.zone(table.playArea(), table.playArea().height());
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

  /** Returns the area in which the whole piece must be, not only its center. */
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
   * <p>The search first tries a grid over the zone, from its middle outward. Then it tries the
   * whole plane for headings all around in steps of {@value #TURN} degrees. A piece that fits only
   * at headings in between, or only flush with something on all sides, is not found (the project's
   * choice).
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
