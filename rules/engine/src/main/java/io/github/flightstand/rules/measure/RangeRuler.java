package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.UnboundedPolygon;
import io.github.flightstand.movement.parts.Section;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.Rules;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/**
 * A ruler for ranges: the shortest distance from a ship's base to another piece, and its band.
 *
 * <p>The guides of ships, remotes and objectives do not count, but those of bombs and mines do. The
 * part of a token outside the play area is not measured. If two edges face each other in parallel,
 * there are infinitely many shortest lines. Ships in contact, and a ship and itself, are at range
 * 1; in the second edition at range 0, where guides count for the contact. By its Rules Reference a
 * ship in contact with a token or an obstacle is at range 0 of it too (heading on range).
 *
 * <p>Immutable; may be shared between threads.
 *
 * <pre>{@code
 * RangeRuler ruler = RangeRuler.standard();
 * ruler.between(red, blue).distance()           // 141.42...
 * ruler.to(red, PlayArea.STANDARD, bomb).orElseThrow().isAt(RangeBand.ONE, RangeBand.ONE)
 * }</pre>
 */
public final class RangeRuler {

  /** The depth of the region beyond an edge, in mm: more than any base's. */
  private static final double OUTSIDE = 1000;

  /** Much more than any distance's error, in mm. */
  private static final double SURELY = 1;

  private final Rules rules;

  /** Creates a ruler that measures by these rules. */
  public RangeRuler(Rules rules) {
    this.rules = Objects.requireNonNull(rules, "rules may not be null");
  }

  /** Returns a ruler for the default rules. */
  public static RangeRuler standard() {
    return new RangeRuler(Rules.standard());
  }

  /** Measures the range from a ship to another, or to itself. */
  public Range between(Ship from, Ship to) {
    if (from.id().equals(to.id())) {
      Point middle = from.pose().position();
      return new Range(ShortestLines.at(middle), 0, Optional.of(touchingBand()));
    }
    return toShip(from, plastic(to), touching(from, to, rules.tolerance().contact()));
  }

  /**
   * Tests whether a ship is within a range of another: not beyond the band's far edge. The distance
   * of their middles mostly decides; measured is only what it leaves open.
   */
  public boolean isWithin(Ship from, Ship to, RangeBand band) {
    double middles = from.pose().position().distanceTo(to.pose().position());
    if (middles - from.base().reach() - to.base().reach() > band.farEdge() + SURELY) {
      return false;
    }
    // Each middle is a point of its base, so the bases are at most as far apart.
    return middles < band.farEdge() - SURELY || between(from, to).isAt(RangeBand.ZERO, band);
  }

  private Range toShip(Ship from, ConvexPolygon plastic, boolean touching) {
    ConvexPolygon base = plastic(from);
    ShortestLines lines = ShortestLines.between(base, plastic, rules.tolerance());
    Optional<RangeBand> band =
        touching ? Optional.of(touchingBand()) : RangeBand.of(lines.distance());
    return new Range(lines, farthest(base, List.of(plastic)), band);
  }

  /**
   * Measures the range to a section of a huge ship, as for a target lock on it (002, heading on
   * target locks). A transport is one section.
   */
  public Range to(Ship from, Ship huge, SectionName name) {
    Optional<Section> section = huge.base().section(name);
    if (section.isEmpty()) {
      return between(from, huge);
    }
    ConvexPolygon half = section.get().plastic().placedIn(huge.pose());
    return toShip(
        from, half, touching(from, Optional.empty(), huge, section, rules.tolerance().contact()));
  }

  /** Measures the range to a token as it lies on a play area; empty if all of it is outside. */
  public Optional<Range> to(Ship from, PlayArea area, Token token) {
    ConvexPolygon base = plastic(from);
    LaidToken laid = LaidToken.of(token, area);
    return laid.forRange()
        .map(
            outline ->
                atContact(
                    range(
                        ShortestLines.between(base, outline, rules.tolerance()),
                        farthest(base, outline.parts())),
                    () -> laid.separation(body(from))));
  }

  public Range to(Ship from, Obstacle obstacle) {
    ConvexPolygon base = plastic(from);
    return atContact(
        range(
            ShortestLines.between(base, obstacle.outline(), rules.tolerance()),
            farthest(base, List.of(obstacle.outline()))),
        () -> Separation.between(body(from), obstacle.outline()));
  }

  public Range to(Ship from, Point point) {
    ShortestLines line = ShortestLines.between(plastic(from), point);
    return range(line, line.distance());
  }

  /**
   * Measures the range to an edge of the play area. The farthest point is the ship's, so the ship
   * is within a range of the edge if the whole of it is.
   */
  public Range to(Ship from, PlayArea area, TableEdge edge) {
    ConvexPolygon base = plastic(from);
    double farthest = 0;
    for (int i = 0; i < base.size(); i++) {
      farthest = Math.max(farthest, edge.distance(area, base.x(i), base.y(i)));
    }
    return range(ShortestLines.between(base, outside(area, edge), rules.tolerance()), farthest);
  }

