package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.path.PathResolution;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.CurvedEnds;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Formats;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Pictures of a move's result, on the table before the move.
 *
 * <pre>{@code
 * Resolution resolution = resolver.resolve(table, "red", maneuver);
 * MovePicture.of(table, red, maneuver, resolution, resolver).svg()
 * }</pre>
 */
public final class MovePicture {

  private MovePicture() {}

  /**
   * Returns the picture of a maneuver that {@code resolver} resolved, for the ship before the
   * maneuver. It shows the used part of the template and the rest, the ship's pose without others,
   * its end, and the pieces in its way. A Tallon roll also shows every legal end as a band, with
   * the ship at each end of it. A huge ship shows its template beside the fore square.
   */
  public static TablePicture of(
      Table table, Ship ship, Maneuver maneuver, Resolution resolution, Resolver resolver) {
    TablePicture picture = TablePicture.of(table);
    if (ship.base().size().isHuge() && maneuver.bearing() != Bearing.STATIONARY) {
      HugeTemplateShapes template =
          new HugeTemplateShapes(resolver.rules().parts().hugeTemplate(), ship, maneuver);
      template.rest().forEach(part -> picture.shape(Mark.UNUSED, part));
      template.mark().forEach(part -> picture.shape(Mark.TEMPLATE, part));
    }
    resolver.template(ship, maneuver).ifPresent(template -> picture.shape(Mark.UNUSED, template));
    resolver
        .usedTemplate(ship, maneuver, resolution)
        .ifPresent(template -> picture.shape(Mark.TEMPLATE, template));
    picture
        .highlight(Mark.BLOCKING, resolution.obstacles().stream().map(ObstacleMet::id).toList())
        .highlight(Mark.BLOCKING, resolution.overlapped());
    resolution.touching().stream()
        .filter(id -> !resolution.overlapped().contains(id))
        .forEach(id -> picture.highlight(Mark.FOUND, id));
    offsets(picture, table, ship, maneuver, resolution, resolver);
    if (!resolution.nominal().equals(resolution.finalPose())) {
      picture.base(Mark.GHOST, ship.at(resolution.nominal()));
    }
    picture.base(Mark.END, ship.at(resolution.finalPose()));
    picture.caption(ship.id() + ": " + maneuver.words());
    return tell(picture, resolution);
  }

  /**
   * Returns the picture of a move along a path, for the ship before the move.
   *
   * @param used the template's pieces up to where the ship stopped, on the table
   * @param whole all of the template's pieces
   */
  public static TablePicture of(
      Table table, Ship ship, PathResolution resolution, List<Shape> used, List<Shape> whole) {
    TablePicture picture = TablePicture.of(table);
    whole.forEach(piece -> picture.shape(Mark.UNUSED, piece));
    used.forEach(piece -> picture.shape(Mark.TEMPLATE, piece));
    picture
        .highlight(Mark.BLOCKING, resolution.obstacles().stream().map(ObstacleMet::id).toList())
        .highlight(Mark.BLOCKING, resolution.overlapped());
    if (!resolution.nominal().equals(resolution.finalPose())) {
      picture.base(Mark.GHOST, ship.at(resolution.nominal()));
    }
    picture.base(Mark.END, ship.at(resolution.finalPose()));
    return picture
        .caption(ship.id() + ": path of " + Numbers.text(resolution.length()) + " mm")
        .tell(Formats.word(resolution.outcome()))
        .tell("overlaps", resolution.overlapped())
        .tell("touches", resolution.touching())
        .tell("flees", resolution.fled());
  }

