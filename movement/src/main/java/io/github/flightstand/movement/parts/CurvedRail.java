package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.QuarterTurn;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;

/**
 * The rail along a bank or a turn, in closed form on each of its pieces.
 *
 * <p>The line consists of the entry line (−x axis), an arc of radius R through the angle α to the
 * left, and the exit line. The rear midpoint is at arc length s, and the front midpoint is the next
 * point of the line at distance L. The rail has three pieces:
 *
 * <ol>
 *   <li>rear on the entry line, front on the arc;
 *   <li>both on the arc, or, for a base longer than the arc's chord, rear on the entry and front on
 *       the exit line;
 *   <li>rear on the arc, front on the exit line.
 * </ol>
 *
 * <p>A curve to the right is the mirror image. The y coordinate, the sine and the turn rate change
 * sign, so left and right agree to the bit.
 *
 * <p><b>Rates.</b> Let the chord's direction be β, the angle from the rear tangent to the chord φ
 * and from the chord to the front tangent ψ. The chord keeps its length, so the front moves at v =
 * cos φ / cos ψ and the heading turns at ω = (v sin ψ + sin φ) / L. With the line's curvatures a at
 * the rear and b at the front, φ′ = ω − a and ψ′ = v b − ω, so ω′ = (v′ sin ψ + (v b − a) cos φ) /
 * L.
 *
 * <p><b>Bounds.</b> On every piece φ and ψ are monotonic. Both grow on the first piece (ψ because L
 * cos β is at least R sin a while the rear is on the entry line, where a is the front's angle on
 * the arc). They are constant on the arc alone and change in opposite directions between the two
 * lines (φ + ψ = α). Both shrink on the last piece, the mirror image in time of the first. So their
 * largest values are at the ends of the piece, and bound every rate through the derivatives of the
 * formulas above. As seen from the base, a fixed point's path bends by 2ωJc′ − c″, where c′ = (r +
 * v f)/2, with the tangents r and f at the rear and the front, and c″ = (a Jr + v² b Jf + v′ f)/2.
 * That is, (ω − a/2) Jr + v (ω − v b/2) Jf − v′ f/2. On the arc alone the motion is a turn about
 * the arc's center.
 */
final class CurvedRail implements CurvedMotion {

  /** Room for rounding in the bounds, which hold exactly at the ends of the pieces. */
  private static final double SPARE = 1 + 1e-9;

  private final double radius;
  private final double baseLength;
  private final double perLength;
  private final int side;
  private final double exitX;
  private final double exitY;
  private final double exitCos;
  private final double exitSin;
  private final double chordCos;
  private final double chordSin;
  private final double[] breaks;
  private final MotionBounds[] bounds;

  CurvedRail(Template template, Side towards, double baseLength) {
    radius = template.size();
    this.baseLength = baseLength;
    perLength = 1 / baseLength;
    side = towards.sign();
    double sweep = template.sweepRadians();
    exitCos = QuarterTurn.cos(sweep);
    exitSin = QuarterTurn.sin(sweep);
    exitX = radius * exitSin;
    exitY = radius * (1 - exitCos);
    double arcChord = 2 * radius * Elementary.sin(sweep / 2);
    boolean fitsArc = baseLength < arcChord;
    double chordAngle = fitsArc ? 2 * Elementary.asin(baseLength / (2 * radius)) : sweep;
    chordCos = QuarterTurn.cos(chordAngle);
    chordSin = QuarterTurn.sin(chordAngle);
    double frontLeavesArc =
        fitsArc
            ? radius * (sweep - chordAngle)
            : exitX - Math.sqrt(baseLength * baseLength - exitY * exitY);
    breaks =
        new double[] {
          -baseLength, Math.min(frontLeavesArc, 0), Math.max(frontLeavesArc, 0), template.length()
        };
    double[] frontTangent = {0, chordAngle, sweep, sweep};
    double arcBend = 1 / radius;
    bounds =
        new MotionBounds[] {
          boundsOnPiece(0, frontTangent, 0, arcBend),
          fitsArc ? boundsOnArc() : boundsOnPiece(1, frontTangent, 0, 0),
          boundsOnPiece(2, frontTangent, arcBend, 0)
        };
  }

  /** Returns the bounds with both midpoints on the arc: the base turns about the arc's center. */
  private MotionBounds boundsOnArc() {
    double bend = SPARE / radius;
    return new MotionBounds(SPARE, bend, bend, bend, 0);
  }

