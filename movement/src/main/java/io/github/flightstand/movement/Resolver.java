package io.github.flightstand.movement;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.component.Base;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.component.Rail;
import io.github.flightstand.movement.component.Side;
import io.github.flightstand.movement.component.Template;
import io.github.flightstand.movement.component.TemplateKind;
import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.EndRotation;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Executes maneuvers: where a ship ends, whom it overlaps and touches, which obstacles it meets,
 * whether it flees.
 *
 * <p>The rules are those of the project's section on maneuvers, from the rules reference (000,
 * headings on executing a maneuver, overlapping ships, obstacles and fleeing). Millimetres and
 * degrees in the table's frame.
 *
 * <p>A resolver keeps scratch space and the rails it has met, so make one and use it for many
 * maneuvers, but in one thread at a time. It keeps nothing that changes an answer.
 *
 * <pre>{@code
 * PartsCatalogue parts = PartsCatalogue.standard();
 * Table table =
 *     Table.builder(PlayArea.STANDARD)
 *         .ship(new Ship("red", parts.base(BaseSize.SMALL), Pose.at(200, 100, 90)))
 *         .ship(new Ship("blue", parts.base(BaseSize.LARGE), Pose.at(150, 240, 200)))
 *         .build();
 * Resolution result = Resolver.standard().resolve(table, "red", Maneuver.parse("3BW"));
 * result.outcome()               // OVERLAPPED
 * result.rail()                  // 48.960477…: how far along the bank the rear edge stands
 * result.touching()              // [blue]
 * }</pre>
 */
public final class Resolver {

  private static final Set<Bearing> HUGE_BEARINGS =
      Set.of(Bearing.STRAIGHT, Bearing.BANK_LEFT, Bearing.BANK_RIGHT, Bearing.STATIONARY);

  private final PartsCatalogue parts;
  private final Tolerance tolerance;
  private final Fleeing fleeing;
  private final BackingUp backingUp;
  private final TallonRoll tallonRoll;
  private final ObstaclesInWay obstaclesInWay;
  private final HugeDamage hugeDamage;
  private final HugeManeuver hugeManeuver;
  private final Map<RailKey, Rail> rails = new HashMap<>();
  private final KeptNeighbours keptNeighbours = new KeptNeighbours(Neighbours::all);

  private record RailKey(Template template, Side side, double baseLength) {}

  /**
   * Creates a resolver that moves ships along these templates and judges contact by this tolerance;
   * guides may stick out of the play area.
   */
  public Resolver(PartsCatalogue parts, Tolerance tolerance) {
    this(parts, tolerance, Fleeing.STANDARD);
  }

  /**
   * Creates a resolver that moves ships along these templates.
   *
   * @param tolerance judges contact
   * @param fleeing judges which ships have fled
   */
  public Resolver(PartsCatalogue parts, Tolerance tolerance, Fleeing fleeing) {
    this.parts = parts;
    this.tolerance = tolerance;
    this.fleeing = fleeing;
    backingUp = new BackingUp(tolerance);
    tallonRoll = new TallonRoll(tolerance);
    obstaclesInWay = new ObstaclesInWay(tolerance);
    hugeDamage = new HugeDamage(tolerance);
    hugeManeuver =
        new HugeManeuver(parts, tolerance, fleeing, backingUp, obstaclesInWay, hugeDamage);
  }

  /** Returns a resolver for the published parts and the usual tolerance. */
  public static Resolver standard() {
    return new Resolver(PartsCatalogue.standard(), Tolerance.STANDARD);
  }

  /** Returns a resolver that differs from this one in the tolerance alone. */
  public Resolver withTolerance(Tolerance other) {
    return new Resolver(parts, other, fleeing);
  }

  /** Returns how this resolver judges which ships have fled. */
  public Fleeing fleeing() {
    return fleeing;
  }

  /**
   * Executes a maneuver; a Tallon roll takes the free offset nearest to 0.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship cannot make that maneuver: see {@link #checkFlies}
   */
  public Resolution resolve(Table table, String shipId, Maneuver maneuver) {
    return resolve(table, shipId, maneuver, OptionalDouble.empty());
  }

  /**
   * Executes a Tallon roll whose end lies at an offset from centred.
   *
   * @param offset millimetres along the ship's new heading, forward positive
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship cannot make that maneuver: see {@link #checkFlies}
   * @throws OffsetNotFreeException if the offset is not free while others are, or the maneuver is
   *     no Tallon roll
   */
  public Resolution resolve(Table table, String shipId, Maneuver maneuver, double offset) {
    return resolve(table, shipId, maneuver, OptionalDouble.of(offset));
  }