  /** Adds the consequences of a maneuver to its picture's caption. */
  public static TablePicture tell(TablePicture picture, Resolution resolution) {
    if (resolution.overlapped().isEmpty()) {
      picture.tell(Formats.word(resolution.outcome()));
    }
    picture.tell("overlaps", resolution.overlapped());
    if (resolution.outcome() == Outcome.OVERLAPPED && resolution.rail().isPresent()) {
      picture.tell(
          "stops at "
              + Numbers.text(resolution.rail().getAsDouble())
              + " of "
              + Numbers.text(resolution.length().orElse(0))
              + " mm");
    }
    picture.tell("touches", resolution.touching());
    picture.tell("crosses", met(resolution, met -> met.template() && !met.base()));
    picture.tell("ends on", met(resolution, ObstacleMet::base));
    resolution.huge().ifPresent(huge -> tell(picture, huge));
    return picture.tell("flees", resolution.fled());
  }

  private static List<String> met(Resolution resolution, Predicate<ObstacleMet> which) {
    return resolution.obstacles().stream().filter(which).map(ObstacleMet::id).toList();
  }

  private static void tell(TablePicture picture, HugeEncounter huge) {
    picture.tell("destroys", huge.rammed()).tell("removes", huge.removed());
    for (DamageOwed owed : huge.owed()) {
      String what = owed.kind() == DamageOwed.Kind.CARD ? "face-up damage card" : "attack die";
      String many = owed.kind() == DamageOwed.Kind.CARD ? "face-up damage cards" : "attack dice";
      picture.tell(
          owed.ship()
              + owed.section().map(section -> " (" + Formats.word(section) + ")").orElse("")
              + " suffers "
              + owed.count()
              + " "
              + (owed.count() == 1 ? what : many));
    }
  }

  /** Adds the bands along the new heading in which a Tallon roll may end. */
  private static void offsets(
      TablePicture picture,
      Table table,
      Ship ship,
      Maneuver maneuver,
      Resolution resolution,
      Resolver resolver) {
    for (Interval free : resolution.offsets().orElse(IntervalSet.EMPTY).intervals()) {
      picture.slide(
          ship.at(resolver.resolve(table, ship.id(), maneuver, free.lo()).finalPose()),
          ship.at(resolver.resolve(table, ship.id(), maneuver, free.hi()).finalPose()));
    }
  }

  /**
   * Returns the picture of a move to a side, for the ship before the move. It shows every set of
   * legal places as a band between two ships, the pieces that forbid places, and the template.
   *
   * @param shift the net forward shift that is shown; empty if there is none
   * @param slide the slide of the template that leads there
   */
  public static TablePicture of(
      Table table,
      Ship ship,
      SidewaysMove move,
      SidewaysMove.Options options,
      Optional<Double> shift,
      double slide) {
    TablePicture picture = TablePicture.of(table);
    for (Interval legal : options.shifts().intervals()) {
      picture.slide(ship.at(options.poseAt(legal.lo())), ship.at(options.poseAt(legal.hi())));
    }
    picture.shape(
        shift.isPresent() ? Mark.TEMPLATE : Mark.UNUSED,
        move.templateAt(ship.base(), ship.pose(), slide));
    picture.highlight(Mark.BLOCKING, options.blockedBy());
    shift.ifPresent(
        to ->
            picture.base(
                options.shifts().contains(to) ? Mark.END : Mark.REFUSED,
                ship.at(options.poseAt(to))));
    picture.caption(
        "%s %s mm to the %s"
            .formatted(
                ship.id(), Numbers.text(options.sideways()), Formats.word(move.direction())));
    shift
        .filter(to -> !options.shifts().contains(to))
        .ifPresent(to -> picture.tell("shift " + Numbers.text(to) + " not legal"));
    String shifts = options.places().isEmpty() ? words(options.shifts()) : marks(options);
    picture.tell(options.legal() ? "legal shifts " + shifts : "not legal");
    return picture.tell(because(options.legal()), options.blockedBy());
  }

