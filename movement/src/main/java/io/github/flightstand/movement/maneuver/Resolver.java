package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.interop.Grid;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.contact.Neighbours;
import io.github.flightstand.movement.contact.Scratch;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Bearing.Manner;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.ManeuverPath;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.reposition.SidewaysMove.Place;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The executor of maneuvers: where a ship ends, which ships it overlaps and touches, which
 * obstacles it meets, and whether it flees.
 *
 * <p>The project's section on maneuvers states the rules. They come from the rules reference (000,
 * headings on executing a maneuver, overlapping ships, obstacles and fleeing). Millimeters and
 * degrees in the table's frame.
 *
 * <p>Immutable and safe to share between threads. A search loop passes a {@link Workspace}.
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

  /** The number of a list's maneuvers that share a workspace: enough to make it worthwhile. */
  private static final int BLOCK = 64;

  private final MovementRules rules;
  private final OptionalDouble clearance;

  /** Creates a resolver for these rules. */
  public Resolver(MovementRules rules) {
    this(Objects.requireNonNull(rules, "rules may not be null"), OptionalDouble.empty());
  }

  private Resolver(MovementRules rules, OptionalDouble clearance) {
    this.rules = rules;
    this.clearance = clearance;
  }

  /** Returns a resolver for {@link MovementRules#STANDARD}. */
  public static Resolver standard() {
    return new Resolver(MovementRules.STANDARD);
  }

  /** Returns the rules. */
  public MovementRules rules() {
    return rules;
  }

  /** Returns a resolver with another tolerance. */
  public Resolver withTolerance(Tolerance other) {
    return new Resolver(rules.withTolerance(other), clearance);
  }

  /**
   * Returns a resolver for ships that are not huge and stop at a clearance from others. A free end
   * is separated from every ship by at least {@code clearance} mm, not by contact. Resolutions then
   * call ships that are nearer overlapped, and those that stopped the ship touching.
   *
   * @param least the least separation, in millimeters
   * @throws IllegalArgumentException if it is not from 0 to 1000
   */
  public Resolver keepingClear(double least) {
    return new Resolver(rules, OptionalDouble.of(MovementRules.checkClearance(least)));
  }

  /** Returns the least separation, in millimeters; empty if contact is enough. */
  OptionalDouble clearance() {
    return clearance;
  }

  /**
   * Executes a maneuver; a Tallon roll takes the free offset nearest to 0.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship cannot make that maneuver (see {@link #checkFlies})
   */
  public Resolution resolve(Table table, String shipId, Maneuver maneuver) {
    return resolve(table, shipId, maneuver, new Workspace());
  }

  /**
   * Executes a maneuver with paths and buffers from {@code workspace} instead of new ones: less
   * than 1024 bytes of garbage for each maneuver. Each thread needs its own workspace.
   */
  public Resolution resolve(Table table, String shipId, Maneuver maneuver, Workspace workspace) {
    return resolve(table, shipId, maneuver, OptionalDouble.empty(), workspace);
  }

  /**
   * Executes many maneuvers on all processors. They may be on different tables or on the same one.
   *
   * @return the resolutions, in the order of the maneuvers
   * @throws UnknownShipException if a ship is not on its table
   * @throws CannotFlyException if a ship cannot make its maneuver (see {@link #checkFlies})
   */
  public List<Resolution> resolveAll(List<Flight> flights) {
    Resolution[] resolutions = new Resolution[flights.size()];
    int blocks = (resolutions.length + BLOCK - 1) / BLOCK;
    IntStream.range(0, blocks)
        .parallel()
        .forEach(
            block -> {
              Workspace workspace = new Workspace();
              int end = Math.min(resolutions.length, (block + 1) * BLOCK);
              for (int i = block * BLOCK; i < end; i++) {
                Flight flight = flights.get(i);
                resolutions[i] =
                    resolve(flight.table(), flight.ship(), flight.maneuver(), workspace);
              }
            });
    return List.of(resolutions);
  }

  /**
   * Executes a Tallon roll with a given offset from the middle.
   *
   * @param offset millimeters along the ship's new heading, forward positive
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship cannot make that maneuver (see {@link #checkFlies})
   * @throws OffsetNotFreeException if the offset is not free while others are, or the maneuver is
   *     not a Tallon roll
   */
  public Resolution resolve(Table table, String shipId, Maneuver maneuver, double offset) {
    return resolve(table, shipId, maneuver, OptionalDouble.of(offset), new Workspace());
  }

  /**
   * Executes a maneuver; a Tallon roll takes the free offset that ends nearest to a point.
   *
   * @param towards the point, such as where a player put the ship
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship cannot make that maneuver (see {@link #checkFlies})
   */
  public Resolution resolveTowards(Table table, String shipId, Maneuver maneuver, Point towards) {
    Resolution central = resolve(table, shipId, maneuver);
    IntervalSet free = central.offsets().orElse(IntervalSet.EMPTY);
    if (free.isEmpty()) {
      return central;
    }
    double centralOffset = free.nearestTo(0).orElseThrow();
    double ahead = central.finalPose().relative(towards).x();
    double offset = free.nearestTo(centralOffset + ahead).orElseThrow();
    return offset == centralOffset ? central : resolve(table, shipId, maneuver, offset);
  }

  private Resolution resolve(
      Table table, String shipId, Maneuver maneuver, OptionalDouble offset, Workspace workspace) {
    Objects.requireNonNull(maneuver, "maneuver may not be null");
    if (offset.isPresent() && maneuver.bearing().endRotation() != EndRotation.QUARTER_TURN_INWARD) {
      throw new OffsetNotFreeException(
          "only a Tallon roll has an offset, found one for " + maneuver.code(), IntervalSet.EMPTY);
    }
    return execution(table, shipId, maneuver, workspace).resolve(maneuver, offset);
  }

  /**
   * Returns the end of a maneuver for a host that rounds poses to a grid. The end is the last pose
   * on the path whose rounded pose overlaps no ship that would stop the maneuver, rounded. The
   * search begins at the exact end, and the start counts as free. A turn at the end is kept, and a
   * Tallon roll first takes the free offset nearest to the one that is asked for.
   *
   * @param offset a Tallon roll's offset, as for {@link #resolve(Table, String, Maneuver, double)};
   *     empty for the free one nearest to 0
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship cannot make that maneuver (see {@link #checkFlies})
   * @throws OffsetNotFreeException if the offset is not free while others are
   */
  public Pose rounded(
      Table table,
      String shipId,
      Maneuver maneuver,
      OptionalDouble offset,
      Grid grid,
      Workspace workspace) {
    return execution(table, shipId, maneuver, workspace).rounded(maneuver, offset, grid);
  }

  /**
   * Executes a maneuver of a ship that tows another. The two move as one rigid body, and both bases
   * count for overlaps, but only the first ship's base counts for fleeing.
   */
  Resolution resolve(Table table, Ship tug, Ship tow, Maneuver maneuver, Workspace workspace) {
    return new Execution(
            this, table, table.place(tug.id()), Optional.of(tow), Scratch.of(workspace))
        .resolve(maneuver, OptionalDouble.empty());
  }

  /**
   * Returns the places at marks where a Tallon roll may end, backmost first. It is empty for
   * another maneuver, and by rules whose rolls do not end at marks. Only ships forbid a place. A
   * ship that would flee there may take it all the same.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship cannot make that maneuver (see {@link #checkFlies})
   */
  public List<Place> places(Table table, String shipId, Maneuver maneuver, Workspace workspace) {
    return maneuver.bearing().endRotation() == EndRotation.QUARTER_TURN_INWARD
            && rules.rollPositions() == RollPositions.MARKS
        ? execution(table, shipId, maneuver, workspace).places(maneuver)
        : List.of();
  }

  /**
   * Returns only a maneuver's outcome, for use on many tables at once. It does not work out where a
   * ship that backs up stops.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship cannot make that maneuver (see {@link #checkFlies})
   */
  public Outcome outcome(Table table, String shipId, Maneuver maneuver, Workspace workspace) {
    return execution(table, shipId, maneuver, workspace).outcome(maneuver);
  }

  /**
   * Returns the room at the end of a maneuver with nothing in the way. It is the signed separation,
   * in millimeters, from the nearest ship that would stop it, or infinity if there is none. A
   * Tallon roll is measured in the middle of its offsets.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if the ship cannot make that maneuver (see {@link #checkFlies})
   */
  public double roomAtEnd(Table table, String shipId, Maneuver maneuver, Workspace workspace) {
    return execution(table, shipId, maneuver, workspace).roomAtEnd(maneuver);
  }

  /**
   * Returns the room about a ship at a pose. It is the signed separation, in millimeters, from the
   * nearest ship that would stop its maneuver there, or infinity if there is none.
   *
   * @param pose the ship's assumed pose, not the table's
   * @throws UnknownShipException if the ship is not on the table
   */
  public double room(Table table, String shipId, Pose pose, Workspace workspace) {
    return new Execution(this, table, place(table, shipId), Optional.empty(), Scratch.of(workspace))
        .room(pose);
  }

  /**
   * Returns the distances of a ship at a pose from the other ships and from the edge.
   *
   * @param pose the ship's assumed pose, such as the end of a maneuver, not the table's
   * @throws UnknownShipException if the ship is not on the table
   */
  public Margins margins(Table table, String shipId, Pose pose) {
    return margins(table, shipId, pose, new Workspace());
  }

  /** Returns a ship's margins, with buffers from {@code workspace} instead of new ones. */
  public Margins margins(Table table, String shipId, Pose pose, Workspace workspace) {
    int place = place(table, shipId);
    return Margins.of(
        Neighbours.all(table, table.ships().get(place), Scratch.of(workspace)).nearest(pose),
        edge(table, table.ships().get(place), pose));
  }

  /** Returns the margins of a ship at a pose, together with the ship that it tows. */
  Margins margins(Table table, Ship tug, Ship tow, Pose pose, Workspace workspace) {
    BodyParts parts = TowedPair.parts(tug, tow);
    int[] own = {table.place(tug.id()), table.place(tow.id())};
    Neighbours others = Neighbours.all(table, parts, Scratch.of(workspace), own);
    return Margins.of(others.nearest(pose), edge(table, tug, pose));
  }

  private double edge(Table table, Ship ship, Pose pose) {
    return rules.fleeing().margin(ship.base(), pose, table.playArea());
  }

  private Execution execution(Table table, String shipId, Maneuver maneuver, Workspace workspace) {
    Objects.requireNonNull(maneuver, "maneuver may not be null");
    int place = place(table, shipId);
    checkFlies(table.ships().get(place), maneuver);
    return new Execution(this, table, place, Optional.empty(), Scratch.of(workspace));
  }

  private static int place(Table table, String shipId) {
    Objects.requireNonNull(table, "table may not be null");
    Objects.requireNonNull(shipId, "shipId may not be null");
    return table.placeOf(shipId).orElseThrow(() -> new UnknownShipException(shipId));
  }

  /**
   * Returns the part of the template that a maneuver used, on the table. It reaches from the start
   * to the ship's stop, cut square to the center line.
   *
   * @param start the ship before the maneuver
   * @param resolution the result of the maneuver
   * @return empty if no template was used, or none of it
   */
  public Optional<Shape> usedTemplate(Ship start, Maneuver maneuver, Resolution resolution) {
    double used = resolution.rail().orElse(0);
    return used <= 0 ? Optional.empty() : path(start, maneuver).map(path -> path.usedPart(used));
  }

  /**
   * Returns the whole template on the table as it is laid for a maneuver.
   *
   * @param start the ship before the maneuver
   * @return empty for a stationary maneuver, and for a huge ship, whose template lies beside it
   */
  public Optional<Shape> template(Ship start, Maneuver maneuver) {
    return path(start, maneuver)
        .filter(path -> path.path().template().isPresent())
        .map(path -> path.usedPart(path.path().length()));
  }

  /**
   * Checks that a ship can make a maneuver. A huge ship flies the straights and banks that its
   * template has, or stays where it is. Only a huge ship has banks of speed 0. A ship that stands
   * in as an obstacle makes none (002, headings on movement and on the corvette as an obstacle). A
   * base of a caller's own moves along paths.
   *
   * @throws CannotFlyException if it cannot
   */
  public void checkFlies(Ship ship, Maneuver maneuver) {
    if (ship.standsIn()) {
      throw new CannotFlyException("'" + ship.id() + "' stands in as an obstacle and never moves");
    }
    CannotFlyException.checkPublished(ship.id(), ship.base());
    if (!ship.base().size().isHuge()) {
      if (maneuver.speed() == 0 && maneuver.bearing() != Bearing.STATIONARY) {
        throw new CannotFlyException(
            "only huge ships turn by a bank of speed 0, found %s for a %s base"
                .formatted(maneuver.code(), ship.base().name()));
      }
      return;
    }
    if (!HUGE_BEARINGS.contains(maneuver.bearing())) {
      throw new CannotFlyException(
          ("a huge ship's maneuver is a straight, a bank or stationary (F, B, N or O), found "
                  + "%s, a %s")
              .formatted(maneuver.code(), maneuver.bearing().words()));
    }
    HugeTemplate template = rules.parts().hugeTemplate();
    if (maneuver
        .bearing()
        .template()
        .filter(
            kind ->
                maneuver.speed() < template.slowest(kind)
                    || maneuver.speed() > template.fastest(kind))
        .isPresent()) {
      throw new CannotFlyException(
          ("the huge ships' template has straights of speed 1 to %s and banks of speed %s to "
                  + "%s, found %s")
              .formatted(
                  template.straights(),
                  template.slowest(TemplateKind.BANK),
                  template.banks(),
                  maneuver.code()));
    }
  }

  /**
   * Returns the path that a maneuver takes a ship along, and that it backs up along.
   *
   * @param start the ship before the maneuver
   * @return empty if the ship stays where it is
   */
  public Optional<LaidPath> path(Ship start, Maneuver maneuver) {
    return laid(start, maneuver, Scratch.of(new Workspace()));
  }

  Optional<LaidPath> laid(Ship ship, Maneuver maneuver, Scratch scratch) {
    Bearing bearing = maneuver.bearing();
    if (bearing.template().isEmpty()) {
      return Optional.empty();
    }
    if (ship.base().size().isHuge()) {
      HugeTemplate template = rules.parts().hugeTemplate();
      ManeuverPath path =
          ManeuverPath.huge(template, ship.base(), bearing.side(), maneuver.speed());
      return Optional.of(new LaidPath(ship.pose(), false, path));
    }
    Template template = rules.parts().template(bearing.template().get(), maneuver.speed());
    // A ship that moves backward to its left curves to the right of the direction of travel.
    Side side = bearing.reverse() ? bearing.side().mirrored() : bearing.side();
    boolean sideslip = bearing.manner().equals(Optional.of(Manner.SIDESLIP));
    ManeuverPath path = scratch.path(template, side, ship.base().length(), sideslip);
    return Optional.of(new LaidPath(ship.pose(), bearing.reverse(), path));
  }

  /**
   * A maneuver to be executed, one of many (see {@link Resolver#resolveAll}).
   *
   * @param table the table before the maneuver
   * @param ship the id of the ship that flies
   * @param maneuver the maneuver
   */
  public record Flight(Table table, String ship, Maneuver maneuver) {

    /** Checks that nothing is null. */
    public Flight {
      Objects.requireNonNull(table, "a flight has a table");
      Objects.requireNonNull(ship, "a flight has a ship");
      Objects.requireNonNull(maneuver, "a flight has a maneuver");
    }
  }
}
