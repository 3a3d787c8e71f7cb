package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;

/**
 * A convex region without a far side. It is the area between two rays that do not converge, such as
 * a sector seen from its apex or a strip that begins at a line.
 *
 * <p>It is bounded by the two rays and, if they do not start at one point, by the edge between
 * their starts. It is stored as points and vectors, so placing it needs no trigonometry. Boundary
 * line 0 runs along the right ray, line 1 along the left ray and line 2 along the edge. Each has a
 * unit normal into the region.
 *
 * <pre>{@code
 * UnboundedPolygon.wedge(Point.ORIGIN, new Vector(20, -17.05), new Vector(20, 17.05))
 * UnboundedPolygon.strip(new Point(20, -7.4), new Point(20, 7.4))   // ahead of x = 20
 * UnboundedPolygon.halfPlane(Point.ORIGIN, new Vector(1, 0))        // the points with x ≥ 0
 * }</pre>
 */
public final class UnboundedPolygon {

  /** The sine of the greatest angle by which rounding may turn a ray or an edge. */
  private static final double LEVEL = 4e-15;

  private final int size;
  private final double rightX;
  private final double rightY;
  private final double leftX;
  private final double leftY;

  /** The normals in fields, not arrays: an attack places a region that lives no longer than it. */
  private final double rightNormalX;

  private final double rightNormalY;
  private final double leftNormalX;
  private final double leftNormalY;
  private final double edgeNormalX;
  private final double edgeNormalY;

  private UnboundedPolygon(
      int size,
      double rightX,
      double rightY,
      double leftX,
      double leftY,
      double rightNormalX,
      double rightNormalY,
      double leftNormalX,
      double leftNormalY,
      double edgeNormalX,
      double edgeNormalY) {
    this.size = size;
    this.rightX = rightX;
    this.rightY = rightY;
    this.leftX = leftX;
    this.leftY = leftY;
    this.rightNormalX = rightNormalX;
    this.rightNormalY = rightNormalY;
    this.leftNormalX = leftNormalX;
    this.leftNormalY = leftNormalY;
    this.edgeNormalX = edgeNormalX;
    this.edgeNormalY = edgeNormalY;
  }

  /**
   * Returns the region between two rays from one point.
   *
   * @param apex the start of both rays
   * @param right a vector along the ray that has the region to its left, of any length except 0
   * @param left a vector along the other ray, counterclockwise from {@code right} by more than 0
   *     and at most 180 degrees, of any length except 0
   * @throws IllegalArgumentException if a vector has no length or the angle is out of its range
   */
  public static UnboundedPolygon wedge(Point apex, Vector right, Vector left) {
    double turn = right.cross(left);
    if (turn < 0 || (turn == 0 && right.dot(left) >= 0)) {
      throw new IllegalArgumentException(
          ("a wedge's left ray is counter-clockwise from its right one by up to 180 degrees, "
                  + "found %s and %s")
              .formatted(right, left));
    }
    double ofRight = Math.sqrt(right.dot(right));
    double ofLeft = Math.sqrt(left.dot(left));
    return new UnboundedPolygon(
        2,
        apex.x(),
        apex.y(),
        apex.x(),
        apex.y(),
        -right.y() / ofRight,
        right.x() / ofRight,
        left.y() / ofLeft,
        -left.x() / ofLeft,
        0,
        0);
  }

  /**
   * Returns the region on one side of a line.
   *
   * @param onLine a point of the line
   * @param into a vector at right angles to the line into the region, of any length except 0
   * @throws IllegalArgumentException if the vector has no length
   */
  public static UnboundedPolygon halfPlane(Point onLine, Vector into) {
    return wedge(onLine, new Vector(into.y(), -into.x()), new Vector(-into.y(), into.x()));
  }

  /**
   * Returns the strip that an edge sweeps when it moves endlessly at right angles to itself.
   *
   * @param right the end of the edge that is on the right as one looks along the strip
   * @param left the other end
   * @throws IllegalArgumentException if both ends are one point
   */
  public static UnboundedPolygon strip(Point right, Point left) {
    Vector across = right.vectorTo(left);
    double width = across.length();
    if (!(width > 0)) {
      throw new IllegalArgumentException("a strip has a width, but both its ends are " + right);
    }
    double x = across.x() / width;
    double y = across.y() / width;
    return new UnboundedPolygon(3, right.x(), right.y(), left.x(), left.y(), x, y, -x, -y, y, -x);
  }

