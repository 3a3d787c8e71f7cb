package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.contact.NearObstacles;
import io.github.flightstand.movement.contact.Neighbours;
import io.github.flightstand.movement.contact.ObstaclesInWay;
import io.github.flightstand.movement.contact.Scratch;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.ManeuverPath;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeSet;

/**
 * A finder of barrel rolls, boosts and decloaks, as exact sets of end positions (000, headings on
 * barrel rolls, large ships, boost and decloaking; 001, heading on barrel rolls).
 *
 * <p>A move is legal if the final base overlaps no ship and no obstacle, the template overlaps no
 * obstacle, and the ship does not flee. The move's {@link Barriers} say which obstacles count. A
 * ship never backs up. The ends of a set are exact to 1e-9 mm, rounded to the free side, where the
 * separation changes by at least 1e-3 mm for each millimeter.
 *
 * <p>Immutable and safe to share between threads. A search loop passes a {@link Workspace}.
 *
 * <pre>{@code
 * Repositions repositions = Repositions.standard();
 * MovementRules rules = repositions.rules();
 * SidewaysMove left = SidewaysMove.barrelRoll(rules, small, Side.LEFT);
 * repositions.sideways(table, "red", left).shifts()   // every legal net forward shift
 * repositions.ahead(table, "red", AheadMove.boost(rules, Side.RIGHT)).legal()
 * }</pre>
 */
public final class Repositions {

  static final Vector FORWARD = new Vector(1, 0);

  private final MovementRules rules;
  private final OptionalDouble clearance;

  /** Creates a finder of end positions under these rules. */
  public Repositions(MovementRules rules) {
    this(Objects.requireNonNull(rules, "rules may not be null"), OptionalDouble.empty());
  }

  private Repositions(MovementRules rules, OptionalDouble clearance) {
    this.rules = rules;
    this.clearance = clearance;
  }

  /** Returns a finder for {@link MovementRules#STANDARD}. */
  public static Repositions standard() {
    return new Repositions(MovementRules.STANDARD);
  }

  /** Returns a finder with another tolerance. */
  public Repositions withTolerance(Tolerance other) {
    return new Repositions(rules.withTolerance(other), clearance);
  }

  /**
   * Returns a finder of ends that are separated from every ship by at least a clearance, not by
   * contact. Obstacles and edges count as before.
   *
   * @param least the least separation, in millimeters
   * @throws IllegalArgumentException if it is not from 0 to 1000
   */
  public Repositions keepingClear(double least) {
    return new Repositions(rules, OptionalDouble.of(MovementRules.checkClearance(least)));
  }

  /** Returns the rules. */
  public MovementRules rules() {
    return rules;
  }

  /**
   * Returns every legal end position of a move to the side along a straight template, or at marks.
   * {@link #curved} finds the ends along a curve that slides.
   *
   * @throws IllegalArgumentException if the template is curved and slides
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   */
  public SidewaysMove.Options sideways(Table table, String shipId, SidewaysMove move) {
    return sideways(table, shipId, move, new Workspace());
  }

  /** Returns every legal end position, with buffers from {@code workspace} instead of new ones. */
  public SidewaysMove.Options sideways(
      Table table, String shipId, SidewaysMove move, Workspace workspace) {
    Objects.requireNonNull(move, "move may not be null");
    Ship ship = ship(table, shipId);
    if (move.slidesAlongCurve()) {
      throw new IllegalArgumentException(
          "expected a straight template, or rolls that end at marks, found " + move);
    }
    return search(table, ship, move, workspace).options();
  }

  /**
   * Returns every legal end of a move along a curved template that slides along both bases.
   *
   * @throws IllegalArgumentException if the template is straight or lies at a mark
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   */
  public CurvedEnds curved(Table table, String shipId, SidewaysMove move) {
    return curved(table, shipId, move, new Workspace());
  }

  /** Returns every legal end, with buffers from {@code workspace} instead of new ones. */
  public CurvedEnds curved(Table table, String shipId, SidewaysMove move, Workspace workspace) {
    if (!move.slidesAlongCurve()) {
      throw new IllegalArgumentException("expected a curved template that slides, found " + move);
    }
    return search(table, ship(table, shipId), move, workspace).curved();
  }

  SidewaysSearch search(Table table, Ship ship, SidewaysMove move, Workspace workspace) {
    Pose centred = move.centredEnd(ship.base(), ship.pose());
    return new SidewaysSearch(this, table, ship, move, centred, workspace);
  }

