package io.github.flightstand.geometry.shape;

/**
 * Cuts a convex polygon along a line and keeps one side of it (Sutherland and Hodgman, 1974),
 * together with the normals of the edges: a cut edge keeps the normal it had, so that edges remain
 * parallel to the bit however short they have become.
 */
final class EdgeClip {

  private final double[] xs;
  private final double[] ys;
  private final double[] normalXs;
  private final double[] normalYs;
  private int size;

  /** Prepares for a polygon with so many corners, or one more. */
  private EdgeClip(int corners) {
    xs = new double[corners + 1];
    ys = new double[corners + 1];
    normalXs = new double[corners + 1];
    normalYs = new double[corners + 1];
  }

  /**
   * Returns the part of a polygon on the inner side of a region's boundary line.
   *
   * @param polygon a polygon with a corner within the line and one beyond it
   */
  static ConvexPolygon of(ConvexPolygon polygon, OpenPolygon region, int line) {
    int n = polygon.size();
    EdgeClip clip = new EdgeClip(n);
    double from = region.depth(line, polygon.x(n - 1), polygon.y(n - 1));
    for (int i = 0, h = n - 1; i < n; h = i++) {
      double to = region.depth(line, polygon.x(i), polygon.y(i));
      boolean leaves = from >= 0 && to < 0;
      if (from > 0 || (from == 0 && !leaves)) {
        clip.add(polygon.x(h), polygon.y(h), polygon.normalX(h), polygon.normalY(h));
      }
      if (leaves || (from < 0 && to > 0)) {
        double t = from / (from - to);
        clip.add(
            polygon.x(h) + t * (polygon.x(i) - polygon.x(h)),
            polygon.y(h) + t * (polygon.y(i) - polygon.y(h)),
            leaves ? -region.normalX(line) : polygon.normalX(h),
            leaves ? -region.normalY(line) : polygon.normalY(h));
      }
      from = to;
    }
    return ConvexPolygon.fromEdges(clip.xs, clip.ys, clip.normalXs, clip.normalYs, clip.size);
  }

  /** Adds a corner, with the normal of the edge that leads on from it. */
  private void add(double x, double y, double normalX, double normalY) {
    xs[size] = x;
    ys[size] = y;
    normalXs[size] = normalX;
    normalYs[size] = normalY;
    size++;
  }
}
