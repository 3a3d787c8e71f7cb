package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.interop.Grid;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.contact.BackingUp;
import io.github.flightstand.movement.contact.Neighbours;
import io.github.flightstand.movement.contact.ObstaclesInWay;
import io.github.flightstand.movement.contact.RoundedSearch;
import io.github.flightstand.movement.contact.Scratch;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.reposition.SidewaysMove.Place;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The execution of one ship's maneuver, with or without a tow: where it ends, then what follows.
 *
 * <p>A {@link Resolver}, which explains the rules, creates one for each maneuver.
 */
final class Execution {

  private static final Vector FORWARD = new Vector(1, 0);

  /** The room, in mm, that a rounded pose keeps so that the other ship finds it free too. */
  private static final double ROOM = 1e-13;

  private final Resolver resolver;
  private final MovementRules rules;
  private final Table table;
  private final Ship ship;
  private final Optional<Ship> tow;
  private final boolean huge;
  private final Scratch scratch;

  /** The ships that stop this one: for a huge ship, only huge ships. */
  private final Neighbours stopping;

  /**
   * Prepares a maneuver.
   *
   * @param place the ship's place in {@link Table#ships}
   * @param tow the ship that it tows, if any
   */
  Execution(Resolver resolver, Table table, int place, Optional<Ship> tow, Scratch scratch) {
    this.resolver = resolver;
    rules = resolver.rules();
    this.table = table;
    ship = table.ships().get(place);
    this.tow = tow;
    this.scratch = scratch;
    huge = ship.base().size().isHuge();
    boolean alone = tow.isEmpty();
    int[] own = alone ? scratch.alone(place) : new int[] {place, table.place(tow.get().id())};
    BodyParts parts = alone ? ship.base().partSet() : TowedPair.parts(ship, tow.get());
    stopping =
        huge
            ? Neighbours.huge(table, parts, scratch, own)
            : Neighbours.all(table, parts, scratch, own).keptClear(resolver.clearance());
  }

  Resolution resolve(Maneuver maneuver, OptionalDouble offset) {
    Optional<LaidPath> path = resolver.laid(ship, maneuver, scratch);
    return resolution(path, ending(path, maneuver, offset));
  }

  private Ending ending(Optional<LaidPath> path, Maneuver maneuver, OptionalDouble offset) {
    return path.isEmpty()
        ? completed(ship.pose(), 0, false, List.of())
        : switch (maneuver.bearing().endRotation()) {
          case NONE -> along(path.get(), 0);
          case HALF_TURN -> along(path.get(), 180);
          case QUARTER_TURN_INWARD -> tallonRoll(path.get(), offset);
        };
  }

  /** Finds the ship's end on a grid: see {@link Resolver#rounded}. */
  Pose rounded(Maneuver maneuver, OptionalDouble offset, Grid grid) {
    Optional<LaidPath> path = resolver.laid(ship, maneuver, scratch);
    if (path.isEmpty()) {
      return grid.nearest(ship.pose());
    }
    Ending ending = ending(path, maneuver, offset);
    double level = ROOM + stopping.level(rules.tolerance());
    RoundedSearch search = new RoundedSearch(grid, pose -> stopping.isFree(level, pose));
    IntervalSet offsets = ending.offsets().orElse(IntervalSet.EMPTY);
    Pose end = ending.pose();
    double turn = ending.rotated() ? nominal(path.get(), 0).heading().degreesTo(end.heading()) : 0;
    return search
        .nearest(centred(path.get()), offsets, offset.orElse(0))
        .orElseGet(() -> search.last(path.get(), end, ending.s(), turn));
  }

  Outcome outcome(Maneuver maneuver) {
    Optional<LaidPath> path = resolver.laid(ship, maneuver, scratch);
    EndRotation rotation = maneuver.bearing().endRotation();
    if (path.isEmpty()) {
      return Outcome.COMPLETED;
    }
    if (rotation == EndRotation.QUARTER_TURN_INWARD) {
      return tallonRoll(path.get(), OptionalDouble.empty()).outcome();
    }
    Pose nominal = nominal(path.get(), rotation == EndRotation.HALF_TURN ? 180 : 0);
    return stopping.isFree(stopping.level(rules.tolerance()), nominal)
        ? Outcome.COMPLETED
        : Outcome.OVERLAPPED;
  }

  double roomAtEnd(Maneuver maneuver) {
    Optional<LaidPath> path = resolver.laid(ship, maneuver, scratch);
    return room(
        path.isEmpty()
            ? ship.pose()
            : switch (maneuver.bearing().endRotation()) {
              case NONE -> nominal(path.get(), 0);
              case HALF_TURN -> nominal(path.get(), 180);
              case QUARTER_TURN_INWARD -> centred(path.get());
            });
  }

