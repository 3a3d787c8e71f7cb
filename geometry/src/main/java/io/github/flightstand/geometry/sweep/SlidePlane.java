package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.internal.Hull;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The pairs of slides that bodies at rest forbid to a body that slides in two directions and never
 * turns.
 *
 * <p>A body that has slid by the pair (a, b) stands at a u + b v. Every distance of a corner from
 * an edge is then linear in a and b. So the pairs at which two convex parts overlap by more than a
 * level form an open convex polygon: the points that satisfy one strict inequality for each edge.
 * Edges of the play area forbid open half-planes. A body from which a distance has to be kept
 * forbids the points near its polygons too. What is left of a square of pairs is the set of legal
 * pairs, closed. {@link #project} finds the slides that have a partner.
 *
 * <p>Pairs are seen in millimeters. Not safe to share between threads while polygons are added.
 *
 * <pre>{@code
 * SlidePlane plane = new SlidePlane(10, new Vector(0, 1), new Vector(1, 0));
 * plane.begin();
 * plane.cut(1, 0, 4);   // a < 4
 * plane.end();          // forbids [-10, 4) of the first slide
 * }</pre>
 */
public final class SlidePlane {

  /** The greatest error of the arcs of outlines, in millimeters. */
  private static final double ARC_ERROR = 1e-4;

  private final double most;
  private final Vector first;
  private final Vector second;

  /** The inequalities first·a + second·b &lt; bound of all polygons, one after another. */
  private double[] ofFirst = new double[32];

  private double[] ofSecond = new double[32];
  private double[] bounds = new double[32];
  private int rows;

  /** Where the inequalities of each polygon end. */
  private int[] ends = new int[8];

  private int polygons;

  /** The part of the polygon begun that lies in the square. */
  private final ClippedPolygon begun = new ClippedPolygon();

  /** The polygons that forbid all pairs near them too, all of the same radius. */
  private final List<RoundedPolygon> rounded = new ArrayList<>();

  /** The stretches that the polygons cut out of a line. */
  private double[] starts = new double[8];

  private double[] stops = new double[8];

  /**
   * Creates a plane in which all pairs are allowed.
   *
   * @param most the greatest slide either way, in millimeters
   * @param first the unit vector of the first slide, in the moving body's frame
   * @param second the unit vector of the second slide
   */
  public SlidePlane(double most, Vector first, Vector second) {
    this.most = most;
    this.first = first;
    this.second = second;
  }

  /** Returns the greatest slide either way, in millimeters. */
  public double most() {
    return most;
  }

  /** Returns how far the two slides together take the body from its place, in millimeters. */
  public double reach() {
    return most * reach(first, second);
  }

  /** Returns how far slides of 1 mm in two directions take a body. */
  public static double reach(Vector first, Vector second) {
    return Math.max(first.plus(second).length(), first.plus(second.negated()).length());
  }

  /** Returns the unit vector of the first slide. */
  Vector first() {
    return first;
  }

  Vector second() {
    return second;
  }

  /** Starts a polygon: the whole plane. */
  public void begin() {
    rows = polygons == 0 ? 0 : ends[polygons - 1];
    begun.rectangle(-most, most, -most, most);
  }

  /** Starts a polygon: the plane within more than {@code distance} mm of the square. */
  void beginNear(double distance) {
    begin();
    double end = most + (distance + 1) / Math.abs(first.cross(second));
    begun.rectangle(-end, end, -end, end);
  }

  /**
   * Forbids all pairs within a radius of the polygon begun, the same for all such polygons. Returns
   * whether that forbids any pair in the square.
   */
  boolean endRounded(double radius) {
    RoundedPolygon made = new RoundedPolygon(begun, first, second, radius);
    boolean meets = !made.corners().isEmpty() && made.meets(most);
    if (meets && rounded.stream().noneMatch(other -> other.contains(made))) {
      rounded.add(made);
      starts = new double[starts.length + 1];
      stops = new double[stops.length + 1];
    }
    return meets;
  }

  /** Returns the polygons that forbid all pairs near them too. */
  List<RoundedPolygon> rounded() {
    return rounded;
  }

  /** Returns the lines of all edges, as ofFirst, ofSecond and bound. */
  List<double[]> edges() {
    List<double[]> edges = new ArrayList<>();
    for (int row = 0; polygons > 0 && row < ends[polygons - 1]; row++) {
      edges.add(new double[] {ofFirst[row], ofSecond[row], bounds[row]});
    }
    return edges;
  }

  /**
   * Limits the polygon begun to the pairs with {@code ofFirst · a + ofSecond · b < bound}. Returns
   * whether anything of it is left in the square.
   */
  public boolean cut(double ofFirst, double ofSecond, double bound) {
    if (begun.cut(rows, ofFirst, ofSecond, bound)) {
      if (rows == bounds.length) {
        this.ofFirst = Arrays.copyOf(this.ofFirst, 2 * rows);
        this.ofSecond = Arrays.copyOf(this.ofSecond, 2 * rows);
        bounds = Arrays.copyOf(bounds, 2 * rows);
      }
      this.ofFirst[rows] = ofFirst;
      this.ofSecond[rows] = ofSecond;
      bounds[rows++] = bound;
    }
    return begun.size() > 0;
  }

  /**
   * Forbids the polygon begun. Returns false if it forbids no pair in the square.
   *
   * @return whether any pair in the square is in the polygon
   */
  public boolean end() {
    if (begun.size() == 0 || !begunHasArea()) {
      return false;
    }
    for (int polygon = 0; polygon < polygons; polygon++) {
      if (containsBegun(polygon)) {
        return true;
      }
    }
    if (polygons == ends.length) {
      ends = Arrays.copyOf(ends, 2 * polygons);
      starts = new double[2 * polygons + rounded.size()];
      stops = new double[2 * polygons + rounded.size()];
    }
    ends[polygons++] = rows;
    return true;
  }

  /** Tests whether the polygon begun is more than a line, by the middle of its corners. */
  private boolean begunHasArea() {
    double x = 0;
    double y = 0;
    for (int i = 0; i < begun.size(); i++) {
      x += begun.x(i) / begun.size();
      y += begun.y(i) / begun.size();
    }
    for (int row = polygons == 0 ? 0 : ends[polygons - 1]; row < rows; row++) {
      if (beyond(row, x, y) >= 0) {
        return false;
      }
    }
    return true;
  }

  private boolean containsBegun(int polygon) {
    for (int row = from(polygon); row < ends[polygon]; row++) {
      for (int i = 0; i < begun.size(); i++) {
        if (beyond(row, begun.x(i), begun.y(i)) > 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the number of polygons. */
  int polygons() {
    return polygons;
  }

  /** Tests whether no pair of the square is forbidden. */
  public boolean isEmpty() {
    return polygons == 0 && rounded.isEmpty();
  }

  private int from(int polygon) {
    return polygon == 0 ? 0 : ends[polygon - 1];
  }

  /** Returns by how much a pair fails an inequality, in mm of separation; negative if it holds. */
  double beyond(int row, double a, double b) {
    return ofFirst[row] * a + ofSecond[row] * b - bounds[row];
  }

  /** Tests whether a polygon forbids a pair by more than {@code room} mm of separation. */
  boolean forbids(int polygon, double a, double b, double room) {
    for (int row = from(polygon); row < ends[polygon]; row++) {
      if (beyond(row, a, b) >= -room) {
        return false;
      }
    }
    return true;
  }

  /**
   * Clips a polygon to a rectangle of pairs.
   *
   * @param wider by how much all inequalities are relaxed, in mm of separation
   */
  void clip(int polygon, ClippedPolygon into, double wider) {
    for (int row = from(polygon); row < ends[polygon]; row++) {
      into.cut(row, ofFirst[row], ofSecond[row], bounds[row] + wider);
    }
  }

  /**
   * Returns the slides of one direction that are allowed at a slide of the other.
   *
   * @param ofFirst whether the first slide is the one that varies
   * @param other the slide in the other direction
   * @param range the slides to judge
   * @param room the forbidden overlap that is allowed here, in mm of separation
   */
  public IntervalSet allowed(boolean ofFirst, double other, Interval range, double room) {
    int count = stretches(ofFirst, other, room);
    List<Interval> free = new ArrayList<>(2);
    double at = passed(range.lo(), count);
    while (at <= range.hi()) {
      double end = range.hi();
      double next = Double.POSITIVE_INFINITY;
      for (int k = 0; k < count; k++) {
        if (starts[k] >= at && starts[k] <= end) {
          next = starts[k] < end ? stops[k] : Math.min(next, stops[k]);
          end = starts[k];
        }
      }
      free.add(new Interval(at, end));
      at = passed(next, count);
    }
    return IntervalSet.of(free);
  }

  /** Tests whether any slide of one direction is allowed at a slide of the other. */
  boolean anyAllowed(boolean ofFirst, double other, double lo, double hi) {
    return passed(lo, stretches(ofFirst, other, 0)) <= hi;
  }

  /** Returns the first place from one on that no stretch covers. */
  private double passed(double from, int count) {
    double at = from;
    for (int k = 0; k < count; k++) {
      if (starts[k] < at && at < stops[k]) {
        at = stops[k];
        k = -1;
      }
    }
    return at;
  }

  /** Finds the open stretches that the polygons cut out of a line; returns their number. */
  private int stretches(boolean ofFirst, double other, double room) {
    double[] along = ofFirst ? this.ofFirst : ofSecond;
    double[] across = ofFirst ? ofSecond : this.ofFirst;
    int count = 0;
    for (int polygon = 0; polygon < polygons; polygon++) {
      double start = Double.NEGATIVE_INFINITY;
      double stop = Double.POSITIVE_INFINITY;
      for (int row = from(polygon); row < ends[polygon]; row++) {
        double left = bounds[row] - room - across[row] * other;
        if (along[row] > 0) {
          stop = Math.min(stop, left / along[row]);
        } else if (along[row] < 0) {
          start = Math.max(start, left / along[row]);
        } else if (left <= 0) {
          stop = Double.NEGATIVE_INFINITY;
        }
      }
      if (start < stop) {
        starts[count] = start;
        stops[count++] = stop;
      }
    }
    for (RoundedPolygon polygon : rounded) {
      Point from = ofFirst ? polygon.point(0, other) : polygon.point(other, 0);
      Optional<double[]> chord = polygon.chord(from, ofFirst ? first : second, room);
      if (chord.isPresent()) {
        starts[count] = chord.get()[0];
        stops[count++] = chord.get()[1];
      }
    }
    return count;
  }

  /**
   * Finds which slides have a partner: the shadows of the allowed pairs on both axes.
   *
   * @param range the slides in the first direction to judge
   * @param room the overlap that rounding may bring about, in mm of separation: a corner of the
   *     allowed pairs may lie this deep in another polygon
   */
  public SlideShadows project(IntervalSet range, double room) {
    return new SlideShadows(this, range, room);
  }

  /**
   * Returns what the polygons forbid, as polygons that reach a little beyond the square; those
   * without area are left out. The hull decides turns exactly, so rounded corners stay convex.
   *
   * @param wider by how much larger each polygon is, in mm of separation; arcs are larger by up to
   *     {@value #ARC_ERROR} mm more
   */
  public List<ConvexPolygon> outlines(double wider) {
    List<ConvexPolygon> outlines = new ArrayList<>(polygons);
    double end = most + 1;
    for (int polygon = 0; polygon < polygons; polygon++) {
      ClippedPolygon clipped = new ClippedPolygon();
      clipped.rectangle(-end, end, -end, end);
      clip(polygon, clipped, wider);
      List<Point> corners = new ArrayList<>();
      for (int i = 0; i < clipped.size(); i++) {
        corners.add(new Point(clipped.x(i), clipped.y(i)));
      }
      List<Point> hull = Hull.around(corners);
      if (!hull.isEmpty()) {
        outlines.add(ConvexPolygon.of(hull));
      }
    }
    rounded.forEach(polygon -> polygon.outline(most, wider, ARC_ERROR).ifPresent(outlines::add));
    return outlines;
  }
}