  /**
   * Returns the picture of a move to a side along a curve that slides. It shows the legal places of
   * the base's center, those along the template, and the pieces that forbid places.
   *
   * @param shift the slide of the base that is shown; empty if there is none
   * @param laid the template's slide
   */
  public static TablePicture of(
      Table table,
      Ship ship,
      SidewaysMove move,
      CurvedEnds ends,
      Optional<Double> shift,
      double laid) {
    TablePicture picture = TablePicture.of(table);
    IntervalSet shifts = ends.shiftsAt(laid);
    for (Interval legal : shifts.intervals()) {
      picture.slide(ship.at(ends.poseAt(laid, legal.lo())), ship.at(ends.poseAt(laid, legal.hi())));
    }
    picture.region(Mark.FREE, ends.centers());
    picture.shape(
        shift.isPresent() ? Mark.TEMPLATE : Mark.UNUSED,
        move.templateAt(ship.base(), ship.pose(), laid));
    picture.highlight(Mark.BLOCKING, ends.blockedBy());
    shift.ifPresent(
        to ->
            picture.base(
                shifts.contains(to) ? Mark.END : Mark.REFUSED, ship.at(ends.poseAt(laid, to))));
    picture.caption(
        "%s %s mm to the %s"
            .formatted(
                ship.id(),
                Numbers.text(move.sideways(ship.base())),
                Formats.word(move.direction())));
    picture.tell("template at " + Numbers.text(laid));
    shift
        .filter(to -> !shifts.contains(to))
        .ifPresent(to -> picture.tell("shift " + Numbers.text(to) + " not legal"));
    picture.tell(ends.legal() ? "legal template slides " + words(ends.slides()) : "not legal");
    if (!shifts.isEmpty()) {
      picture.tell("legal shifts there " + words(shifts));
    }
    return picture.tell(because(ends.legal()), ends.blockedBy());
  }

  /** Returns the picture of a move ahead: the template, the ship's end, and what forbids it. */
  public static TablePicture of(Table table, Ship ship, AheadMove move, AheadMove.Option option) {
    return TablePicture.of(table)
        .shape(Mark.TEMPLATE, move.templateAt(ship.base(), ship.pose()))
        .highlight(Mark.BLOCKING, option.blockedBy())
        .base(option.legal() ? Mark.END : Mark.REFUSED, ship.at(option.finalPose()))
        .caption(ship.id() + " " + way(move.side()) + (option.legal() ? ": legal" : ": not legal"))
        .tell("because of", option.blockedBy())
        .tell("would flee", option.fled());
  }

  /** Returns the picture of a turn on the spot by so much to the left, and of what forbids it. */
  public static TablePicture of(Table table, Ship ship, int turn, AheadMove.Option option) {
    String way = turn == 180 ? "" : turn > 0 ? " left" : " right";
    return of(table, ship, "turns%s by %s°".formatted(way, Math.abs(turn)), option);
  }

  /**
   * Returns the picture of a move without a template, and of what forbids it.
   *
   * @param does the ship's move, in the words after its id
   */
  public static TablePicture of(Table table, Ship ship, String does, AheadMove.Option option) {
    return TablePicture.of(table)
        .highlight(Mark.BLOCKING, option.blockedBy())
        .base(option.legal() ? Mark.END : Mark.REFUSED, ship.at(option.finalPose()))
        .caption(ship.id() + " " + does + ": " + (option.legal() ? "legal" : "not legal"))
        .tell("because of", option.blockedBy())
        .tell("would flee", option.fled());
  }

  private static String marks(SidewaysMove.Options options) {
    return options.places().stream()
        .filter(SidewaysMove.Place::legal)
        .map(place -> Numbers.text(place.shift()))
        .collect(Collectors.joining(", "));
  }

  /** Returns the words before the pieces that take ends away: all of them, or some. */
  private static String because(boolean legal) {
    return legal ? "less because of" : "because of";
  }

  private static String way(Side side) {
    return side == Side.AHEAD ? "straight ahead" : "ahead to the " + Formats.word(side);
  }

  /** Returns bounds in words, rounded inward: each end that is named is legal. */
  private static String words(IntervalSet shifts) {
    return shifts.intervals().stream()
        .map(legal -> Numbers.within(legal.lo(), legal.hi()))
        .collect(Collectors.joining(", "));
  }
}