  private MotionBounds boundsOnPiece(
      int piece, double[] frontTangent, double rearBend, double frontBend) {
    double phi = 0;
    double psi = 0;
    MotionState state = new MotionState();
    for (int end = piece; end <= piece + 1; end++) {
      at(breaks[end], state);
      double chord = Elementary.atan2(side * state.sin(), state.cos());
      phi = Math.max(phi, chord - Math.max(breaks[end], 0) / radius);
      psi = Math.max(psi, frontTangent[end] - chord);
    }
    double sinPhi = Elementary.sin(phi);
    double sinPsi = Elementary.sin(psi);
    double secPsi = 1 / Elementary.cos(psi);
    double tanPsi = sinPsi * secPsi;
    double turn = (tanPsi + sinPhi) / baseLength;
    double phiRate = Math.max(turn, rearBend);
    double psiRate = Math.max(turn, frontBend * secPsi);
    double frontAcceleration = sinPhi * phiRate * secPsi + sinPsi * psiRate * secPsi * secPsi;
    double turnAcceleration =
        (frontAcceleration * sinPsi + Math.max(secPsi * frontBend, rearBend)) / baseLength;
    double acceleration = (rearBend + frontAcceleration + secPsi * secPsi * frontBend) / 2;
    double seenRear = Math.max(turn - rearBend / 2, rearBend / 2);
    double seenFront = secPsi * Math.max(turn, secPsi * frontBend / 2);
    return new MotionBounds(
        SPARE * (1 + secPsi) / 2,
        SPARE * acceleration,
        SPARE * (seenRear + seenFront + frontAcceleration / 2),
        SPARE * turn,
        SPARE * turnAcceleration);
  }

  @Override
  public int pieces() {
    return bounds.length;
  }

  @Override
  public double pieceStart(int piece) {
    return breaks[piece];
  }

  @Override
  public MotionBounds bounds(int piece) {
    return bounds[piece];
  }

  @Override
  public void at(double s, MotionState out) {
    if (s <= 0) {
      if (s <= breaks[1]) {
        frontOnArc(s, out);
      } else {
        frontOnExit(s, 0, 1, 0, out);
      }
      return;
    }
    double angle = s / radius;
    double rearCos = QuarterTurn.cos(angle);
    double rearSin = QuarterTurn.sin(angle);
    double rearX = radius * rearSin;
    double rearY = radius * (1 - rearCos);
    if (s <= breaks[2]) {
      double frontCos = rearCos * chordCos - rearSin * chordSin;
      double frontSin = rearSin * chordCos + rearCos * chordSin;
      stand(
          rearX,
          rearY,
          rearCos,
          rearSin,
          radius * frontSin,
          radius * (1 - frontCos),
          frontCos,
          frontSin,
          out);
    } else {
      frontOnExit(rearX, rearY, rearCos, rearSin, out);
    }
  }

  /** Puts the rear on the entry line and the front on the arc, by the law of cosines. */
  private void frontOnArc(double rearX, MotionState out) {
    // The rear's distance from the center, and its excess over the radius, without cancellation.
    double distance = Math.sqrt(rearX * rearX + radius * radius);
    double excess = rearX * rearX / (distance + radius);
    double perLegs = 1 / (2 * distance * radius);
    double half = (baseLength - excess) * (baseLength + excess);
    double rest = (distance + radius - baseLength) * (distance + radius + baseLength);
    double cosAtCentre = 1 - half * perLegs;
    double sinAtCentre = Math.sqrt(Math.max(0, half * rest)) * perLegs;
    double outX = rearX / distance;
    double outY = -radius / distance;
    double frontSin = outX * cosAtCentre - outY * sinAtCentre;
    double frontCos = -(outX * sinAtCentre + outY * cosAtCentre);
    double frontX = radius * frontSin;
    double frontY = radius * (1 - frontCos);
    stand(rearX, 0, 1, 0, frontX, frontY, frontCos, frontSin, out);
  }

  private void frontOnExit(
      double rearX, double rearY, double rearCos, double rearSin, MotionState out) {
    double toExitX = exitX - rearX;
    double toExitY = exitY - rearY;
    double along = toExitX * exitCos + toExitY * exitSin;
    double across = toExitX * exitSin - toExitY * exitCos;
    double beyond = Math.sqrt(baseLength * baseLength - across * across) - along;
    double frontX = exitX + beyond * exitCos;
    double frontY = exitY + beyond * exitSin;
    stand(rearX, rearY, rearCos, rearSin, frontX, frontY, exitCos, exitSin, out);
  }

  /** Sets the state from the places of both midpoints and the line's tangents there. */
  private void stand(
      double rearX,
      double rearY,
      double rearCos,
      double rearSin,
      double frontX,
      double frontY,
      double frontCos,
      double frontSin,
      MotionState out) {
    double cos = (frontX - rearX) * perLength;
    double sin = (frontY - rearY) * perLength;
    out.stand((rearX + frontX) / 2, side * ((rearY + frontY) / 2), cos, side * sin);
    double frontSpeed = (rearCos * cos + rearSin * sin) / (frontCos * cos + frontSin * sin);
    double frontVx = frontSpeed * frontCos;
    double frontVy = frontSpeed * frontSin;
    double turnRate = ((frontVy - rearSin) * cos - (frontVx - rearCos) * sin) * perLength;
    out.move((rearCos + frontVx) / 2, side * ((rearSin + frontVy) / 2), side * turnRate);
  }
}