  private Resolution resolve(Table table, String shipId, Maneuver maneuver, OptionalDouble offset) {
    Ship ship = table.ship(shipId).orElseThrow(() -> new UnknownShipException(shipId));
    EndRotation rotation = maneuver.bearing().endRotation();
    if (offset.isPresent() && rotation != EndRotation.QUARTER_TURN_INWARD) {
      throw new OffsetNotFreeException(
          "only a Tallon roll has an offset, found one for " + maneuver.code(), IntervalSet.EMPTY);
    }
    checkFlies(ship, maneuver);
    if (ship.base().size().isHuge()) {
      return hugeManeuver.resolve(table, ship, maneuver);
    }
    Neighbours neighbours = keptNeighbours.of(table, ship);
    if (maneuver.bearing().template().isEmpty()) {
      return stationary(table, ship, neighbours);
    }
    Course course = course(ship, maneuver, maneuver.bearing().template().get());
    return switch (rotation) {
      case NONE, HALF_TURN -> alongTemplate(table, course, rotation, neighbours);
      case QUARTER_TURN_INWARD -> tallonRoll(table, course, offset, neighbours);
    };
  }

  /**
   * Returns a maneuver's outcome alone, for many tables at once: where a ship stops that does not
   * complete it is not worked out.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship cannot make that maneuver: see {@link #checkFlies}
   */
  public Outcome outcome(Table table, String shipId, Maneuver maneuver) {
    Ship ship = table.ship(shipId).orElseThrow(() -> new UnknownShipException(shipId));
    EndRotation rotation = maneuver.bearing().endRotation();
    Optional<TemplateKind> kind = maneuver.bearing().template();
    if (ship.base().size().isHuge()
        || kind.isEmpty()
        || rotation == EndRotation.QUARTER_TURN_INWARD) {
      return resolve(table, shipId, maneuver).outcome();
    }
    Pose nominal = nominal(course(ship, maneuver, kind.get()), rotation);
    return isFree(keptNeighbours.of(table, ship).nearest(nominal))
        ? Outcome.COMPLETED
        : Outcome.OVERLAPPED;
  }

  /**
   * Returns the part of the template that a maneuver really used, on the table: from its start to
   * where the ship stopped, cut square to the centre line. What lies under it has been flown over.
   *
   * @param start the ship before the maneuver
   * @param resolution what came of the maneuver
   * @return nothing if no template was used, or none of it
   */
  public Optional<Shape> usedTemplate(Ship start, Maneuver maneuver, Resolution resolution) {
    double used = resolution.rail().orElse(0);
    return used <= 0
        ? Optional.empty()
        : maneuver
            .bearing()
            .template()
            .map(template -> course(start, maneuver, template).usedPart(used));
  }

  /**
   * Checks that a ship of its kind can make a maneuver: a huge ship flies straights and banks or
   * stays where it is, and one that stands in as an obstacle makes none (002, headings on movement
   * and on the corvette as an obstacle).
   *
   * @throws CannotFlyException if it cannot
   */
  public static void checkFlies(Ship ship, Maneuver maneuver) {
    if (ship.standsIn()) {
      throw new CannotFlyException("'" + ship.id() + "' stands in as an obstacle and never moves");
    }
    if (ship.base().size().isHuge() && !HUGE_BEARINGS.contains(maneuver.bearing())) {
      throw new CannotFlyException(
          "a huge ship's maneuver is a straight, a bank or stationary (F, B, N or O), found "
              + maneuver.code()
              + ", a "
              + maneuver.bearing().words());
    }
  }

  private Course course(Ship ship, Maneuver maneuver, TemplateKind kind) {
    Template template = parts.template(kind, maneuver.speed());
    boolean reverse = maneuver.bearing().reverse();
    // Whoever moves backwards to his left curves to the right of the direction in which he travels.
    Side side = reverse ? maneuver.bearing().side().mirrored() : maneuver.bearing().side();
    Base base = ship.base();
    Rail rail =
        rails.computeIfAbsent(
            new RailKey(template, side, base.length()),
            key -> Rail.of(template, side, base.length()));
    return Course.of(ship.pose(), reverse, template, side, rail);
  }

