package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;
import java.util.ArrayList;
import java.util.List;

/**
 * The rail along any line of straights and arcs that meet without a bend, in closed form on each of
 * its pieces.
 *
 * <p>The line is extended straight at both ends. The rear point of a chord of length L is at arc
 * length s, and the front point is the next point of the line at distance L. The motion is that of
 * the chord's middle. A chord of length 0 is a point that follows the line. Rear and front each lie
 * on one straight or arc throughout a piece of the motion. {@link CurvedRail} derives the rates.
 * The curvatures are a at the rear and b at the front. The angles φ from the rear tangent to the
 * chord, and ψ from the chord to the front tangent, have signs here:
 *
 * <ul>
 *   <li>v = cos φ / cos ψ and ω = (v sin ψ + sin φ) / L;
 *   <li>φ′ = ω − a and ψ′ = v b − ω;
 *   <li>v′ = (v sin ψ ψ′ − sin φ φ′) / cos ψ and ω′ = (v′ sin ψ + cos φ (v b − a)) / L.
 * </ul>
 *
 * <p><b>Bounds.</b> A piece is halved until its rates cannot take φ and ψ farther from their values
 * in its middle than a step δ: let Φ and Ψ be |φ| and |ψ| there plus δ. If the rates' bounds for Φ
 * and Ψ, times half the piece, are below δ, then φ and ψ never leave that range, and the bounds
 * hold. On a single arc the chord turns about its center.
 *
 * <p>The line must turn by less than 90° from the chord between rear and front, so that the front
 * point is unique and moves on.
 */
final class PathRail implements CurvedMotion {

  /** Room for rounding in the bounds. */
  private static final double SPARE = 1 + 1e-9;

  /** The steps δ to try, in radians, the widest first. */
  private static final double[] STEPS = {0x1p-3, 0x1p-5, 0x1p-7, 0x1p-10};

  /** The share of the line below which no piece is halved: the chord is at 90°, or nearly. */
  private static final double NARROWEST = 1e-9;

  /** More pieces than any line has that keeps away from 90° by more than a hundredth of it. */
  private static final int MOST_PIECES = 10_000;

  private static final double QUARTER = Math.PI / 2;

  private final double chord;
  private final double end;
  private final List<PathSegment> segments = new ArrayList<>();
  private final List<Piece> pieces = new ArrayList<>();

  /** A piece of the motion: where it starts, and what the rear and the front are on. */
  private record Piece(double from, PathSegment rear, PathSegment front, MotionBounds bounds) {}

  /**
   * Creates the rail.
   *
   * @param chord the distance from the rear point to the front point, at least 0
   * @throws IllegalArgumentException if the line turns by 90° or more from the chord somewhere
   */
  PathRail(PathTemplate template, double chord) {
    this.chord = chord;
    List<PathSegment> line = template.line();
    PathSegment last = line.remove(line.size() - 1);
    end = last.from();
    if (chord == 0) {
      line.forEach(on -> addTurning(on.from(), on));
      return;
    }
    segments.add(new PathSegment(Pose.at(-chord, 0, 0), -chord, chord, 0, 0));
    segments.addAll(line);
    segments.add(new PathSegment(last.start(), end, chord, 0, 0));
    int rear = 0;
    int front = 1;
    // A piece starts where the rear or the front comes to the next segment.
    for (double at = -chord; at < end; ) {
      boolean onLast = front == segments.size() - 1;
      double rearLeaves = Math.min(end, segments.get(rear).to());
      double frontLeaves = onLast ? end : frontAt(segments.get(front + 1), rear, at, rearLeaves);
      double to = Math.min(rearLeaves, frontLeaves);
      if (to > at) {
        bound(at, to, rear, front);
      }
      at = to;
      if (frontLeaves <= rearLeaves && !onLast) {
        front++;
      } else {
        rear++;
      }
    }
  }

  /** Adds a piece on which the chord turns about the center of the segment that it is on. */
  private void addTurning(double from, PathSegment on) {
    double bend = SPARE * Math.abs(on.curvature());
    pieces.add(new Piece(from, on, on, new MotionBounds(SPARE, bend, bend, bend, 0)));
  }

