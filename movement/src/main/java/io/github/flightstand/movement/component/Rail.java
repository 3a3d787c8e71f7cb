package io.github.flightstand.movement.component;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.geometry.sweep.StraightMotion;

/**
 * The line that a base rides when it executes a maneuver or backs up along it.
 *
 * <p>Take the template's centre line and extend it straight at both ends. A base of length L set on
 * it has the midpoint of its rear edge at arc length s and the midpoint of its front edge at the
 * next point of the line exactly L away. So s = −L is the start and s = the template's length is
 * the end (the project's rules, section on the rail; the rulebooks ask to keep the template centred
 * between both pairs of guides while backing up: 000, heading on overlapping ships).
 *
 * <p>Poses are in the template's frame: its start is the origin and +x leads along it; millimetres.
 * Relative error of a pose: below 1e-12.
 *
 * <pre>{@code
 * Rail rail = Rail.of(PartsCatalogue.standard().template(TemplateKind.BANK, 3), Side.LEFT, 40);
 * rail.poseAt(-40)               // (-20, 0), heading 0: the start
 * rail.poseAt(rail.length())     // the end of the bank, heading 45
 * }</pre>
 */
public final class Rail {

  private final double baseLength;
  private final double length;
  private final Motion motion;
  private final Pose start;
  private final Pose end;

  private Rail(double baseLength, double length, Motion motion, Pose end) {
    this.baseLength = baseLength;
    this.length = length;
    this.motion = motion;
    this.start = Pose.at(-baseLength / 2, 0, 0);
    this.end = end;
  }

  /**
   * Returns the rail of a base of so many millimetres along a template.
   *
   * @param side to which side a curve is laid; a straight takes no notice of it
   * @throws IllegalArgumentException if the length is not positive and finite, or a curve is laid
   *     to no side
   */
  public static Rail of(Template template, Side side, double baseLength) {
    if (!(baseLength > 0) || !Double.isFinite(baseLength)) {
      throw new IllegalArgumentException(
          "a base's length is positive, found " + baseLength + " mm");
    }
    double length = template.length();
    if (template.kind() == TemplateKind.STRAIGHT) {
      Pose atZero = Pose.at(baseLength / 2, 0, 0);
      return new Rail(
          baseLength,
          length,
          new StraightMotion(atZero, new Vector(1, 0), -baseLength, length),
          Pose.at(length + baseLength / 2, 0, 0));
    }
    if (side == Side.AHEAD) {
      throw new IllegalArgumentException(
          "a curve is laid to the left or to the right, found " + side);
    }
    return new Rail(
        baseLength,
        length,
        new CurvedRail(template.size(), template.sweepRadians(), length, baseLength, side.sign()),
        template.end(side).shiftedBy(baseLength / 2, 0));
  }

  /** Returns the template's length: the parameter of the end. */
  public double length() {
    return length;
  }

  /** Returns the parameter of the start: minus the base's length. */
  public double start() {
    return -baseLength;
  }

  /** Returns the motion along the rail, its parameter the rear edge's arc length in millimetres. */
  public Motion motion() {
    return motion;
  }

  /**
   * Returns the base's pose in the template's frame.
   *
   * @param s the arc length of the rear edge's midpoint; below the start is the start, beyond the
   *     end the end
   */
  public Pose poseAt(double s) {
    if (s <= start()) {
      return start;
    }
    if (s >= length) {
      return end;
    }
    MotionState state = new MotionState();
    motion.at(s, state);
    return new Pose(
        state.x(),
        state.y(),
        Direction.ofDegrees(StrictMath.toDegrees(StrictMath.atan2(state.sin(), state.cos()))));
  }
}