  /** Returns the distance of the ship at a pose from the nearest ship that would stop it. */
  double room(Pose pose) {
    return stopping.nearest(pose);
  }

  /** Returns the end of a Tallon roll in the middle of its offsets. */
  private static Pose centred(LaidPath path) {
    return path.poseAt(path.path().length()).turnedBy(90.0 * path.path().side().sign());
  }

  private static Pose nominal(LaidPath path, double turnDegrees) {
    Pose end = path.poseAt(path.path().length());
    return turnDegrees == 0 ? end : end.turnedBy(turnDegrees);
  }

  /** Executes a maneuver that ends at the path's end, perhaps turned on the spot. */
  private Ending along(LaidPath path, double turnDegrees) {
    Pose nominal = nominal(path, turnDegrees);
    List<String> stoppers = stopping.overlapping(nominal, rules.tolerance());
    List<String> overlapped = huge ? overlapped(nominal) : stoppers;
    return stoppers.isEmpty()
        ? completed(nominal, path.path().length(), turnDegrees != 0, overlapped)
        : backedUp(path, nominal, Optional.empty(), overlapped, List.of());
  }

  /**
   * Executes a Tallon roll. The ship's side lies flush on the template's end, and no part of the
   * template sticks out (the project's rules, section on maneuvers).
   *
   * <p>{@link MovementRules#tallonOffsets} says how far forward or backward of the middle the base
   * may sit. If any of these offsets is free of ships, one of the free ones must be used; otherwise
   * the roll is not made.
   */
  private Ending tallonRoll(LaidPath path, OptionalDouble offset) {
    double length = path.path().length();
    Pose centred = centred(path);
    Set<String> overlapped = new TreeSet<>();
    IntervalSet possible = possible(path);
    IntervalSet free = IntervalSet.EMPTY;
    for (Interval place : possible.intervals()) {
      free =
          free.union(stopping.freeSlides(centred, FORWARD, place, rules.tolerance(), overlapped));
    }
    if (offset.isPresent()) {
      checkOffset(offset.getAsDouble(), possible, free);
    }
    Pose nominal = centred.shiftedBy(offset.orElse(0), 0);
    if (free.isEmpty()) {
      return backedUp(path, nominal, Optional.of(free), overlapped(nominal), overlapped);
    }
    Pose pose = centred.shiftedBy(offset.orElse(free.nearestTo(0).orElseThrow()), 0);
    return new Ending(
        Outcome.COMPLETED,
        pose,
        nominal,
        length,
        true,
        Optional.of(free),
        overlapped(nominal),
        List.of());
  }

  private IntervalSet possible(LaidPath path) {
    return rules.tallonOffsets(ship.base(), path.path().template().orElseThrow());
  }

  /** Returns the places at marks where a Tallon roll may end, free or not. */
  List<Place> places(Maneuver maneuver) {
    LaidPath path = resolver.laid(ship, maneuver, scratch).orElseThrow();
    List<Place> places = new ArrayList<>();
    for (Interval mark : possible(path).intervals()) {
      Pose end = centred(path).shiftedBy(mark.lo(), 0);
      Set<String> blockers = new TreeSet<>();
      stopping.freeSlides(centred(path), FORWARD, mark, rules.tolerance(), blockers);
      places.add(new Place(mark.lo(), List.copyOf(blockers), flees(end)));
    }
    return places;
  }

  private boolean flees(Pose pose) {
    return rules
        .fleeing()
        .sticksOut(ship.base(), pose, table.playArea(), rules.tolerance().contact());
  }

  private Ending completed(Pose pose, double s, boolean rotated, List<String> overlapped) {
    return new Ending(
        Outcome.COMPLETED, pose, pose, s, rotated, Optional.empty(), overlapped, List.of());
  }

  private Ending backedUp(
      LaidPath path,
      Pose nominal,
      Optional<IntervalSet> offsets,
      List<String> overlapped,
      Collection<String> overlappedBeside) {
    BackingUp.Stop stop = BackingUp.along(path, stopping, rules.tolerance(), overlappedBeside);
    return new Ending(
        Outcome.OVERLAPPED,
        stop.pose(),
        nominal,
        stop.s(),
        false,
        offsets,
        overlapped,
        stop.touching());
  }

