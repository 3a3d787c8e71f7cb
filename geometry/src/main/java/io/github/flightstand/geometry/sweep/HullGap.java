package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.internal.ConvexView;
import io.github.flightstand.geometry.internal.Hull;

/**
 * The gap between two bodies that are apart, found on their convex hulls.
 *
 * <p>All differences of a point of one hull and a point of the other form a convex polygon, whose
 * edges are those of both hulls in the order of their directions. The gap is its distance from the
 * origin. The corners that face each other along the line of the bodies' origins make one of its
 * corners. From there, a walk along the edges that face the origin leads straight to the nearest
 * place (other ways: E. G. Gilbert, D. W. Johnson, S. S. Keerthi, 1988; M. C. Lin, J. F. Canny,
 * 1991). Bases take one to three steps of two dozen products. If the nearest place is on a hull's
 * edge that is no part's edge (a bay), the body's parts replace the hull, one after the other.
 *
 * <p><b>Error.</b> Let u be 2⁻⁵³, and let R bound the distance of any corner from the first body's
 * origin. Corners have an error of at most 9u R in each coordinate (see {@link PartPairs}), and a
 * distance of two corners 26u R. An edge's direction has an error of at most 5u and a lever of up
 * to 2R, so a distance from it has an error of at most 40u R.
 *
 * <p>Mutable scratch space of one search, for one thread.
 */
final class HullGap {

  /** The gap in millimeters below which this does not decide whether bodies overlap. */
  private static final double NEAR = 1e-3;

  private final SeenBody seen;
  private double x;
  private double y;
  private double c;
  private double s;

  /** The direction, seen from the first body, in which to look for the second. */
  private double towardsX;

  private double towardsY;

  /** Creates a measurement from the moving body to the body that it sees. */
  HullGap(SeenBody seen) {
    this.seen = seen;
  }

  /**
   * Returns the gap between the bodies in millimeters if it is below a limit, otherwise the limit.
   * Returns NaN if they are next to each other, or if neither the line of their origins nor an axis
   * of one of them separates them.
   */
  double below(double limit) {
    x = seen.x();
    y = seen.y();
    c = seen.cos();
    s = seen.sin();
    look(x, y);
    double gap = below(limit, BodyParts.ALL, BodyParts.ALL);
    for (int axis = 0; axis < 4 && Double.isNaN(gap); axis++) {
      double axisX = axis == 0 ? 1 : axis == 1 ? 0 : axis == 2 ? c : -s;
      double axisY = axis == 0 ? 0 : axis == 1 ? 1 : axis == 2 ? s : c;
      double sense = Math.signum(axisX * x + axisY * y);
      look(sense * axisX, sense * axisY);
      gap = below(limit, BodyParts.ALL, BodyParts.ALL);
    }
    return gap;
  }

  private void look(double newX, double newY) {
    double length = Math.sqrt(newX * newX + newY * newY);
    towardsX = newX / length;
    towardsY = newY / length;
  }

  private double below(double limit, int ofFirst, int ofSecond) {
    Hull first = seen.moving().hull(ofFirst);
    Hull second = seen.fixed().hull(ofSecond);
    ConvexView one = first.outline();
    ConvexView two = second.outline();
    double backX = -(c * towardsX + s * towardsY);
    double backY = s * towardsX - c * towardsY;
    int own = one.farthest(towardsX, towardsY);
    int other = two.farthest(backX, backY);
    double across =
        (x - one.x(own)) * towardsX
            + (y - one.y(own)) * towardsY
            - (two.x(other) * backX + two.y(other) * backY);
    if (across >= limit + NEAR) {
      return limit;
    }
    // For bodies that touch, rounding may make every edge face away from the origin.
    if (!(across > NEAR)) {
      return Double.NaN;
    }
    int sense = 1;
    boolean moved = false;
    for (int steps = one.size() + two.size(); steps >= 0; steps--) {
      double dx = x + (c * two.x(other) - s * two.y(other)) - one.x(own);
      double dy = y + (s * two.x(other) + c * two.y(other)) - one.y(own);
      int ownEdge = sense > 0 ? own : one.previous(own);
      int otherEdge = sense > 0 ? other : two.previous(other);
      double ownX = first.edgeX(ownEdge);
      double ownY = first.edgeY(ownEdge);
      double otherX = s * second.edgeY(otherEdge) - c * second.edgeX(otherEdge);
      double otherY = -(s * second.edgeX(otherEdge) + c * second.edgeY(otherEdge));
      boolean isOwn = sense * (ownX * otherY - ownY * otherX) > 0;
      double ex = isOwn ? ownX : otherX;
      double ey = isOwn ? ownY : otherY;
      // Only an edge that faces the origin leads to the nearest place; others lead to a far one.
      double before = ey * dx - ex * dy;
      double nearer = before > 0 ? sense * (ex * dx + ey * dy) : 0;
      double squared = ex * ex + ey * ey;
      if (nearer >= squared) {
        moved = true;
        if (isOwn) {
          own = sense > 0 ? one.next(own) : ownEdge;
        } else {
          other = sense > 0 ? two.next(other) : otherEdge;
        }
      } else if (nearer > 0) {
        double height = before / Math.sqrt(squared);
        if (height >= limit) {
          return limit;
        }
        boolean wall = isOwn ? first.isWall(ownEdge) : second.isWall(otherEdge);
        return wall ? height : inBay(isOwn, limit, ofFirst, ofSecond, ey, -ex);
      } else if (moved || sense < 0) {
        return Math.min(limit, Math.sqrt(dx * dx + dy * dy));
      } else {
        sense = -1;
      }
    }
    return Double.NaN;
  }

  /** Returns the gap if the nearest place is in a bay of one body, seen out of the bay. */
  private double inBay(
      boolean ofOwn, double limit, int ofFirst, int ofSecond, double outX, double outY) {
    double least = limit;
    int parts = (ofOwn ? seen.moving() : seen.fixed()).parts();
    // A part is seen if its hull is, whatever the rounding; should one not be, the answer is NaN.
    for (int part = 0; part < parts && !Double.isNaN(least); part++) {
      look(outX, outY);
      least = ofOwn ? below(least, part, ofSecond) : below(least, ofFirst, part);
    }
    return least;
  }
}
