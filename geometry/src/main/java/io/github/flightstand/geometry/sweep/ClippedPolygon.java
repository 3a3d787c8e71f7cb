package io.github.flightstand.geometry.sweep;

import java.util.Arrays;

/**
 * A rectangle that half-planes cut down: a convex polygon in flat arrays. Each edge knows the line
 * that cut it, or that it is part of the rectangle's border.
 *
 * <p>Corners are found between two corners, never beyond, so that rounding does not add up.
 */
final class ClippedPolygon {

  /** The line of an edge of the rectangle. */
  static final int BORDER = -1;

  private double[] xs = new double[12];
  private double[] ys = new double[12];
  private int[] lines = new int[12];
  private double[] beyond = new double[12];
  private double[] nextXs = new double[12];
  private double[] nextYs = new double[12];
  private int[] nextLines = new int[12];
  private int size;

  /** Starts with a rectangle. */
  void rectangle(double left, double right, double bottom, double top) {
    size = 0;
    corner(left, bottom, BORDER);
    corner(right, bottom, BORDER);
    corner(right, top, BORDER);
    corner(left, top, BORDER);
    swap();
  }

  private void corner(double x, double y, int line) {
    if (size == nextXs.length) {
      nextXs = Arrays.copyOf(nextXs, 2 * size);
      nextYs = Arrays.copyOf(nextYs, 2 * size);
      nextLines = Arrays.copyOf(nextLines, 2 * size);
    }
    nextXs[size] = x;
    nextYs[size] = y;
    nextLines[size++] = line;
  }

  private void swap() {
    double[] oldXs = xs;
    double[] oldYs = ys;
    int[] oldLines = lines;
    xs = nextXs;
    ys = nextYs;
    lines = nextLines;
    nextXs = oldXs;
    nextYs = oldYs;
    nextLines = oldLines;
  }

  /**
   * Cuts off the points with {@code ofX · x + ofY · y > bound}. Returns false if there are none.
   *
   * @param line what the new edge remembers
   */
  boolean cut(int line, double ofX, double ofY, double bound) {
    int before = size;
    if (beyond.length < before) {
      beyond = new double[2 * before];
    }
    boolean any = false;
    for (int i = 0; i < before; i++) {
      beyond[i] = ofX * xs[i] + ofY * ys[i] - bound;
      any |= beyond[i] > 0;
    }
    if (!any) {
      return false;
    }
    size = 0;
    for (int i = 0; i < before; i++) {
      int j = i + 1 == before ? 0 : i + 1;
      boolean stays = beyond[i] <= 0;
      if (stays) {
        corner(xs[i], ys[i], lines[i]);
      }
      if (stays != beyond[j] <= 0) {
        double part = beyond[i] / (beyond[i] - beyond[j]);
        corner(
            xs[i] + part * (xs[j] - xs[i]),
            ys[i] + part * (ys[j] - ys[i]),
            stays ? line : lines[i]);
      }
    }
    swap();
    return true;
  }

  /** Returns the number of corners; 0 if nothing is left. */
  int size() {
    return size;
  }

  double x(int corner) {
    return xs[corner];
  }

  double y(int corner) {
    return ys[corner];
  }

  /** Returns the line of the edge from a corner to the next. */
  int line(int corner) {
    return lines[corner];
  }

  /** Returns the corner after a corner. */
  int next(int corner) {
    return corner + 1 == size ? 0 : corner + 1;
  }

  /** Returns the corner before a corner. */
  int previous(int corner) {
    return corner == 0 ? size - 1 : corner - 1;
  }
}