  /**
   * Returns the region between two rays, which may start at different points.
   *
   * @param right the start of the ray that has the region to its left
   * @param rightRay a vector along it, of any length except 0
   * @param left the start of the other ray
   * @param leftRay a vector along it, counterclockwise from {@code rightRay} by at most 180
   *     degrees; parallel rays bound a strip
   * @throws IllegalArgumentException if the rays converge, or one leads back across the line
   *     between their starts
   */
  public static UnboundedPolygon between(Point right, Vector rightRay, Point left, Vector leftRay) {
    if (right.equals(left)) {
      return wedge(right, rightRay, leftRay);
    }
    Vector a = rightRay.times(1 / rightRay.length());
    Vector b = leftRay.times(1 / leftRay.length());
    Vector edge = right.vectorTo(left);
    Vector across = edge.times(1 / edge.length());
    boolean opens = a.cross(b) >= -LEVEL;
    boolean ahead = a.cross(across) >= -LEVEL && across.negated().cross(b) >= -LEVEL;
    if (!opens || !ahead) {
      throw new IllegalArgumentException(
          ("the left ray is counterclockwise from the right one by up to 180 degrees, and both lead"
                  + " ahead of the line between their starts, found %s from %s and %s from %s")
              .formatted(rightRay, right, leftRay, left));
    }
    return new UnboundedPolygon(
        3,
        right.x(),
        right.y(),
        left.x(),
        left.y(),
        -a.y(),
        a.x(),
        b.y(),
        -b.x(),
        across.y(),
        -across.x());
  }

  /** Returns this region, which is given in {@code frame}, in world coordinates. */
  public UnboundedPolygon placedIn(Pose frame) {
    double c = frame.heading().cos();
    double s = frame.heading().sin();
    return new UnboundedPolygon(
        size,
        frame.x() + (rightX * c - rightY * s),
        frame.y() + (rightX * s + rightY * c),
        frame.x() + (leftX * c - leftY * s),
        frame.y() + (leftX * s + leftY * c),
        rightNormalX * c - rightNormalY * s,
        rightNormalX * s + rightNormalY * c,
        leftNormalX * c - leftNormalY * s,
        leftNormalX * s + leftNormalY * c,
        edgeNormalX * c - edgeNormalY * s,
        edgeNormalX * s + edgeNormalY * c);
  }

  /** Returns the number of boundary lines: 2, or 3 if the rays start at different points. */
  public int size() {
    return size;
  }

  /** Returns the x component of line {@code k}'s unit normal into the region. */
  public double normalX(int k) {
    return k == 0 ? rightNormalX : k == 1 ? leftNormalX : edgeNormalX;
  }

  /** Returns the y component of line {@code k}'s unit normal into the region. */
  public double normalY(int k) {
    return k == 0 ? rightNormalY : k == 1 ? leftNormalY : edgeNormalY;
  }

  /** Returns a point's distance from line {@code k}, in mm: positive inside, negative outside. */
  public double depth(int k, double x, double y) {
    return k == 1
        ? (x - leftX) * leftNormalX + (y - leftY) * leftNormalY
        : (x - rightX) * normalX(k) + (y - rightY) * normalY(k);
  }

  /** Returns the x coordinate of the right ray's start, in millimeters. */
  public double rightX() {
    return rightX;
  }

  /** Returns the y coordinate of the right ray's start, in millimeters. */
  public double rightY() {
    return rightY;
  }

  /** Returns the x coordinate of the left ray's start, in millimeters. */
  public double leftX() {
    return leftX;
  }

  /** Returns the y coordinate of the left ray's start, in millimeters. */
  public double leftY() {
    return leftY;
  }

  /** Returns the x component of the unit vector along the right ray. */
  public double rightRayX() {
    return rightNormalY;
  }

  /** Returns the y component of the unit vector along the right ray. */
  public double rightRayY() {
    return -rightNormalX;
  }

  /** Returns the x component of the unit vector along the left ray. */
  public double leftRayX() {
    return -leftNormalY;
  }

  /** Returns the y component of the unit vector along the left ray. */
  public double leftRayY() {
    return leftNormalX;
  }

  @Override
  public String toString() {
    return "UnboundedPolygon[from ("
        + rightX
        + ", "
        + rightY
        + ") along ("
        + rightRayX()
        + ", "
        + rightRayY()
        + ") to ("
        + leftX
        + ", "
        + leftY
        + ") along ("
        + leftRayX()
        + ", "
        + leftRayY()
        + ")]";
  }
}
