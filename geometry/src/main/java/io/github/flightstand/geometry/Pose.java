package io.github.flightstand.geometry;

/**
 * The position and heading of a rigid body: the frame that the body carries with it.
 *
 * <p>Coordinates are in millimeters; the heading is counterclockwise from the +x axis. As a frame,
 * a pose has its origin at {@code (x, y)}, its +x axis along the heading and its +y axis to the
 * left.
 *
 * <pre>{@code
 * Pose ship = Pose.at(200, 100, 90);
 * ship.place(new Point(20, 0))          // Point[x=200.0, y=120.0]: a small base's front
 * ship.compose(Pose.at(10, 0, 45))      // 10 mm ahead, turned left by 45: (200, 110), heading 135
 * ship.compose(ship.inverse())          // the identity, up to rounding
 * }</pre>
 *
 * @param x millimeters to the right of the origin
 * @param y millimeters above the origin
 * @param heading the direction that the body faces
 */
public record Pose(double x, double y, Direction heading) {

  /** The identity: at the origin, facing +x. */
  public static final Pose IDENTITY = new Pose(0, 0, Direction.EAST);

  /**
   * Checks that the position is finite.
   *
   * @throws IllegalArgumentException if a coordinate is infinite or not a number
   */
  public Pose {
    if (!Double.isFinite(x) || !Double.isFinite(y)) {
      throw new IllegalArgumentException(
          "a pose needs finite coordinates, found (" + x + ", " + y + ")");
    }
  }

  /**
   * Returns the pose at (x, y) that faces {@code headingDegrees} counterclockwise from the +x axis.
   *
   * @throws IllegalArgumentException if an argument is infinite or not a number
   */
  public static Pose at(double x, double y, double headingDegrees) {
    return new Pose(x, y, Direction.ofDegrees(headingDegrees));
  }

  /** Returns the position. */
  public Point position() {
    return new Point(x, y);
  }

  /** Returns the world coordinates of a point given in this frame. */
  public Point place(Point local) {
    double c = heading.cos();
    double s = heading.sin();
    return new Point(x + (local.x() * c - local.y() * s), y + (local.x() * s + local.y() * c));
  }

  /** Returns the coordinates in this frame of a point given in the world. */
  public Point relative(Point world) {
    double c = heading.cos();
    double s = heading.sin();
    double dx = world.x() - x;
    double dy = world.y() - y;
    return new Point(dx * c + dy * s, dy * c - dx * s);
  }

  /** Returns the world pose of {@code local}, which is given in this frame. */
  public Pose compose(Pose local) {
    Point p = place(new Point(local.x, local.y));
    return new Pose(p.x(), p.y(), heading.turnedBy(local.heading.degrees()));
  }

  /** Returns the world pose of this pose, given in {@code frame}: {@code frame.compose(this)}. */
  public Pose placeIn(Pose frame) {
    return frame.compose(this);
  }

  /** Returns this pose, which is given in the world, relative to {@code frame}. */
  public Pose relativeTo(Pose frame) {
    Point p = frame.relative(new Point(x, y));
    return new Pose(p.x(), p.y(), Direction.ofDegrees(heading.degrees() - frame.heading.degrees()));
  }

  /** Returns the inverse: {@code compose(inverse())} is the identity up to rounding. */
  public Pose inverse() {
    return IDENTITY.relativeTo(this);
  }

  /** Returns this pose turned on the spot counterclockwise by {@code byDegrees}. */
  public Pose turnedBy(double byDegrees) {
    return new Pose(x, y, heading.turnedBy(byDegrees));
  }

  /** Returns this pose moved {@code ahead} mm forward and {@code left} mm to the left. */
  public Pose shiftedBy(double ahead, double left) {
    Point p = place(new Point(ahead, left));
    return new Pose(p.x(), p.y(), heading);
  }

  // As a record's own, but Java links those when they are first called: milliseconds of a start.
  @Override
  public boolean equals(Object other) {
    return other instanceof Pose that
        && Double.compare(x, that.x) == 0
        && Double.compare(y, that.y) == 0
        && heading.equals(that.heading);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Double.hashCode(x) + Double.hashCode(y)) + heading.hashCode();
  }
}
