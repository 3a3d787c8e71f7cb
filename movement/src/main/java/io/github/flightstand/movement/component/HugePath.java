package io.github.flightstand.movement.component;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.geometry.sweep.StraightMotion;

/**
 * The way of a huge ship through a maneuver, and back when it backs up.
 *
 * <p>A straight is a slide ahead. A bank turns about the notch, in which the rear corner of the
 * fore square sits, and then slides along the new heading, the way to the outside growing evenly
 * (the project's choice; rules, section on huge ships). Poses are in the base's frame at the start;
 * millimetres. The parameter, the way made, begins at 0; on a slide it is the distance, on a turn
 * the length of the arc that the base's farthest point from the notch describes, so that no point
 * ever moves by more than the parameter.
 *
 * <pre>{@code
 * HugePath path = HugePath.bank(PartsCatalogue.standard().hugeTemplate(), corvette, 2, Side.LEFT);
 * path.poseAt(path.length())       // the end of the bank, heading 45
 * path.progress(path.length())     // 1.0
 * }</pre>
 */
public final class HugePath {

  private final Motion motion;
  private final double turnLength;
  private final double length;
  private final Pose end;

  private HugePath(Motion motion, double turnLength, double length, Pose end) {
    this.motion = motion;
    this.turnLength = turnLength;
    this.length = length;
    this.end = end;
  }

  /** Returns the way of a straight of speed 1 to 5. */
  public static HugePath straight(HugeTemplate template, int speed) {
    double length = template.straight(speed);
    Motion ahead = new StraightMotion(Pose.IDENTITY, new Vector(1, 0), 0, length);
    return new HugePath(ahead, 0, length, Pose.at(length, 0, 0));
  }

  /**
   * Returns the way of a bank.
   *
   * @param base the base that makes it
   * @param speed 1 to 3
   * @param side left or right
   * @throws IllegalArgumentException if the side is ahead
   */
  public static HugePath bank(HugeTemplate template, Base base, int speed, Side side) {
    Pose notch = template.laidForBank(base, side);
    double along = template.bankAlong(speed);
    double outside = -side.sign() * template.bankOutside(speed);
    Bank bank = new Bank(notch, along, outside, farthest(base, notch));
    Pose end = notch.shiftedBy(along - notch.x(), outside - notch.y());
    return new HugePath(bank, bank.turnLength, bank.to(), end);
  }

  private static double farthest(Base base, Pose notch) {
    double farthest = 0;
    for (ConvexPolygon part : base.outline().parts()) {
      for (int i = 0; i < part.size(); i++) {
        farthest =
            Math.max(farthest, StrictMath.hypot(part.x(i) - notch.x(), part.y(i) - notch.y()));
      }
    }
    return farthest;
  }

  /** Returns the motion, from 0 to {@link #length}. */
  public Motion motion() {
    return motion;
  }

  /** Returns the parameter of the end, in millimetres. */
  public double length() {
    return length;
  }

  /**
   * Returns how much of the maneuver is done at a parameter: 0 at the start, 1 at the end; a
   * straight by distance, a bank's turn from 0 to 0.5 by angle and its slide from 0.5 to 1 by
   * distance.
   */
  public double progress(double way) {
    if (way >= length) {
      return 1;
    }
    if (turnLength == 0) {
      return way / length;
    }
    return way < turnLength
        ? 0.5 * (way / turnLength)
        : 0.5 + 0.5 * ((way - turnLength) / (length - turnLength));
  }

  /**
   * Returns the base's pose; a parameter below 0 is the start, one beyond the length the end.
   *
   * <p>Error: below 1e-13 mm.
   */
  public Pose poseAt(double way) {
    if (way <= 0) {
      return Pose.IDENTITY;
    }
    if (way >= length) {
      return end;
    }
    MotionState state = new MotionState();
    motion.at(way, state);
    return new Pose(
        state.x(),
        state.y(),
        way >= turnLength
            ? end.heading()
            : Direction.ofDegrees(
                StrictMath.toDegrees(StrictMath.atan2(state.sin(), state.cos()))));
  }

  /** A turn about the notch, then a slide. */
  private static final class Bank implements CurvedMotion {

    /** Room for rounding in the bounds, which hold exactly. */
    private static final double SPARE = 1 + 1e-9;

    private final Pose notch;
    private final double arm;
    private final double turnSign;
    private final double turnLength;
    private final double slideX;
    private final double slideY;
    private final double slideLength;
    private final MotionBounds turning;
    private final MotionBounds sliding = new MotionBounds(SPARE, 0, 0, 0);

    Bank(Pose notch, double along, double outside, double arm) {
      this.notch = notch;
      this.arm = arm;
      double angle = StrictMath.atan2(notch.heading().sin(), notch.heading().cos());
      turnSign = Math.signum(angle);
      turnLength = Math.abs(angle) * arm;
      slideLength = StrictMath.hypot(along, outside);
      double c = notch.heading().cos();
      double s = notch.heading().sin();
      slideX = (c * along - s * outside) / slideLength;
      slideY = (s * along + c * outside) / slideLength;
      double speed = SPARE * StrictMath.hypot(notch.x(), notch.y()) / arm;
      turning = new MotionBounds(speed, speed * SPARE / arm, SPARE / arm, 0);
    }

    @Override
    public double from() {
      return 0;
    }

    @Override
    public double to() {
      return turnLength + slideLength;
    }

    @Override
    public int pieces() {
      return 2;
    }

    @Override
    public double pieceStart(int piece) {
      return piece == 0 ? 0 : piece == 1 ? turnLength : to();
    }

    @Override
    public MotionBounds bounds(int piece) {
      return piece == 0 ? turning : sliding;
    }

    @Override
    public void at(double way, MotionState out) {
      boolean turns = way < turnLength;
      double angle = turnSign * way / arm;
      double c = turns ? StrictMath.cos(angle) : notch.heading().cos();
      double s = turns ? StrictMath.sin(angle) : notch.heading().sin();
      double slid = turns ? 0 : way - turnLength;
      // The corner of the base that sits in the notch keeps its place in the base.
      double armX = c * notch.x() - s * notch.y();
      double armY = s * notch.x() + c * notch.y();
      out.stand(notch.x() - armX + slid * slideX, notch.y() - armY + slid * slideY, c, s);
      double turnRate = turnSign / arm;
      if (turns) {
        out.move(armY * turnRate, -armX * turnRate, turnRate);
      } else {
        out.move(slideX, slideY, 0);
      }
    }
  }
}
