package io.github.flightstand.movement;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.StraightMotion;
import io.github.flightstand.movement.component.Base;
import io.github.flightstand.movement.component.Rail;
import io.github.flightstand.movement.component.Template;
import io.github.flightstand.movement.component.TemplateKind;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Actions that change a ship's position: barrel rolls, boosts and decloaks, as exact sets of end
 * positions (000, headings on barrel rolls, large ships, boost and decloaking; 001, heading on
 * barrel rolls).
 *
 * <p>A move is legal if the final base overlaps no ship and no obstacle, the template no obstacle,
 * and the ship does not flee; which obstacles count, the move's {@link Barriers} say. There is no
 * backing up. Ends of sets are exact to 1e-9 mm, rounded to the free side, where the separation
 * changes by at least 1e-3 mm for each millimetre.
 *
 * <p>Keeps scratch space: many moves, one thread at a time.
 *
 * <pre>{@code
 * Repositions repositions = Repositions.standard();
 * PartsCatalogue parts = PartsCatalogue.standard();
 * SidewaysMove left = SidewaysMove.barrelRoll(parts, small, Side.LEFT);
 * repositions.sideways(table, "red", left).shifts()   // every legal net forward shift
 * repositions.ahead(table, "red", AheadMove.boost(parts, Side.RIGHT)).legal()
 * }</pre>
 */
public final class Repositions {

  private final Tolerance tolerance;
  private final Fleeing fleeing;
  private final FinalSlide finalSlide;
  private final ObstaclesInWay obstaclesInWay;
  private final KeptNeighbours keptNeighbours = new KeptNeighbours(Neighbours::all);

  /**
   * Creates the rules of repositioning, contact judged by this tolerance; guides may stick out of
   * the play area.
   */
  public Repositions(Tolerance tolerance) {
    this(tolerance, Fleeing.STANDARD);
  }

  /**
   * Creates the rules of repositioning.
   *
   * @param tolerance judges contact
   * @param fleeing judges which ships would flee
   */
  public Repositions(Tolerance tolerance, Fleeing fleeing) {
    this.tolerance = tolerance;
    this.fleeing = fleeing;
    finalSlide = new FinalSlide(tolerance, fleeing);
    obstaclesInWay = new ObstaclesInWay(tolerance);
  }

  /** Returns the rules of repositioning with the usual tolerance. */
  public static Repositions standard() {
    return new Repositions(Tolerance.STANDARD);
  }

  /** Returns rules that differ from these in the tolerance alone. */
  public Repositions withTolerance(Tolerance other) {
    return new Repositions(other, fleeing);
  }

  /** Returns how these rules judge which ships would flee. */
  public Fleeing fleeing() {
    return fleeing;
  }

  /**
   * Returns every legal way of a move to the side along a straight template.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   * @throws IllegalArgumentException if the template is curved: then the two slides lead in
   *     different directions, ask for {@link #templateSlides} and {@link #finalSlides}
   */
  public SidewaysOptions sideways(Table table, String shipId, SidewaysMove move) {
    if (move.template().kind() != TemplateKind.STRAIGHT) {
      throw new IllegalArgumentException(
          "net shifts belong to straight templates, found a " + move.template().kind());
    }
    Ship ship = ship(table, shipId);
    double slack = move.slack(ship.base());
    Collection<String> blockers = new TreeSet<>();
    IntervalSet slides = templateSlides(table, ship, move, blockers);
    Pose centred = move.centredEnd(ship.base(), ship.pose());
    Interval range = new Interval(-2 * slack, 2 * slack);
    IntervalSet places =
        finalSlide.free(
            table,
            keptNeighbours.of(table, ship),
            centred,
            range,
            move.barriers().toBase(),
            blockers);
    IntervalSet reachable = slides.plus(IntervalSet.of(new Interval(-slack, slack)));
    return new SidewaysOptions(
        move.sideways(ship.base()),
        slack,
        places.intersect(reachable),
        slides,
        List.copyOf(blockers),
        centred);
  }

  /**
   * Returns the slides along the starting base at which a move's template keeps off the obstacles.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   */
  public IntervalSet templateSlides(Table table, String shipId, SidewaysMove move) {
    return templateSlides(table, ship(table, shipId), move, new ArrayList<>());
  }