  /**
   * Returns the rear's arc length at which the front reaches a segment's start; infinite if the
   * rear is at {@code to} before that. The rear comes nearer to that start all the way.
   */
  private double frontAt(PathSegment next, int rear, double from, double to) {
    double near = from;
    double far = to;
    if (apart(next, rear, to) > chord) {
      return Double.POSITIVE_INFINITY;
    }
    for (double mid = (near + far) / 2; near < mid && mid < far; mid = (near + far) / 2) {
      if (apart(next, rear, mid) > chord) {
        near = mid;
      } else {
        far = mid;
      }
    }
    return far;
  }

  private double apart(PathSegment next, int rear, double at) {
    MotionState place = new MotionState();
    segments.get(rear).stand(at, place);
    return Elementary.hypot(next.start().x() - place.x(), next.start().y() - place.y());
  }

  /** Adds a piece with its bounds, in halves if they are too wide. */
  private void bound(double from, double to, int rear, int front) {
    PathSegment rearOn = segments.get(rear);
    PathSegment frontOn = segments.get(front);
    double bend = Math.abs(rearOn.curvature());
    if (rear == front && bend != 0) {
      addTurning(from, rearOn);
      return;
    }
    double h = (to - from) / 2;
    MotionState back = new MotionState();
    MotionState ahead = new MotionState();
    ends(rearOn, frontOn, from + h, back, ahead);
    double cos = (ahead.x() - back.x()) / chord;
    double sin = (ahead.y() - back.y()) / chord;
    double phi = angle(back.cos(), back.sin(), cos, sin);
    double psi = angle(cos, sin, ahead.cos(), ahead.sin());
    double most = Math.max(phi, psi);
    for (int k = rear + 1; k <= front; k++) {
      Direction meets = segments.get(k).start().heading();
      most = Math.max(most, angle(cos, sin, meets.cos(), meets.sin()));
    }
    checkTurn(most < QUARTER);
    for (double step : STEPS) {
      // Where segments meet, the line turns from the chord by as much more as the chord turns.
      if (most + step < QUARTER && addBounded(from, h, rearOn, frontOn, phi, psi, step)) {
        return;
      }
    }
    checkTurn(h > NARROWEST * (end + chord) && pieces.size() < MOST_PIECES);
    bound(from, from + h, rear, front);
    bound(from + h, to, rear, front);
  }

  /** Adds a piece if its bounds prove that φ and ψ stay within a step of those in its middle. */
  private boolean addBounded(
      double from,
      double h,
      PathSegment rear,
      PathSegment front,
      double phi,
      double psi,
      double step) {
    double a = rear.curvature();
    double b = front.curvature();
    double sinPhi = Elementary.sin(phi + step);
    double sinPsi = Elementary.sin(psi + step);
    double secPsi = 1 / Elementary.cos(psi + step);
    // v lies between cos φ, because cos ψ is at most 1, and this.
    double fastest = Elementary.cos(Math.max(0, phi - step)) * secPsi;
    double turn = (fastest * sinPsi + sinPhi) / chord;
    double rearBend = Math.abs(a);
    double frontBend = fastest * Math.abs(b);
    double phiRate = turn + rearBend;
    double psiRate = turn + frontBend;
    if (!(Math.max(phiRate, psiRate) * h < step)) {
      return false;
    }
    double bend = Math.max(Math.abs(fastest * b - a), Math.abs(Elementary.cos(phi + step) * b - a));
    double speedUp = (fastest * sinPsi * psiRate + sinPhi * phiRate) * secPsi;
    pieces.add(
        new Piece(
            from,
            rear,
            front,
            new MotionBounds(
                SPARE * (1 + fastest) / 2,
                SPARE * (rearBend + fastest * frontBend + speedUp) / 2,
                SPARE * (turn + rearBend / 2 + fastest * (turn + frontBend / 2) + speedUp / 2),
                SPARE * turn,
                SPARE * (speedUp * sinPsi + bend) / chord)));
    return true;
  }