  /**
   * Returns the slides along the starting base at which a move's template overlaps no obstacle.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   */
  public IntervalSet templateSlides(Table table, String shipId, SidewaysMove move) {
    return search(table, ship(table, shipId), move, new Workspace())
        .templateSlides(new ArrayList<>());
  }

  /**
   * Returns the legal slides of the final base along a template that lies at a given slide.
   *
   * @param templateSlide the template's slide along the starting base, in millimeters
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   */
  public IntervalSet finalSlides(
      Table table, String shipId, SidewaysMove move, double templateSlide) {
    SidewaysSearch search = search(table, ship(table, shipId), move, new Workspace());
    return search.templateSlides(new ArrayList<>()).contains(templateSlide)
        ? search.finalSlides(templateSlide)
        : IntervalSet.EMPTY;
  }

  /**
   * Returns the template slide that is used for a shift if the player names none. Of the slides
   * that lead there, it is one that sets off the fewest mines. Of those it is the nearest to 0,
   * then the negative one (the project's choice). A curved template lies at its mark.
   *
   * @param options the result of {@link #sideways} for the same move
   * @return the slide; empty if the shift is not legal
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   */
  public OptionalDouble templateSlide(
      Table table, String shipId, SidewaysMove move, SidewaysMove.Options options, double shift) {
    IntervalSet slides = options.slidesFor(shift);
    return move.template().kind() == TemplateKind.STRAIGHT
        ? new TemplateChoice(ship(table, shipId), move, rules.tolerance())
            .among(slides, options.poseAt(shift), table)
        : slides.nearestTo(0);
  }

  boolean flees(Table table, Ship ship, Pose end) {
    double edge = rules.fleeing().margin(ship.base(), end, table.playArea());
    return edge < -rules.tolerance().contact();
  }

  /** Returns the other ships as a ship has to keep off them. */
  Neighbours others(Table table, Ship ship, Workspace workspace) {
    return Neighbours.all(table, ship, Scratch.of(workspace)).keptClear(clearance);
  }

  ClearSpace space(Table table, Ship ship) {
    return new ClearSpace(table, ship, clearance.orElse(0));
  }

  /** Tests whether a ship at a pose overlaps nothing that forbids a move and does not flee. */
  boolean isLegal(Table table, Ship ship, Pose end, Barriers barriers, Workspace workspace) {
    Interval here = Interval.at(0);
    return !places(table, ship, end, here, barriers, new ArrayList<>(), workspace).isEmpty();
  }

  /** Returns the slides ahead of a pose at which a base overlaps nothing and does not flee. */
  IntervalSet places(
      Table table,
      Ship ship,
      Pose centred,
      Interval range,
      Barriers barriers,
      Collection<String> blockers,
      Workspace workspace) {
    Base base = ship.base();
    double distance = base.reach() + Math.max(-range.lo(), range.hi());
    IntervalSet offShips =
        others(table, ship, workspace)
            .freeSlides(centred, FORWARD, range, rules.tolerance(), blockers);
    double depth = depth(centred);
    IntervalSet offObstacles =
        new NearObstacles(table, barriers.toBase(), distance, centred, Scratch.of(workspace))
            .free(base, range, depth, blockers);
    IntervalSet staying =
        rules.fleeing().staying(base.outline(), centred, range, table.playArea(), depth);
    return offShips.intersect(offObstacles).intersect(staying);
  }

  /** Returns the depth that a piece may overlap by: below the tolerance, so ends are free. */
  double depth(Pose near) {
    return Math.max(0, rules.tolerance().contact() - Neighbours.spare(near));
  }

  /**
   * Returns the end of a move ahead, and the pieces that forbid it.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   */
  public AheadMove.Option ahead(Table table, String shipId, AheadMove move) {
    return ahead(table, shipId, move, new Workspace());
  }

  /** Returns the end of a move, with buffers from {@code workspace} instead of new ones. */
  public AheadMove.Option ahead(Table table, String shipId, AheadMove move, Workspace workspace) {
    Ship ship = ship(table, shipId);
    Base base = ship.base();
    ManeuverPath path = Scratch.of(workspace).path(move.template(), move.side(), base.length());
    LaidPath laid = new LaidPath(ship.pose(), false, path);
    Pose end = laid.poseAt(path.length());
    double template = base.length() / 2 + path.length() + move.template().width();
    if (space(table, ship).around(end, base.reach(), template)) {
      return new AheadMove.Option(end, List.of(), List.of(), false);
    }
    return at(table, ship, end, Optional.of(laid), move.barriers(), workspace);
  }

