package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.internal.ConvexView;
import io.github.flightstand.geometry.internal.Hull;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.List;

/**
 * The convex parts of a body, prepared for search loops: views of the parts, a circle around each
 * and a box around all, in the body's frame.
 *
 * <p>Immutable and safe to share; made once for each kind of base. Lengths are in millimeters.
 *
 * <pre>{@code
 * BodyParts.of(base.outline()).parts() // 5 for a base with four guides
 * }</pre>
 */
public final class BodyParts {

  /** No parts: the start of a search whose moving body is not set yet. */
  public static final BodyParts NONE = new BodyParts(List.of());

  /** Millimeters added to the circles' radii, so that rounding never rules out a pair of parts. */
  private static final double ROUNDING = 1e-9;

  /** The number that stands for all parts together. */
  static final int ALL = -1;

  private final ConvexView[] views;
  private final double[] centreX;
  private final double[] centreY;
  private final double[] radius;
  private final double reach;
  private final double halfLength;
  private final double halfWidth;

  /** Computed on first use; if two threads do so at once, they get the same result. */
  private Hulls hulls = Hulls.NONE;

  private BodyParts(List<ConvexPolygon> parts) {
    views = new ConvexView[parts.size()];
    centreX = new double[views.length];
    centreY = new double[views.length];
    radius = new double[views.length];
    double farthest = 0;
    double longest = 0;
    double widest = 0;
    for (int k = 0; k < views.length; k++) {
      ConvexPolygon part = parts.get(k);
      views[k] = part.view().local();
      centreX[k] = part.centreX();
      centreY[k] = part.centreY();
      radius[k] = part.radius() + ROUNDING;
      for (int i = 0; i < part.size(); i++) {
        farthest = Math.max(farthest, Elementary.hypot(part.x(i), part.y(i)));
        longest = Math.max(longest, Math.abs(part.x(i)));
        widest = Math.max(widest, Math.abs(part.y(i)));
      }
    }
    reach = farthest;
    halfLength = longest;
    halfWidth = widest;
  }

  /** Returns the parts of a compound. */
  public static BodyParts of(Compound body) {
    return new BodyParts(body.parts());
  }

  /** Returns the number of parts. */
  public int parts() {
    return views.length;
  }

  /** Returns the radius of the smallest circle about the body's origin that contains every part. */
  public double reach() {
    return reach;
  }

  ConvexView view(int part) {
    return views[part];
  }

  double centreX(int part) {
    return centreX[part];
  }

  double centreY(int part) {
    return centreY[part];
  }

  double radius(int part) {
    return radius[part];
  }

  /** Returns the convex hull of a part, or of all parts if given {@link #ALL}. */
  Hull hull(int part) {
    Hulls known = hulls;
    if (known == Hulls.NONE) {
      known = new Hulls(views);
      hulls = known;
    }
    return part == ALL ? known.whole : known.each[part];
  }

  /** Returns half the length of the smallest box about the origin that contains all parts. */
  double halfLength() {
    return halfLength;
  }

  /** Returns half the width of that box. */
  double halfWidth() {
    return halfWidth;
  }

  /** The hulls of the parts and of all together. */
  private static final class Hulls {

    static final Hulls NONE = new Hulls();

    final Hull whole;
    final Hull[] each;

    Hulls(ConvexView... parts) {
      whole = new Hull(parts);
      each = new Hull[parts.length];
      for (int part = 0; part < each.length; part++) {
        each[part] = new Hull(parts[part]);
      }
    }
  }
}
