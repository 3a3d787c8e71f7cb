package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.query.CrossedLines;
import io.github.flightstand.geometry.query.Separation;
import io.github.flightstand.geometry.query.ShortestLines;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.OpenPolygon;
import io.github.flightstand.movement.parts.Section;
import io.github.flightstand.movement.table.CircleIndex;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.edition.Edition;
import io.github.flightstand.rules.measure.Attack.Sight;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Measures attacks: whether the target is in the arc, at which range, and whether it is obstructed.
 *
 * <p>A target is in the arc if the part of its base in the arc's region is more than the contact
 * tolerance deep, where the depth is the length of the shortest shift that takes the base out of
 * the region. The attack is measured along the shortest lines from the attacker's base to that
 * part, guides left out; in the second edition from the part of the attacker's base in the arc. It
 * is obstructed if each of these lines has more than the tolerance of its length in an obstacle, be
 * it one obstacle or several between them; obstacles under the attacker or the target count as any
 * other does, so a rock that is wholly under a base is not in the way, and what sticks out of it
 * towards the other base is. Huge ships obstruct as obstacles do, unless they attack or are
 * attacked (002, heading on obstruction); other ships do not.
 *
 * <p>Of a corvette one section is attacked: what is said of the target holds for that half of it. A
 * huge attacker measures from the whole of its base, whichever section fires.
 *
 * <p>Immutable; may be shared between threads.
 *
 * <pre>{@code
 * AttackRuler ruler = AttackRuler.standard();
 * Attack attack = ruler.measure(table, red, blue, FiringArc.FRONT);
 * attack.inArc()
 * attack.line().orElseThrow().obstructed()
 * ruler.measure(table, Aim.at(red, corvette, SectionName.AFT, FiringArc.FRONT)).sight()
 * }</pre>
 */
public final class AttackRuler {

  private final Edition edition;
  private final ArcFigures figures;
  private final double width;
  private final Tolerance tolerance;

  /**
   * Creates a ruler that measures with one edge, so that its width does not count.
   *
   * @param edition the edition whose rules hold
   * @param figures where the arcs' lines run
   * @param tolerance what counts as contact and as a graze
   */
  public AttackRuler(Edition edition, ArcFigures figures, Tolerance tolerance) {
    this(edition, figures, 0, tolerance);
  }

  /**
   * Creates a ruler.
   *
   * @param edition the edition whose rules hold
   * @param figures where the arcs' lines run
   * @param width how wide the ruler is, in millimetres: what any part of it lies on, as it is laid
   *     along a line with half of its width to either side, obstructs that line
   * @param tolerance what counts as contact and as a graze
   * @throws IllegalArgumentException if the width is negative or not finite
   */
  public AttackRuler(Edition edition, ArcFigures figures, double width, Tolerance tolerance) {
    if (!(width >= 0) || !Double.isFinite(width)) {
      throw new IllegalArgumentException(
          "a ruler's width is at least 0 and finite, found " + width + " mm");
    }
    this.edition = edition;
    this.figures = figures;
    this.width = width;
    this.tolerance = tolerance;
  }

  /** Returns a ruler with an edition's rules and published figures and the standard tolerance. */
  public static AttackRuler of(Edition edition) {
    return new AttackRuler(edition, ArcFigures.of(edition), Tolerance.STANDARD);
  }

  /** Returns a ruler for the first edition. */
  public static AttackRuler standard() {
    return of(Edition.FIRST);
  }

  /** Returns how wide the ruler is, in millimetres. */
  public double width() {
    return width;
  }

  /**
   * Measures an attack at a ship that is one section.
   *
   * @param table where the obstacles and huge ships are
   * @param attacker the ship that attacks
   * @param target another ship
   * @param arc the arc from which it attacks; {@link FiringArc#TURRET} for any weapon that may fire
   *     out of arc
   * @throws BadAimException if there is no such attack
   */
  public Attack measure(Table table, Ship attacker, Ship target, FiringArc arc) {
    return measure(table, Aim.at(attacker, target, arc));
  }

