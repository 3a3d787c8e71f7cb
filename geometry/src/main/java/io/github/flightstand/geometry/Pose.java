package io.github.flightstand.geometry;

/**
 * Where a rigid body stands and which way it faces: the frame that the body carries with it.
 *
 * <p>Millimetres; the heading is counter-clockwise from +x. As a frame, a pose has its origin at
 * {@code (x, y)}, its +x axis along the heading and its +y axis to the left of it.
 *
 * <pre>{@code
 * Pose ship = Pose.at(200, 100, 90);
 * ship.place(new Point(20, 0))          // Point[x=200.0, y=120.0]: the middle of a small ship's front edge
 * ship.compose(Pose.at(10, 0, 45))      // ten ahead, turned left by 45: (200, 110), heading 135
 * ship.compose(ship.inverse())          // the identity, up to rounding
 * }</pre>
 *
 * @param x millimetres to the right of the origin
 * @param y millimetres above the origin
 * @param heading where the body faces
 */
public record Pose(double x, double y, Direction heading) {

  /** The frame itself: at the origin, facing +x. */
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
   * Returns the pose at a place, facing so many degrees counter-clockwise from +x.
   *
   * @throws IllegalArgumentException if a number is infinite or not a number
   */
  public static Pose at(double x, double y, double headingDegrees) {
    return new Pose(x, y, Direction.ofDegrees(headingDegrees));
  }

  /** Returns the position. */
  public Point position() {
    return new Point(x, y);
  }

  /** Returns the world's view of a point that is given in this frame. */
  public Point place(Point local) {
    double c = heading.cos();
    double s = heading.sin();
    return new Point(x + (local.x() * c - local.y() * s), y + (local.x() * s + local.y() * c));
  }

  /** Returns this frame's view of a point that is given in the world. */
  public Point relative(Point world) {
    double c = heading.cos();
    double s = heading.sin();
    double dx = world.x() - x;
    double dy = world.y() - y;
    return new Point(dx * c + dy * s, dy * c - dx * s);
  }

  /** Returns the pose that {@code local}, given in this frame, has in the world. */
  public Pose compose(Pose local) {
    Point p = place(new Point(local.x, local.y));
    return new Pose(p.x(), p.y(), heading.turnedBy(local.heading.degrees()));
  }

  /**
   * Returns this pose, given in {@code frame}, as the world sees it: {@code frame.compose(this)}.
   */
  public Pose placeIn(Pose frame) {
    return frame.compose(this);
  }

  /** Returns this pose, given in the world, as {@code frame} sees it. */
  public Pose relativeTo(Pose frame) {
    Point p = frame.relative(new Point(x, y));
    return new Pose(p.x(), p.y(), Direction.ofDegrees(heading.degrees() - frame.heading.degrees()));
  }

  /**
   * Returns the pose that undoes this one: {@code compose(inverse())} is the identity up to
   * rounding.
   */
  public Pose inverse() {
    return IDENTITY.relativeTo(this);
  }

  /** Returns this pose turned on the spot, counter-clockwise by so many degrees. */
  public Pose turnedBy(double byDegrees) {
    return new Pose(x, y, heading.turnedBy(byDegrees));
  }

  /** Returns this pose moved by so many millimetres ahead and to the left, the heading kept. */
  public Pose shiftedBy(double ahead, double left) {
    Point p = place(new Point(ahead, left));
    return new Pose(p.x(), p.y(), heading);
  }
}
