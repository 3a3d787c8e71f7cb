package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.CGAlgorithmsDD;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.hprtree.HPRtree;

/**
 * Mends what can be mended in an outline and refuses what encloses no proper region.
 *
 * <p>Every decision hangs on the turning sense of three corners, which JTS works out in doubles
 * with a proven bound and in double-double arithmetic where that does not decide; so no rounding
 * lets a crossing through or finds one that is not there.
 */
final class OutlineCheck {

  /** Up to so many corners trying every pair of edges beats building an index of them. */
  private static final int INDEX_FROM = 128;

  private OutlineCheck() {}

  /**
   * Returns the corners without those that carry no shape: repeats of the one before (the last one
   * before the first) and corners in line between their neighbours.
   *
   * @throws BadOutlineException if fewer than three corners are left, all lie in one line, or the
   *     outline turns straight back at a corner
   */
  static List<Point> mended(List<Point> corners) {
    List<Point> distinct = new ArrayList<>(corners.size());
    for (Point p : corners) {
      if (distinct.isEmpty() || !samePlace(distinct.get(distinct.size() - 1), p)) {
        distinct.add(p);
      }
    }
    while (distinct.size() > 1 && samePlace(distinct.get(0), distinct.get(distinct.size() - 1))) {
      distinct.remove(distinct.size() - 1);
    }
    int n = distinct.size();
    if (n < 3) {
      throw new BadOutlineException(
          "an outline needs at least three different corners, found "
              + n
              + " of "
              + corners.size());
    }
    List<Point> kept = new ArrayList<>(n);
    Point spike = null;
    for (int i = 0; i < n; i++) {
      Point before = distinct.get(i == 0 ? n - 1 : i - 1);
      Point here = distinct.get(i);
      Point after = distinct.get(i + 1 == n ? 0 : i + 1);
      if (turn(before, here, after) != 0) {
        kept.add(here);
      } else if (before.vectorTo(here).dot(here.vectorTo(after)) <= 0) {
        spike = here;
      }
    }
    if (kept.isEmpty()) {
      throw new BadOutlineException(
          "an outline encloses an area, but all "
              + n
              + " corners lie in one line from "
              + text(distinct.get(0)));
    }
    if (spike != null) {
      throw new BadOutlineException(
          "an outline does not turn straight back on itself, but this one does at corner "
              + text(spike));
    }
    return kept;
  }

  /**
   * Checks that no two edges have a point in common but the corner of two neighbours.
   *
   * @param corners a mended outline
   * @throws BadOutlineException if the outline crosses or touches itself
   */
  static void requireSimple(List<Point> corners) {
    int n = corners.size();
    if (n < INDEX_FROM) {
      for (int i = 0; i < n; i++) {
        for (int j = i + 2; j < n; j++) {
          requireApart(corners, i, j);
        }
      }
      return;
    }
    HPRtree index = new HPRtree();
    for (int i = 0; i < n; i++) {
      index.insert(box(corners, i), i);
    }
    for (int i = 0; i < n; i++) {
      int edge = i;
      index.query(
          box(corners, i),
          item -> {
            int other = (Integer) item;
            if (other > edge + 1) {
              requireApart(corners, edge, other);
            }
          });
    }
  }

  private static Envelope box(List<Point> corners, int edge) {
    Point a = corners.get(edge);
    Point b = corners.get((edge + 1) % corners.size());
    return new Envelope(a.x(), b.x(), a.y(), b.y());
  }

  /** Checks edges i and j, i + 1 &lt; j, unless they are neighbours over the outline's start. */
  private static void requireApart(List<Point> corners, int i, int j) {
    int n = corners.size();
    if (i == 0 && j == n - 1) {
      return;
    }
    Point a = corners.get(i);
    Point b = corners.get(i + 1);
    Point c = corners.get(j);
    Point d = corners.get(j + 1 == n ? 0 : j + 1);
    if (Math.max(a.x(), b.x()) < Math.min(c.x(), d.x())
        || Math.max(c.x(), d.x()) < Math.min(a.x(), b.x())
        || Math.max(a.y(), b.y()) < Math.min(c.y(), d.y())
        || Math.max(c.y(), d.y()) < Math.min(a.y(), b.y())) {
      return;
    }
    // With overlapping boxes two segments meet exactly if each has the other's ends not strictly
    // on one side of its line (in-line segments included: their boxes overlap only if they do).
    if (turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0) {
      throw new BadOutlineException(
          "an outline neither crosses nor touches itself, but the edge from "
              + text(a)
              + " to "
              + text(b)
              + " meets the one from "
              + text(c)
              + " to "
              + text(d));
    }
  }

  /** Returns whether a simple outline runs counter-clockwise. */
  static boolean counterClockwise(List<Point> corners) {
    // At the leftmost (then lowest) corner the outline turns the way it turns as a whole.
    int n = corners.size();
    int extreme = 0;
    for (int i = 1; i < n; i++) {
      Point p = corners.get(i);
      Point e = corners.get(extreme);
      if (p.x() < e.x() || (p.x() == e.x() && p.y() < e.y())) {
        extreme = i;
      }
    }
    Point before = corners.get((extreme + n - 1) % n);
    return turn(before, corners.get(extreme), corners.get((extreme + 1) % n)) > 0;
  }

  /**
   * Returns 1 if the way from a over b to c turns left, −1 if right, 0 if it goes straight on or
   * back.
   */
  static int turn(Point a, Point b, Point c) {
    return CGAlgorithmsDD.orientationIndex(a.x(), a.y(), b.x(), b.y(), c.x(), c.y());
  }

  private static boolean samePlace(Point a, Point b) {
    return a.x() == b.x() && a.y() == b.y();
  }

  private static String text(Point p) {
    return "(" + p.x() + ", " + p.y() + ")";
  }
}