  /**
   * Returns the legal slides of the final base along a template that lies at a slide of its own.
   *
   * @param templateSlide where the template lies along the starting base, in millimetres
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   */
  public IntervalSet finalSlides(
      Table table, String shipId, SidewaysMove move, double templateSlide) {
    Ship ship = ship(table, shipId);
    double slack = move.slack(ship.base());
    if (!templateSlides(table, ship, move, new ArrayList<>()).contains(templateSlide)) {
      return IntervalSet.EMPTY;
    }
    Pose moved = ship.pose().shiftedBy(templateSlide, 0);
    return finalSlide.free(
        table,
        keptNeighbours.of(table, ship),
        move.centredEnd(ship.base(), moved),
        new Interval(-slack, slack),
        move.barriers().toBase(),
        new ArrayList<>());
  }

  private IntervalSet templateSlides(
      Table table, Ship ship, SidewaysMove move, Collection<String> blockers) {
    Base base = ship.base();
    Interval range = new Interval(-move.slack(base), move.slack(base));
    Template template = move.template();
    double distance = base.width() / 2 + template.length() + template.width() + range.hi();
    NearObstacles near =
        new NearObstacles(table, move.barriers().toTemplate(), distance, ship.pose());
    if (near.count() == 0) {
      return IntervalSet.of(range);
    }
    // A hair less than the tolerance is taken off the template, so that ends lie on the free side.
    double less = Math.max(0, tolerance.contact() - Rounding.spare(ship.pose()));
    return template.kind() == TemplateKind.STRAIGHT
        ? straightSlides(near, move, ship, range, less, blockers)
        : near.free(
            (AnnularSector) move.templateAt(base, ship.pose(), 0),
            ship.pose().heading().times(1),
            range,
            less,
            blockers);
  }

  private static IntervalSet straightSlides(
      NearObstacles near,
      SidewaysMove move,
      Ship ship,
      Interval range,
      double less,
      Collection<String> blockers) {
    // The template so much smaller all around must share no interior point with an obstacle.
    double across = move.sideways(ship.base()) - ship.base().width();
    Optional<BodyParts> shrunk = Shrunk.rectangle(move.contactWidth(), across, less);
    if (shrunk.isEmpty()) {
      return IntervalSet.of(range);
    }
    double middle = move.direction().sign() * move.sideways(ship.base()) / 2;
    StraightMotion sliding =
        new StraightMotion(Pose.at(0, middle, 0), new Vector(1, 0), range.lo(), range.hi());
    return near.free(shrunk.get(), sliding, blockers);
  }

  /**
   * Returns where a move ahead leads, and what forbids it.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship is huge
   */
  public AheadOption ahead(Table table, String shipId, AheadMove move) {
    Ship ship = ship(table, shipId);
    Base base = ship.base();
    Rail rail = Rail.of(move.template(), move.side(), base.length());
    Course course = Course.of(ship.pose(), false, move.template(), move.side(), rail);
    Pose end = course.poseAt(rail.length());
    Collection<String> blockers =
        new TreeSet<>(keptNeighbours.of(table, ship).overlapping(end, tolerance));
    Collection<String> underTemplate = new TreeSet<>();
    for (ObstacleMet met :
        obstaclesInWay.met(table, ship, end, Optional.of(course), rail.length())) {
      ObstacleKind kind = table.obstacle(met.id()).orElseThrow().kind();
      if (met.base() && move.barriers().toBase().contains(kind)) {
        blockers.add(met.id());
      }
      if (met.template() && move.barriers().toTemplate().contains(kind)) {
        blockers.add(met.id());
        underTemplate.add(met.id());
      }
    }
    boolean fled = fleeing.margin(base.outline(), end, table.playArea()) < -tolerance.contact();
    return new AheadOption(end, List.copyOf(blockers), List.copyOf(underTemplate), fled);
  }

  private static Ship ship(Table table, String id) {
    Ship ship = table.ship(id).orElseThrow(() -> new UnknownShipException(id));
    checkRepositions(ship);
    return ship;
  }

  /**
   * Checks that a ship is one that barrel rolls, boosts and decloaks: no huge ship does (002,
   * heading on its actions).
   *
   * @throws CannotFlyException if it is not
   */
  public static void checkRepositions(Ship ship) {
    if (ship.base().size().isHuge()) {
      throw new CannotFlyException(
          "'" + ship.id() + "' is huge, and no huge ship barrel rolls, boosts or decloaks");
    }
  }
}
