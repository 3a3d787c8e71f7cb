package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.movement.parts.CenterLine.Segment;
import java.util.ArrayList;
import java.util.List;

/**
 * The rail along any line of straights and arcs that meet without a bend, in closed form on each of
 * its pieces.
 *
 * <p>The line is extended straight at both ends. The rear point of a chord of length L is at arc
 * length s, and the front point is the next point of the line at distance L; the motion is that of
 * the chord's middle. A chord of length 0 is a point that follows the line. Rear and front each lie
 * on one straight or arc throughout a piece of the motion. {@link CurvedRail} derives the rates;
 * with the curvatures a at the rear and b at the front, φ from the rear tangent to the chord and ψ
 * from the chord to the front tangent, all with their signs:
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
  private static final double[] STEPS = {0.1, 0.03, 0.01, 0.003, 0.001};

  /** The share of the line below which no piece is halved: the chord is at 90°, or nearly. */
  private static final double NARROWEST = 1e-9;

  /** More pieces than any line has that keeps away from 90° by more than a hundredth of it. */
  private static final int MOST_PIECES = 10_000;

  private static final double QUARTER = Math.PI / 2;

  private final double chord;
  private final List<Segment> segments = new ArrayList<>();

  /** The pieces: where they start, the segments of rear and front, and their bounds. */
  private final List<Double> starts = new ArrayList<>();

  private final List<Integer> rears = new ArrayList<>();
  private final List<Integer> fronts = new ArrayList<>();
  private final List<MotionBounds> bounds = new ArrayList<>();
  private final double end;

  /** Working space: the places of rear and front, and the tangents there. */
  private static final class Ends {
    double rearX;
    double rearY;
    double rearCos;
    double rearSin;
    double frontX;
    double frontY;
    double frontCos;
    double frontSin;
  }

  /**
   * Creates the rail.
   *
   * @param chord the distance from the rear point to the front point, at least 0
   * @throws IllegalArgumentException if the line turns by 90° or more from the chord somewhere
   */
  PathRail(CenterLine line, double chord) {
    this.chord = chord;
    end = line.length();
    if (chord > 0) {
      segments.add(new Segment(Pose.at(-chord, 0, 0), -chord, chord, 0, 0));
    }
    segments.addAll(line.segments());
    if (chord > 0) {
      segments.add(new Segment(line.end(), end, chord, 0, 0));
      cut();
    } else {
      for (int k = 0; k < segments.size(); k++) {
        double bend = SPARE * Math.abs(segments.get(k).curvature());
        add(segments.get(k).from(), k, k, new MotionBounds(SPARE, bend, bend, bend, 0));
      }
    }
    starts.add(end);
  }

  private void add(double from, int rear, int front, MotionBounds rates) {
    starts.add(from);
    rears.add(rear);
    fronts.add(front);
    bounds.add(rates);
  }

  /** Walks along the line, and starts a piece where the rear or the front comes to a segment. */
  private void cut() {
    int rear = 0;
    int front = 1;
    double at = -chord;
    while (at < end) {
      double rearLeaves = Math.min(end, segments.get(rear).from() + segments.get(rear).length());
      double frontLeaves =
          front == segments.size() - 1
              ? end
              : frontAt(segments.get(front + 1), rear, at, rearLeaves);
      double to = Math.min(rearLeaves, frontLeaves);
      if (to > at) {
        bound(at, to, rear, front);
      }
      at = to;
      if (frontLeaves <= rearLeaves && front < segments.size() - 1) {
        front++;
      } else {
        rear++;
      }
    }
  }

  /**
   * Returns the rear's arc length at which the front comes to a segment's start, or beyond {@code
   * to} if it does not before the rear is there. The rear comes nearer to that start all the way.
   */
  private double frontAt(Segment next, int rear, double from, double to) {
    Ends ends = new Ends();
    double near = from;
    double far = to;
    if (apart(next, rear, to, ends) > chord) {
      return Double.POSITIVE_INFINITY;
    }
    for (double mid = (near + far) / 2; near < mid && mid < far; mid = (near + far) / 2) {
      if (apart(next, rear, mid, ends) > chord) {
        near = mid;
      } else {
        far = mid;
      }
    }
    return far;
  }

  private double apart(Segment next, int rear, double at, Ends ends) {
    rear(segments.get(rear), at, ends);
    return Elementary.hypot(next.start().x() - ends.rearX, next.start().y() - ends.rearY);
  }

  /** Adds a piece with its bounds, in halves if they are too wide. */
  private void bound(double from, double to, int rear, int front) {
    double a = segments.get(rear).curvature();
    double b = segments.get(front).curvature();
    if (rear == front && a != 0) {
      double bend = SPARE * Math.abs(a);
      checkTurn(chord * Math.abs(a) / 2 < 1);
      add(from, rear, front, new MotionBounds(SPARE, bend, bend, bend, 0));
      return;
    }
    double h = (to - from) / 2;
    Ends ends = new Ends();
    ends(rear, front, from + h, ends);
    double cos = (ends.frontX - ends.rearX) / chord;
    double sin = (ends.frontY - ends.rearY) / chord;
    double phi = Math.abs(angle(ends.rearCos, ends.rearSin, cos, sin));
    double psi = Math.abs(angle(cos, sin, ends.frontCos, ends.frontSin));
    boolean within = phi < QUARTER && psi < QUARTER;
    double between = within ? mostBetween(rear, front, cos, sin) : Math.PI;
    checkTurn(between < QUARTER);
    for (double step : STEPS) {
      // What lies between turns from the chord by as much more as the chord itself turns.
      if (Math.max(between, Math.max(phi, psi)) + step < QUARTER
          && tryBounds(
              from, h, rear, front, phi + step, psi + step, Math.max(0, phi - step), step, a, b)) {
        return;
      }
    }
    checkTurn(h > NARROWEST * (end + chord) && bounds.size() < MOST_PIECES);
    bound(from, from + h, rear, front);
    bound(from + h, to, rear, front);
  }

  private boolean tryBounds(
      double from,
      double h,
      int rear,
      int front,
      double phi,
      double psi,
      double leastPhi,
      double step,
      double a,
      double b) {
    double sinPhi = Elementary.sin(phi);
    double sinPsi = Elementary.sin(psi);
    double secPsi = 1 / Elementary.cos(psi);
    double fastest = Elementary.cos(leastPhi) * secPsi;
    double turn = (fastest * sinPsi + sinPhi) / chord;
    double phiRate = turn + Math.abs(a);
    double psiRate = fastest * Math.abs(b) + turn;
    if (!(Math.max(phiRate, psiRate) * h < step)) {
      return false;
    }
    double frontAcceleration = (fastest * sinPsi * psiRate + sinPhi * phiRate) * secPsi;
    // v lies between cos φ, because cos ψ is at most 1, and the fastest.
    double bend = Math.max(Math.abs(fastest * b - a), Math.abs(Elementary.cos(phi) * b - a));
    double turnAcceleration = (frontAcceleration * sinPsi + bend) / chord;
    double rearBend = Math.abs(a);
    double frontBend = fastest * Math.abs(b);
    double c = (rearBend + fastest * frontBend + frontAcceleration) / 2;
    double seen = turn + rearBend / 2 + fastest * (turn + frontBend / 2) + frontAcceleration / 2;
    add(
        from,
        rear,
        front,
        new MotionBounds(
            SPARE * (1 + fastest) / 2,
            SPARE * c,
            SPARE * seen,
            SPARE * turn,
            SPARE * turnAcceleration));
    return true;
  }

  /** Returns how far the line turns from the chord where segments meet between rear and front. */
  private double mostBetween(int rear, int front, double cos, double sin) {
    double most = 0;
    for (int k = rear + 1; k <= front; k++) {
      double itsCos = segments.get(k).start().heading().cos();
      double itsSin = segments.get(k).start().heading().sin();
      most = Math.max(most, Math.abs(angle(cos, sin, itsCos, itsSin)));
    }
    return most;
  }

  private static double angle(double fromCos, double fromSin, double toCos, double toSin) {
    return Elementary.atan2(fromCos * toSin - fromSin * toCos, fromCos * toCos + fromSin * toSin);
  }

  private void checkTurn(boolean less) {
    if (!less) {
      throw new IllegalArgumentException(
          "it turns by 90 degrees or more from the chord within " + chord + " mm");
    }
  }

  @Override
  public int pieces() {
    return bounds.size();
  }

  @Override
  public double pieceStart(int piece) {
    return starts.get(piece);
  }

  @Override
  public MotionBounds bounds(int piece) {
    return bounds.get(piece);
  }

  @Override
  public void at(double s, MotionState out) {
    int piece = 0;
    // At a place where pieces meet, the rates are those of the one that begins there.
    while (piece + 1 < bounds.size() && s >= starts.get(piece + 1)) {
      piece++;
    }
    Ends ends = new Ends();
    if (chord == 0) {
      Segment segment = segments.get(rears.get(piece));
      rear(segment, s, ends);
      out.stand(ends.rearX, ends.rearY, ends.rearCos, ends.rearSin);
      out.move(ends.rearCos, ends.rearSin, segment.curvature());
      return;
    }
    ends(rears.get(piece), fronts.get(piece), s, ends);
    double cos = (ends.frontX - ends.rearX) / chord;
    double sin = (ends.frontY - ends.rearY) / chord;
    double speed =
        (ends.rearCos * cos + ends.rearSin * sin) / (ends.frontCos * cos + ends.frontSin * sin);
    double vx = speed * ends.frontCos;
    double vy = speed * ends.frontSin;
    out.stand((ends.rearX + ends.frontX) / 2, (ends.rearY + ends.frontY) / 2, cos, sin);
    out.move(
        (ends.rearCos + vx) / 2,
        (ends.rearSin + vy) / 2,
        ((vy - ends.rearSin) * cos - (vx - ends.rearCos) * sin) / chord);
  }

  private void ends(int rear, int front, double s, Ends out) {
    rear(segments.get(rear), s, out);
    Segment leads = segments.get(front);
    if (leads.curvature() == 0) {
      frontOnStraight(leads, out);
    } else if (rear == front) {
      double ahead = 2 * Elementary.asin(chord * Math.abs(leads.curvature()) / 2);
      double rearX = out.rearX;
      double rearY = out.rearY;
      double rearCos = out.rearCos;
      double rearSin = out.rearSin;
      rear(leads, s + ahead / Math.abs(leads.curvature()), out);
      out.frontX = out.rearX;
      out.frontY = out.rearY;
      out.frontCos = out.rearCos;
      out.frontSin = out.rearSin;
      out.rearX = rearX;
      out.rearY = rearY;
      out.rearCos = rearCos;
      out.rearSin = rearSin;
    } else {
      frontOnArc(leads, out);
    }
  }

  private static void rear(Segment on, double s, Ends out) {
    double along = s - on.from();
    double c = on.start().heading().cos();
    double sn = on.start().heading().sin();
    double ahead = along;
    double left = 0;
    double turnCos = 1;
    double turnSin = 0;
    if (on.curvature() != 0) {
      double angle = along * on.curvature();
      turnCos = Elementary.cos(angle);
      turnSin = Elementary.sin(angle);
      double half = Elementary.sin(angle / 2);
      ahead = turnSin / on.curvature();
      left = 2 * half * half / on.curvature();
    }
    out.rearX = on.start().x() + (ahead * c - left * sn);
    out.rearY = on.start().y() + (ahead * sn + left * c);
    out.rearCos = c * turnCos - sn * turnSin;
    out.rearSin = sn * turnCos + c * turnSin;
  }

  private void frontOnStraight(Segment on, Ends out) {
    double c = on.start().heading().cos();
    double s = on.start().heading().sin();
    double dx = on.start().x() - out.rearX;
    double dy = on.start().y() - out.rearY;
    double along = dx * c + dy * s;
    double across = dx * s - dy * c;
    double beyond = Math.sqrt(Math.max(0, chord * chord - across * across)) - along;
    out.frontX = on.start().x() + beyond * c;
    out.frontY = on.start().y() + beyond * s;
    out.frontCos = c;
    out.frontSin = s;
  }

  /** Puts the front on an arc by the law of cosines in the triangle of center, rear and front. */
  private void frontOnArc(Segment on, Ends out) {
    Point center = on.center();
    double radius = Math.abs(1 / on.curvature());
    double sense = Math.signum(on.curvature());
    double dx = out.rearX - center.x();
    double dy = out.rearY - center.y();
    double distance = Math.sqrt(dx * dx + dy * dy);
    double excess = distance - radius;
    double half = (chord - excess) * (chord + excess);
    double rest = (distance + radius - chord) * (distance + radius + chord);
    double perLegs = 1 / (2 * distance * radius);
    double cos = 1 - half * perLegs;
    double sin = sense * Math.sqrt(Math.max(0, half * rest)) * perLegs;
    double ux = (dx * cos - dy * sin) / distance;
    double uy = (dy * cos + dx * sin) / distance;
    out.frontX = center.x() + radius * ux;
    out.frontY = center.y() + radius * uy;
    out.frontCos = -sense * uy;
    out.frontSin = sense * ux;
  }
}