  /** Measures the range to the part of an edge of the play area in an arc; empty if no part is. */
  public Optional<Range> toInArc(Ship from, FiringArc arc, PlayArea area, TableEdge edge) {
    return inArc(from, arc, outside(area, edge));
  }

  /**
   * Measures the range to the part of a piece in one of the ship's arcs; empty if no part is. A
   * huge ship's full front arc, even if not printed, is everything ahead of its middle.
   */
  public Optional<Range> inArc(Ship from, FiringArc arc, ConvexPolygon piece) {
    ConvexPolygon base = plastic(from);
    Optional<UnboundedPolygon> region =
        (arc == FiringArc.FULL_FRONT && from.base().size().isHuge()
                ? Optional.of(UnboundedPolygon.halfPlane(Point.ORIGIN, new Vector(1, 0)))
                : arc.region(from.base(), rules.arcs()))
            .map(seen -> seen.placedIn(from.pose()));
    if (region
        .filter(seen -> -Separation.between(piece, seen) <= rules.tolerance().contact())
        .isPresent()) {
      return Optional.empty();
    }
    return region
        .map(seen -> piece.clippedTo(seen))
        .orElse(Optional.of(piece))
        .map(
            seen ->
                range(
                    ShortestLines.between(base, seen, rules.tolerance()),
                    farthest(base, List.of(seen))));
  }

  /** Tests whether two bases touch or overlap, guides included. */
  static boolean touching(Ship a, Ship b, double contact) {
    double dx = b.pose().x() - a.pose().x();
    double dy = b.pose().y() - a.pose().y();
    double reach = a.base().reach() + b.base().reach() + contact;
    return dx * dx + dy * dy <= reach * reach && Overlaps.separation(a, b) <= contact;
  }

  /** Tests whether two ships in contact, or sections of them, touch or overlap, guides included. */
  static boolean touching(
      Ship a, Optional<Section> ofA, Ship b, Optional<Section> ofB, double contact) {
    return (ofA.isEmpty() && ofB.isEmpty())
        || Separation.between(
                ofA.map(Section::outline).orElseGet(a.base()::outline).placedIn(a.pose()),
                ofB.map(Section::outline).orElseGet(b.base()::outline).placedIn(b.pose()))
            <= contact;
  }

  /** Returns the rectangle beyond an edge of a play area, to which ranges are measured. */
  static ConvexPolygon outside(PlayArea area, TableEdge edge) {
    double width = area.width();
    double height = area.height();
    double deep = OUTSIDE / 2;
    return switch (edge) {
      case LEFT -> ConvexPolygon.rectangle(OUTSIDE, height).placedIn(Pose.at(-deep, height / 2, 0));
      case RIGHT ->
          ConvexPolygon.rectangle(OUTSIDE, height).placedIn(Pose.at(width + deep, height / 2, 0));
      case BOTTOM -> ConvexPolygon.rectangle(width, OUTSIDE).placedIn(Pose.at(width / 2, -deep, 0));
      case TOP ->
          ConvexPolygon.rectangle(width, OUTSIDE).placedIn(Pose.at(width / 2, height + deep, 0));
    };
  }

  /** Returns a range as range 0 if the rules have that for all pieces in contact. */
  private Range atContact(Range range, DoubleSupplier separation) {
    return zeroOfAll() && separation.getAsDouble() <= rules.tolerance().contact()
        ? new Range(range.lines(), range.farthest(), Optional.of(RangeBand.ZERO))
        : range;
  }

  /** Tests whether contact counts as range 0 for all pieces (second edition). */
  boolean zeroOfAll() {
    return rules.added().rangeZeroOfAll();
  }

  private static Compound body(Ship ship) {
    return ship.base().outline().placedIn(ship.pose());
  }

  private RangeBand touchingBand() {
    return RangeBand.inContact(rules.edition());
  }

  private static Range range(ShortestLines lines, double farthest) {
    return new Range(lines, farthest, RangeBand.of(lines.distance()));
  }

  static ConvexPolygon plastic(Ship ship) {
    return ship.base().plastic().placedIn(ship.pose());
  }

  /** Returns the farthest distance. The distance from a convex base is greatest at a corner. */
  private static double farthest(ConvexPolygon base, List<? extends Polygon> pieces) {
    double farthest = 0;
    for (Polygon piece : pieces) {
      for (int i = 0; i < piece.size(); i++) {
        Point corner = new Point(piece.x(i), piece.y(i));
        farthest = Math.max(farthest, ShortestLines.between(base, corner).distance());
      }
    }
    return farthest;
  }
}