  private Resolution resolution(Optional<LaidPath> path, Ending ending) {
    Optional<Template> template = path.flatMap(taken -> taken.path().template());
    List<ObstacleMet> obstacles = obstacles(path, ending);
    return new Resolution(
        ending.outcome(),
        ending.pose(),
        ending.nominal(),
        template.isPresent() ? OptionalDouble.of(ending.s()) : OptionalDouble.empty(),
        template.isPresent()
            ? OptionalDouble.of(path.get().path().length())
            : OptionalDouble.empty(),
        ending.rotated(),
        ending.offsets(),
        ending.overlapped(),
        ending.touching(),
        obstacles,
        huge
            ? Optional.of(encounter(path, ending, obstacles))
            : HugeDamage.bumpedInto(table, ship, ending.touching()).map(HugeEncounter::ofBump),
        flees(ending.pose()));
  }

  private List<ObstacleMet> obstacles(Optional<LaidPath> path, Ending ending) {
    List<ObstacleMet> met =
        new ObstaclesInWay(table, ship, rules.tolerance(), scratch)
            .met(
                ending.pose(),
                path.filter(taken -> taken.path().template().isPresent()),
                ending.s());
    return tow.isEmpty()
        ? met
        : TowedPair.withThoseUnder(
            met,
            new ObstaclesInWay(table, tow.get(), rules.tolerance(), scratch)
                .met(TowedPair.towed(ship, tow.get(), ending.pose()), Optional.empty(), 0));
  }

  private List<String> overlapped(Pose nominal) {
    return (huge ? stopping.amongAll() : stopping).overlapping(nominal, rules.tolerance());
  }

  /**
   * Returns the consequences for a huge ship. The small and large ships under it where it stops are
   * destroyed, and the obstacles there are removed; nothing else counts (002, headings on
   * overlaps).
   */
  private HugeEncounter encounter(
      Optional<LaidPath> path, Ending ending, List<ObstacleMet> obstacles) {
    List<String> removed = obstacles.stream().map(ObstacleMet::id).sorted().toList();
    List<String> rammed = path.isEmpty() ? List.of() : rammed(ending.pose());
    HugeDamage damage =
        new HugeDamage(
            table,
            body(ending.pose()),
            body(ending.nominal()),
            ending.overlapped(),
            rules.tolerance().contact());
    List<DamageOwed> owed = new ArrayList<>(damage.bumped(ending.touching()));
    owed.addAll(damage.rammed(rammed));
    owed.addAll(damage.removed(removed));
    OptionalDouble progress =
        path.isPresent()
            ? OptionalDouble.of(path.get().path().progress(ending.s()))
            : OptionalDouble.empty();
    return new HugeEncounter(progress, rammed, removed, owed);
  }

  private List<String> rammed(Pose pose) {
    return stopping.amongAll().overlapping(pose, rules.tolerance()).stream()
        .filter(id -> !table.ship(id).orElseThrow().base().size().isHuge())
        .toList();
  }

  /** Returns the ship and its tow as they stand when the ship is at a pose. */
  private List<Ship> body(Pose pose) {
    Ship there = ship.at(pose);
    return tow.isEmpty()
        ? List.of(there)
        : List.of(there, tow.get().at(TowedPair.towed(ship, tow.get(), pose)));
  }

  /**
   * Checks a requested offset: it must be possible and, if any offset is free, free.
   *
   * @param possible the offsets of any Tallon roll of this base
   * @throws OffsetNotFreeException if it is not
   */
  private static void checkOffset(double offset, IntervalSet possible, IntervalSet free) {
    if (!possible.contains(offset)) {
      boolean slides = possible.intervals().size() == 1;
      throw new OffsetNotFreeException(
          "an offset of %s mm is %s, the free ones are %s"
              .formatted(
                  offset,
                  slides
                      ? "beyond " + possible.intervals().get(0).hi() + " mm either way"
                      : "at no mark, expected "
                          + possible.intervals().stream()
                              .map(mark -> Double.toString(mark.lo()))
                              .collect(Collectors.joining(", ")),
                  free),
          free);
    }
    if (!free.isEmpty() && !free.contains(offset)) {
      throw new OffsetNotFreeException(
          "an offset of " + offset + " mm is not free, the free ones are " + free, free);
    }
  }

  /**
   * A ship's end, before its surroundings are examined.
   *
   * @param s the path's parameter
   * @param overlapped the ids of the ships that the base overlaps at the nominal pose
   */
  private record Ending(
      Outcome outcome,
      Pose pose,
      Pose nominal,
      double s,
      boolean rotated,
      Optional<IntervalSet> offsets,
      List<String> overlapped,
      List<String> touching) {}
}
