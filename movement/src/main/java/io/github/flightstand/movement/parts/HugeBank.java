package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;

/** The bank of a huge base: a turn about the notch, then a slide unless its speed is 0. */
final class HugeBank implements CurvedMotion {

  /** Room for rounding in the bounds, which hold exactly. */
  private static final double SPARE = 1 + 1e-9;

  private final Pose notch;
  private final double arm;
  private final double turnSign;
  private final double turnLength;
  private final double slideX;
  private final double slideY;
  private final double slideLength;
  private final Pose end;
  private final MotionBounds turning;
  private final MotionBounds sliding = new MotionBounds(SPARE, 0, 0, 0, 0);

  HugeBank(HugeTemplate template, Base base, Side side, int speed) {
    notch = template.laidForBank(base, side);
    double along = template.bankAlong(speed);
    double outside = -side.sign() * template.bankOutside(speed);
    end = notch.shiftedBy(along - notch.x(), outside - notch.y());
    arm = farthest(base, notch);
    double angle = Elementary.atan2(notch.heading().sin(), notch.heading().cos());
    turnSign = Math.signum(angle);
    turnLength = Math.abs(angle) * arm;
    slideLength = Elementary.hypot(along, outside);
    double c = notch.heading().cos();
    double s = notch.heading().sin();
    slideX = slideLength > 0 ? (c * along - s * outside) / slideLength : 0;
    slideY = slideLength > 0 ? (s * along + c * outside) / slideLength : 0;
    double fastest = SPARE * Elementary.hypot(notch.x(), notch.y()) / arm;
    turning =
        new MotionBounds(fastest, fastest * SPARE / arm, fastest * SPARE / arm, SPARE / arm, 0);
  }

  private static double farthest(Base base, Pose notch) {
    double farthest = 0;
    for (ConvexPolygon part : base.outline().parts()) {
      for (int i = 0; i < part.size(); i++) {
        farthest =
            Math.max(farthest, Elementary.hypot(part.x(i) - notch.x(), part.y(i) - notch.y()));
      }
    }
    return farthest;
  }

  /** Returns the pose at the end. */
  Pose end() {
    return end;
  }

  /**
   * Returns how much is done at a parameter: the turn is 0 to 0.5, the slide 0.5 to 1. Without a
   * slide the turn is 0 to 1.
   */
  double progress(double s) {
    if (s < turnLength) {
      return (slideLength > 0 ? 0.5 : 1) * (s / turnLength);
    }
    return s >= to() ? 1 : 0.5 + 0.5 * ((s - turnLength) / (to() - turnLength));
  }

  @Override
  public int pieces() {
    return slideLength > 0 ? 2 : 1;
  }

  @Override
  public double pieceStart(int piece) {
    return piece == 0 ? 0 : piece == 1 ? turnLength : turnLength + slideLength;
  }

  @Override
  public MotionBounds bounds(int piece) {
    return piece == 0 ? turning : sliding;
  }

  @Override
  public void at(double way, MotionState out) {
    boolean turns = way < turnLength;
    double angle = turnSign * way / arm;
    double c = turns ? Elementary.cos(angle) : notch.heading().cos();
    double s = turns ? Elementary.sin(angle) : notch.heading().sin();
    double slid = turns ? 0 : way - turnLength;
    // The corner that starts in the notch keeps its place within the base.
    double armX = c * notch.x() - s * notch.y();
    double armY = s * notch.x() + c * notch.y();
    out.stand(notch.x() - armX + slid * slideX, notch.y() - armY + slid * slideY, c, s);
    double turnRate = turnSign / arm;
    // A bank without a slide ends turning: rates belong to the piece that ends there.
    if (turns || slideLength == 0) {
      out.move(armY * turnRate, -armX * turnRate, turnRate);
    } else {
      out.move(slideX, slideY, 0);
    }
  }
}
