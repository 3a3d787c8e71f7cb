package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;

/**
 * The convex parts of a body in flat arrays, as search loops want them: corners, outward unit
 * normals of the edges and a circle around each part, in the body's frame.
 *
 * <p>Immutable and safe to share; made once for each kind of base. Millimetres.
 *
 * <pre>{@code
 * PartSet.of(base.outline()).parts() // 5 for a base with four guides
 * }</pre>
 */
public final class PartSet {

  /** Millimetres added to the circles, so that rounding never rules out a pair of parts. */
  private static final double ROUNDING = 1e-9;

  final int[] first;
  final double[] x;
  final double[] y;
  final double[] normalX;
  final double[] normalY;
  final double[] centreX;
  final double[] centreY;
  final double[] radius;
  final double reach;

  /** The least box about the origin, along the body's axes, that holds every part. */
  final double halfLength;

  final double halfWidth;

  /** No parts at all: what a search begins with that is not told its moving body yet. */
  public static final PartSet NONE = new PartSet(0, 0, 0, 0, 0);

  private PartSet(int parts, int corners, double reach, double halfLength, double halfWidth) {
    first = new int[parts + 1];
    x = new double[corners];
    y = new double[corners];
    normalX = new double[corners];
    normalY = new double[corners];
    centreX = new double[parts];
    centreY = new double[parts];
    radius = new double[parts];
    this.reach = reach;
    this.halfLength = halfLength;
    this.halfWidth = halfWidth;
  }

  /** Returns the parts of a compound. */
  public static PartSet of(Compound body) {
    int corners = 0;
    double reach = 0;
    double halfLength = 0;
    double halfWidth = 0;
    for (ConvexPolygon part : body.parts()) {
      corners += part.size();
      for (int i = 0; i < part.size(); i++) {
        reach = Math.max(reach, StrictMath.hypot(part.x(i), part.y(i)));
        halfLength = Math.max(halfLength, Math.abs(part.x(i)));
        halfWidth = Math.max(halfWidth, Math.abs(part.y(i)));
      }
    }
    PartSet set = new PartSet(body.parts().size(), corners, reach, halfLength, halfWidth);
    int at = 0;
    for (int k = 0; k < body.parts().size(); k++) {
      ConvexPolygon part = body.parts().get(k);
      set.centreX[k] = part.centreX();
      set.centreY[k] = part.centreY();
      set.radius[k] = part.radius() + ROUNDING;
      for (int i = 0; i < part.size(); i++, at++) {
        set.x[at] = part.x(i);
        set.y[at] = part.y(i);
        set.normalX[at] = part.normalX(i);
        set.normalY[at] = part.normalY(i);
      }
      set.first[k + 1] = at;
    }
    return set;
  }

  /** Returns how many parts there are. */
  public int parts() {
    return centreX.length;
  }

  /** Returns the radius of the smallest circle about the body's origin that holds every part. */
  public double reach() {
    return reach;
  }
}