  /**
   * Returns the end of a ship that is set down a little ahead and to its left, in millimeters. It
   * has the pieces under the base that forbid it. Some abilities have it; no template is laid.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   */
  public AheadMove.Option adjusted(
      Table table, String shipId, double ahead, double left, Barriers barriers) {
    Ship ship = ship(table, shipId);
    Pose end = ship.pose().shiftedBy(ahead, left);
    return at(table, ship, end, Optional.empty(), barriers, new Workspace());
  }

  /** Returns the pieces that forbid a ship to end at a pose, after a path or without one. */
  private AheadMove.Option at(
      Table table,
      Ship ship,
      Pose end,
      Optional<LaidPath> laid,
      Barriers barriers,
      Workspace workspace) {
    List<String> ships = others(table, ship, workspace).overlapping(end, rules.tolerance());
    double used = laid.isPresent() ? laid.get().path().length() : 0;
    List<ObstacleMet> all =
        new ObstaclesInWay(table, ship, rules.tolerance(), Scratch.of(workspace))
            .met(end, laid, used);
    if (all.isEmpty() && ships.isEmpty()) {
      return new AheadMove.Option(end, ships, List.of(), flees(table, ship, end));
    }
    Collection<String> blockers = new TreeSet<>(ships);
    Collection<String> underTemplate = new TreeSet<>();
    for (ObstacleMet met : all) {
      // An id that is no obstacle's belongs to a ship that stands in as one.
      ObstacleKind kind =
          table.obstacle(met.id()).map(Obstacle::kind).orElse(ObstacleKind.OBSTACLE);
      if (met.base() && barriers.toBase().contains(kind)) {
        blockers.add(met.id());
      }
      if (met.template() && barriers.toTemplate().contains(kind)) {
        blockers.add(met.id());
        underTemplate.add(met.id());
      }
    }
    return new AheadMove.Option(
        end, List.copyOf(blockers), List.copyOf(underTemplate), flees(table, ship, end));
  }

  /**
   * Returns the pose of a ship after a turn on the spot. The ships that its base or guides would
   * overlap forbid the turn. Obstacles forbid none (Rules Reference of the second edition, heading
   * Tractor, names no other condition; that ships do is the project's choice).
   *
   * @param degrees counterclockwise; a multiple of 90, because bases are squares
   * @throws IllegalArgumentException if it is no multiple of 90
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   */
  public AheadMove.Option turned(Table table, String shipId, int degrees) {
    if (degrees % 90 != 0) {
      throw new IllegalArgumentException("a ship turns by a multiple of 90, found " + degrees);
    }
    Ship ship = onTable(table, shipId);
    CannotFlyException.checkPublished(shipId, ship.base());
    if (ship.base().size().isHuge()) {
      throw new CannotFlyException("'" + shipId + "' is huge, and no huge ship turns on the spot");
    }
    Pose end = ship.pose().turnedBy(degrees);
    return new AheadMove.Option(
        end,
        Neighbours.all(table, ship, Scratch.of(new Workspace()))
            .overlapping(end, rules.tolerance()),
        List.of(),
        flees(table, ship, end));
  }

  private static Ship ship(Table table, String id) {
    Ship ship = onTable(table, id);
    checkRepositions(ship);
    return ship;
  }

  private static Ship onTable(Table table, String id) {
    Objects.requireNonNull(table, "table may not be null");
    Objects.requireNonNull(id, "shipId may not be null");
    return table.ship(id).orElseThrow(() -> new UnknownShipException(id));
  }

  /**
   * Checks that a ship can barrel roll, boost and decloak: huge ships cannot (002, on its actions).
   *
   * @throws CannotFlyException if the ship is huge, or its base is a caller's own
   */
  public static void checkRepositions(Ship ship) {
    CannotFlyException.checkPublished(ship.id(), ship.base());
    if (ship.base().size().isHuge()) {
      throw new CannotFlyException(
          "'" + ship.id() + "' is huge, and no huge ship barrel rolls, boosts or decloaks");
    }
  }
}