  /**
   * Measures an attack.
   *
   * @param table where the obstacles and huge ships are
   */
  public Attack measure(Table table, Aim aim) {
    Ship attacker = aim.attacker();
    Ship target = aim.target();
    ConvexPolygon from = attacker.base().plastic().placedIn(attacker.pose());
    Optional<Section> section = aim.section().flatMap(target.base()::section);
    ConvexPolygon onto =
        section.map(Section::plastic).orElseGet(target.base()::plastic).placedIn(target.pose());
    boolean touching = BaseContact.between(attacker, target, tolerance);
    boolean inContact =
        touching
            && section
                .map(half -> BaseContact.withSection(attacker, target, half, tolerance))
                .orElse(true);
    Optional<Sight> sight =
        SectionSight.margin(aim)
            .map(margin -> new Sight(SectionSight.clear(margin, tolerance), margin));
    Optional<OpenPolygon> own = figures.region(aim.arc(), attacker.base());
    if (own.isEmpty()) {
      LineOfFire line = line(table, aim, from, onto, inContact);
      return new Attack(OptionalDouble.empty(), touching, Optional.of(line), sight);
    }
    OpenPolygon region = own.get().placedIn(attacker.pose());
    double depth = -Separation.between(onto, region);
    if (depth <= tolerance.contact()) {
      return new Attack(OptionalDouble.of(depth), touching, Optional.empty(), sight);
    }
    // More than the tolerance of the target is in the region, so there is something left of it.
    ConvexPolygon part = onto.clippedTo(region).orElse(onto);
    ConvexPolygon source = edition == Edition.FIRST ? from : sourceIn(aim.arc(), attacker, from);
    LineOfFire line = line(table, aim, source, part, inContact);
    return new Attack(OptionalDouble.of(depth), touching, Optional.of(line), sight);
  }

  private ConvexPolygon sourceIn(FiringArc arc, Ship attacker, ConvexPolygon whole) {
    return figures
        .source(arc, attacker.base())
        .flatMap(region -> whole.clippedTo(region.placedIn(attacker.pose())))
        .orElse(whole);
  }

  private LineOfFire line(
      Table table, Aim aim, ConvexPolygon from, ConvexPolygon onto, boolean inContact) {
    ShortestLines lines = ShortestLines.between(from, onto, tolerance);
    Optional<RangeBand> range =
        inContact && edition == Edition.SECOND
            ? Optional.of(RangeBand.ZERO)
            : RangeBand.of(lines.distance());
    List<String> by = new ArrayList<>();
    IntervalSet crossed = crossedByObstacles(table, lines, by);
    if (table.hugeIndex().size() > 0) {
      crossed = crossed.union(crossedByHugeShips(table, aim, lines, by));
    }
    by.sort(Comparator.naturalOrder());
    boolean obstructed = !leavesALine(lines, crossed);
    return new LineOfFire(lines, range, obstructed, !by.isEmpty() && !obstructed, by);
  }

  private IntervalSet crossedByObstacles(Table table, ShortestLines lines, List<String> by) {
    IntervalSet crossed = IntervalSet.EMPTY;
    CircleIndex index = table.obstacleIndex();
    double last = farthestX(index, lines);
    for (int k = firstNear(index, lines); k < index.size() && index.x(k) <= last; k++) {
      Obstacle obstacle = table.obstacles().get(index.item(k));
      IntervalSet here = CrossedLines.of(lines, width, obstacle.outline(), tolerance);
      if (!here.isEmpty()) {
        by.add(obstacle.id());
        crossed = crossed.isEmpty() ? here : crossed.union(here);
      }
    }
    return crossed;
  }

  private IntervalSet crossedByHugeShips(
      Table table, Aim aim, ShortestLines lines, List<String> by) {
    IntervalSet crossed = IntervalSet.EMPTY;
    CircleIndex index = table.hugeIndex();
    double last = farthestX(index, lines);
    for (int k = firstNear(index, lines); k < index.size() && index.x(k) <= last; k++) {
      Ship ship = table.ships().get(index.item(k));
      if (!ship.id().equals(aim.attacker().id()) && !ship.id().equals(aim.target().id())) {
        ConvexPolygon plastic = ship.base().plastic().placedIn(ship.pose());
        IntervalSet here = CrossedLines.of(lines, width, plastic, tolerance);
        if (!here.isEmpty()) {
          by.add(ship.id());
          crossed = crossed.union(here);
        }
      }
    }
    return crossed;
  }

  /** The first entry of an index that, by its x alone, may lie on a line. */
  private int firstNear(CircleIndex index, ShortestLines lines) {
    double least = Math.min(lines.onFirst().x(), lines.onSecond().x());
    return index.firstFrom(least - index.largestRadius() - lines.reach() - width / 2);
  }

  /** The greatest x of an entry that may lie on a line. */
  private double farthestX(CircleIndex index, ShortestLines lines) {
    double most = Math.max(lines.onFirst().x(), lines.onSecond().x());
    return most + index.largestRadius() + lines.reach() + width / 2;
  }

  /** Tells whether some line is not crossed, be it one that runs along edges. */
  private static boolean leavesALine(ShortestLines lines, IntervalSet crossed) {
    if (!lines.many()) {
      return crossed.isEmpty();
    }
    for (Interval clear : IntervalSet.of(lines.members()).minus(crossed).intervals()) {
      // Neighbours up to a hair away decide, so less than that is rounding.
      if (clear.length() > CrossedLines.HAIR / 2) {
        return true;
      }
    }
    return false;
  }
}