  private Resolution stationary(Table table, Ship ship, Neighbours neighbours) {
    return resolution(
        table,
        Optional.empty(),
        new Ending(
            Outcome.COMPLETED,
            ship.pose(),
            ship.pose(),
            0,
            false,
            Optional.empty(),
            List.of(),
            neighbours.nearest(ship.pose())),
        neighbours);
  }

  /** A maneuver that ends at the template's end, perhaps turned on the spot. */
  private Resolution alongTemplate(
      Table table, Course course, EndRotation rotation, Neighbours neighbours) {
    Pose nominal = nominal(course, rotation);
    double nearest = neighbours.nearest(nominal);
    Ending ending =
        isFree(nearest)
            ? new Ending(
                Outcome.COMPLETED,
                nominal,
                nominal,
                course.rail().length(),
                rotation != EndRotation.NONE,
                Optional.empty(),
                List.of(),
                nearest)
            : backedUp(course, nominal, Optional.empty(), List.of(), neighbours);
    return resolution(table, Optional.of(course), ending, neighbours);
  }

  private static Pose nominal(Course course, EndRotation rotation) {
    double turnDegrees = rotation == EndRotation.HALF_TURN ? 180 : 0;
    return course.poseAt(course.rail().length()).turnedBy(turnDegrees);
  }

  private boolean isFree(double nearest) {
    return nearest >= -tolerance.contact();
  }

  private Resolution tallonRoll(
      Table table, Course course, OptionalDouble offset, Neighbours neighbours) {
    double length = course.rail().length();
    double slack =
        Math.max(0, (neighbours.mover().base().length() - course.template().width()) / 2);
    Pose centred = course.poseAt(length).turnedBy(90.0 * course.side().sign());
    TallonRoll.Room room = tallonRoll.room(centred, slack, neighbours);
    TallonRoll.check(offset, slack, room.free());
    Pose nominal = centred.shiftedBy(offset.orElse(0), 0);
    Optional<IntervalSet> offsets = Optional.of(room.free());
    if (room.free().isEmpty()) {
      Ending ending = backedUp(course, nominal, offsets, room.overlapped(), neighbours);
      return resolution(table, Optional.of(course), ending, neighbours);
    }
    Pose pose = centred.shiftedBy(offset.orElse(room.free().nearestTo(0).orElseThrow()), 0);
    Ending ending =
        new Ending(
            Outcome.COMPLETED,
            pose,
            nominal,
            length,
            true,
            offsets,
            List.of(),
            neighbours.nearest(pose));
    return resolution(table, Optional.of(course), ending, neighbours);
  }

  private Ending backedUp(
      Course course,
      Pose nominal,
      Optional<IntervalSet> offsets,
      List<String> overlappedBeside,
      Neighbours neighbours) {
    BackingUp.Stop stop = backingUp.along(course, neighbours, overlappedBeside);
    return new Ending(
        Outcome.OVERLAPPED,
        stop.pose(),
        nominal,
        stop.s(),
        false,
        offsets,
        stop.touching(),
        neighbours.nearest(stop.pose()));
  }

  /** How and where a ship ended, before anyone has looked at obstacles and edges. */
  private record Ending(
      Outcome outcome,
      Pose pose,
      Pose nominal,
      double s,
      boolean rotated,
      Optional<IntervalSet> offsets,
      List<String> touching,
      double nearestShip) {}

  private Resolution resolution(
      Table table, Optional<Course> course, Ending ending, Neighbours neighbours) {
    Ship ship = neighbours.mover();
    double edge = fleeing.margin(ship.base().outline(), ending.pose(), table.playArea());
    return new Resolution(
        ending.outcome(),
        ending.pose(),
        ending.nominal(),
        course.isPresent() ? OptionalDouble.of(ending.s()) : OptionalDouble.empty(),
        course.isPresent()
            ? OptionalDouble.of(course.get().rail().length())
            : OptionalDouble.empty(),
        ending.rotated(),
        ending.offsets(),
        ending.touching(),
        obstaclesInWay.met(table, ship, ending.pose(), course, ending.s()),
        bumpedInto(table, ship, ending.touching()),
        edge < -tolerance.contact(),
        Margins.of(ending.nearestShip(), edge));
  }

  private Optional<HugeEncounter> bumpedInto(Table table, Ship ship, List<String> touching) {
    // Most ships bump into nothing, and few into huge ships.
    Optional<Owed> die = hugeDamage.bumpedInto(table, ship, touching);
    return die.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new HugeEncounter(OptionalDouble.empty(), List.of(), List.of(), List.of(die.get())));
  }
}