  private static double angle(double fromCos, double fromSin, double toCos, double toSin) {
    double along = fromCos * toCos + fromSin * toSin;
    return Math.abs(Elementary.atan2(fromCos * toSin - fromSin * toCos, along));
  }

  private void checkTurn(boolean less) {
    if (!less) {
      throw new IllegalArgumentException(
          "it turns by 90 degrees or more from the chord within " + chord + " mm");
    }
  }

  @Override
  public int pieces() {
    return pieces.size();
  }

  @Override
  public double pieceStart(int piece) {
    return piece == pieces.size() ? end : pieces.get(piece).from;
  }

  @Override
  public MotionBounds bounds(int piece) {
    return pieces.get(piece).bounds;
  }

  @Override
  public void at(double s, MotionState out) {
    int number = 0;
    // Where pieces meet, the rates are those of the one that begins there.
    while (number + 1 < pieces.size() && s >= pieces.get(number + 1).from) {
      number++;
    }
    Piece piece = pieces.get(number);
    if (chord == 0) {
      piece.rear.stand(s, out);
      out.move(out.cos(), out.sin(), piece.rear.curvature());
      return;
    }
    MotionState rear = new MotionState();
    MotionState front = new MotionState();
    ends(piece.rear, piece.front, s, rear, front);
    double cos = (front.x() - rear.x()) / chord;
    double sin = (front.y() - rear.y()) / chord;
    double speed = (rear.cos() * cos + rear.sin() * sin) / (front.cos() * cos + front.sin() * sin);
    double vx = speed * front.cos();
    double vy = speed * front.sin();
    out.stand((rear.x() + front.x()) / 2, (rear.y() + front.y()) / 2, cos, sin);
    out.move(
        (rear.cos() + vx) / 2,
        (rear.sin() + vy) / 2,
        ((vy - rear.sin()) * cos - (vx - rear.cos()) * sin) / chord);
  }

  private void ends(
      PathSegment rearOn, PathSegment on, double s, MotionState rear, MotionState front) {
    double radius = 1 / Math.abs(on.curvature());
    rearOn.stand(s, rear);
    if (on.curvature() == 0) {
      frontOnStraight(on, rear, front);
    } else if (on.from() == rearOn.from()) {
      on.stand(s + 2 * Elementary.asin(chord / radius / 2) * radius, front);
    } else {
      frontOnArc(on, radius, rear, front);
    }
  }

  private void frontOnStraight(PathSegment on, MotionState rear, MotionState out) {
    double c = on.start().heading().cos();
    double s = on.start().heading().sin();
    double dx = on.start().x() - rear.x();
    double dy = on.start().y() - rear.y();
    double across = dx * s - dy * c;
    double beyond = Math.sqrt(Math.max(0, chord * chord - across * across)) - (dx * c + dy * s);
    out.stand(on.start().x() + beyond * c, on.start().y() + beyond * s, c, s);
  }

  /** Puts the front on an arc by the law of cosines in the triangle of center, rear and front. */
  private void frontOnArc(PathSegment on, double radius, MotionState rear, MotionState out) {
    Point center = on.start().place(new Point(0, 1 / on.curvature()));
    double sense = Math.signum(on.curvature());
    double dx = rear.x() - center.x();
    double dy = rear.y() - center.y();
    double distance = Math.sqrt(dx * dx + dy * dy);
    double excess = distance - radius;
    double half = (chord - excess) * (chord + excess);
    double rest = (distance + radius - chord) * (distance + radius + chord);
    double perLegs = 1 / (2 * distance * radius);
    double cos = 1 - half * perLegs;
    double sin = sense * Math.sqrt(Math.max(0, half * rest)) * perLegs;
    double ux = (dx * cos - dy * sin) / distance;
    double uy = (dy * cos + dx * sin) / distance;
    out.stand(center.x() + radius * ux, center.y() + radius * uy, -sense * uy, sense * ux);
  }
}
