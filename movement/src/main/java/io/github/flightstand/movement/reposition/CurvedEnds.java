package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.region.Cutout;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.sweep.SlidePlane;
import io.github.flightstand.movement.table.Ship;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Every legal end of a move to the side along a curved template under sliding rules: an exact set
 * in two dimensions.
 *
 * <p>The template slides along the starting base by a, and the final base along the template's end
 * by b. Along a curve the two lead in different directions, and the base never turns. So an end is
 * a pair (a, b), and what a piece forbids is an open polygon of pairs ({@link SlidePlane}).
 *
 * <p><b>Error.</b> Ends of sets are exact to 1e-9 mm, rounded to the free side, where edges meet at
 * an angle of at least 0.2° and the separation changes by at least 2e-3 mm for each millimeter. A
 * slide of {@link #slides} has legal shifts, and each shift of {@link #shifts} a slide.
 *
 * <pre>{@code
 * CurvedEnds ends = repositions.curved(table, "echo", bank, workspace);
 * double laid = ends.laid().orElseThrow();
 * ends.poseAt(laid, ends.shiftsAt(laid).nearestTo(0).orElseThrow());   // where it ends by default
 * }</pre>
 */
public final class CurvedEnds {

  /** How much a region lacks along the edges of pieces, in mm of separation. */
  private static final double INSET = 5e-7;

  private final SidewaysMove move;
  private final Ship ship;
  private final IntervalSet template;
  private final List<String> blockedBy;
  private final SlidePlane plane;
  private final double room;
  private final DoubleFunction<IntervalSet> exact;
  private final IntervalSet slides;
  private final IntervalSet shifts;

  /** The free slide of the template nearest to 0, and the legal shifts there. */
  private final OptionalDouble middle;

  private final IntervalSet atMiddle;

  /**
   * Finds the ends.
   *
   * @param template the slides that keep the template off obstacles
   * @param plane what the pieces forbid, by a spare that is larger than that of {@code exact}
   * @param room a separation that rounding cannot bring about, at most a sixth of that difference
   * @param exact returns the legal shifts at a free slide of the template
   */
  CurvedEnds(
      SidewaysMove move,
      Ship ship,
      IntervalSet template,
      List<String> blockedBy,
      SlidePlane plane,
      double room,
      DoubleFunction<IntervalSet> exact) {
    this.move = move;
    this.ship = ship;
    this.template = template;
    this.blockedBy = List.copyOf(blockedBy);
    this.plane = plane;
    this.room = room;
    this.exact = exact;
    IntervalSet all = IntervalSet.of(new Interval(-plane.most(), plane.most()));
    middle = template.nearestTo(0);
    if (plane.isEmpty()) {
      slides = template;
      shifts = template.isEmpty() ? IntervalSet.EMPTY : all;
      atMiddle = shifts;
    } else {
      var shadows = plane.project(template, room);
      atMiddle = middle.isPresent() ? exact.apply(middle.getAsDouble()) : IntervalSet.EMPTY;
      shifts = shadows.second().union(atMiddle);
      slides =
          atMiddle.isEmpty()
              ? shadows.first()
              : shadows.first().union(IntervalSet.of(Interval.at(middle.getAsDouble())));
    }
  }

  /** Returns the template's slides that keep it off obstacles, in millimeters. */
  public IntervalSet template() {
    return template;
  }

  /** Returns the ids, sorted, of the pieces that take away part of the square of all pairs. */
  public List<String> blockedBy() {
    return blockedBy;
  }

  /** Returns the template's slides with any legal end. */
  public IntervalSet slides() {
    return slides;
  }

  /** Returns the final base's slides that some slide of the template allows. */
  public IntervalSet shifts() {
    return shifts;
  }

  /** Tests whether any end is legal. */
  public boolean legal() {
    return !slides.isEmpty();
  }

  /** Returns the slide of {@link #slides} nearest to 0, the negative one of two. */
  public OptionalDouble laid() {
    return slides.nearestTo(0);
  }

  /** Returns the slide nearest to 0 that allows a shift, the negative one of two; else empty. */
  public OptionalDouble laidFor(double shift) {
    return atMiddle.contains(shift) ? middle : slidesFor(shift).nearestTo(0);
  }

  private IntervalSet slidesFor(double shift) {
    List<Interval> allowed = new ArrayList<>();
    if (Math.abs(shift) <= plane.most()) {
      for (Interval part : template.intervals()) {
        allowed.addAll(plane.allowed(true, shift, part, 2 * room).intervals());
      }
    }
    return IntervalSet.of(allowed);
  }

  /** Returns the final base's slides that are legal with the template at a slide. */
  public IntervalSet shiftsAt(double laid) {
    if (!template.contains(laid)) {
      return IntervalSet.EMPTY;
    }
    return plane.isEmpty() || laid == middle.getAsDouble() ? atMiddle : exact.apply(laid);
  }

  /** Returns the final pose at a pair, legal or not. */
  public Pose poseAt(double laid, double shift) {
    return move.endAt(ship.base(), ship.pose(), laid, shift);
  }

  /**
   * Returns the pair, legal or not, that leads to a place of the base's center; the two may lie
   * beyond the greatest slides.
   */
  public Slides towards(Point center) {
    Pose middle = poseAt(0, 0);
    Point there = middle.relative(center);
    Vector along = along(middle);
    double laid = there.y() / along.y();
    return new Slides(laid, there.x() - laid * along.x());
  }

  /** Returns the direction of the template's slide in the frame of the final base. */
  private Vector along(Pose middle) {
    Vector before = ship.pose().heading().times(1);
    Vector after = middle.heading().times(1);
    return new Vector(after.dot(before), after.cross(before));
  }

  /**
   * Returns the legal pair that leads nearest to a place of the base's center, as exactly as {@link
   * #region} is; empty if no pair is legal.
   */
  public Optional<Slides> nearestTo(Point center) {
    if (!legal()) {
      return Optional.empty();
    }
    Slides wish = towards(center);
    if (shiftsAt(wish.laid()).contains(wish.shift())) {
      return Optional.of(wish);
    }
    Vector along = along(poseAt(0, 0));
    double laid = slides.nearestTo(wish.laid()).orElseThrow();
    double shift = shifts.nearestTo(wish.shift()).orElseThrow();
    Stream<Slides> alone =
        Stream.of(
            new Slides(laid, shiftsAt(laid).nearestTo(wish.shift()).orElseThrow()),
            new Slides(laidNear(shift, wish.laid()), shift));
    Stream<Slides> onEdges =
        region().stream()
            .flatMap(
                ring ->
                    IntStream.range(0, ring.size())
                        .mapToObj(
                            i ->
                                nearest(
                                    ring.get((i == 0 ? ring.size() : i) - 1),
                                    ring.get(i),
                                    wish,
                                    along)));
    return Stream.concat(alone, onEdges)
        .min(Comparator.comparingDouble(pair -> wish.distance(pair, along)));
  }

  private double laidNear(double shift, double wish) {
    IntervalSet allowed = slidesFor(shift);
    return (allowed.isEmpty() ? laidFor(shift) : allowed.nearestTo(wish)).orElseThrow();
  }

  /** Returns the pair on an edge between two pairs that is nearest to one beside it. */
  private static Slides nearest(Point from, Point to, Slides wish, Vector along) {
    Vector edge = placed(to.x() - from.x(), to.y() - from.y(), along);
    Vector way = placed(wish.laid() - from.x(), wish.shift() - from.y(), along);
    double part = Math.max(0, Math.min(1, way.dot(edge) / edge.dot(edge)));
    // Rounding does not take it beyond the edge's ends.
    return new Slides(
        spanned(from.x(), to.x()).nearestTo(from.x() + part * (to.x() - from.x())),
        spanned(from.y(), to.y()).nearestTo(from.y() + part * (to.y() - from.y())));
  }

  private static Interval spanned(double one, double other) {
    return new Interval(Math.min(one, other), Math.max(one, other));
  }

  private static Vector placed(double laid, double shift, Vector along) {
    return new Vector(laid * along.x() + shift, laid * along.y());
  }

  /**
   * Two slides together.
   *
   * @param laid the template's
   * @param shift the final base's
   */
  public record Slides(double laid, double shift) {

    private double distance(Slides other, Vector along) {
      Vector way = placed(other.laid - laid, other.shift - shift, along);
      return way.dot(way);
    }
  }

  /**
   * Tests whether a pair is legal; if one of the two is open, whether any of its values is.
   *
   * @param laid the template's slide
   * @param shift the final base's slide
   */
  public boolean allows(OptionalDouble laid, OptionalDouble shift) {
    if (laid.isEmpty()) {
      return shift.isPresent() ? laidFor(shift.getAsDouble()).isPresent() : legal();
    }
    IntervalSet legal = shiftsAt(laid.getAsDouble());
    return shift.isPresent() ? legal.contains(shift.getAsDouble()) : !legal.isEmpty();
  }

  /**
   * Returns the legal pairs as rings of points (template slide, final base's slide): each outside
   * counterclockwise, then its holes, clockwise. They contain no illegal pair, and nothing without
   * area. Each legal pair that they lack is within 3e-6 mm of an illegal one; where arcs bound them
   * because of a clearance, within 2e-4 mm.
   */
  public List<List<Point>> region() {
    return new Region(pieces(Function.identity())).rings();
  }

  /** Returns the final base's centers on the table at the pairs of {@link #region}. */
  public Region centers() {
    return new Region(pieces(pair -> poseAt(pair.x(), pair.y()).position()));
  }

  private List<Region.Piece> pieces(Function<Point, Point> placed) {
    List<Region.Piece> pieces = new ArrayList<>();
    double most = plane.most();
    List<ConvexPolygon> taken = plane.outlines(INSET);
    for (Interval part : template.intervals()) {
      if (part.length() <= INSET) {
        continue;
      }
      ConvexPolygon whole =
          ConvexPolygon.rectangle(part.length(), 2 * most)
              .placedIn(Pose.at(part.lo() + part.length() / 2, 0, 0));
      for (Region.Piece piece : Cutout.of(whole, taken).pieces()) {
        UnaryOperator<SimplePolygon> inside =
            ring -> SimplePolygon.of(corners(ring, part).stream().map(placed).toList());
        if (area(corners(piece.shell(), part)) > INSET * INSET) {
          pieces.add(
              new Region.Piece(
                  inside.apply(piece.shell()), piece.holes().stream().map(inside).toList()));
        }
      }
    }
    return pieces;
  }

  /** Returns a ring's corners, moved back into the square where a grid moved them out. */
  private List<Point> corners(SimplePolygon ring, Interval part) {
    Interval across = new Interval(-plane.most(), plane.most());
    return ring.corners().stream()
        .map(corner -> new Point(part.nearestTo(corner.x()), across.nearestTo(corner.y())))
        .toList();
  }

  private static double area(List<Point> corners) {
    double twice = 0;
    Point before = corners.get(corners.size() - 1);
    for (Point corner : corners) {
      twice += before.x() * corner.y() - corner.x() * before.y();
      before = corner;
    }
    return twice / 2;
  }

  @Override
  public String toString() {
    return "CurvedEnds[slides=" + slides + ", shifts=" + shifts + "]";
  }
}
