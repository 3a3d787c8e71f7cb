package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import java.util.ArrayList;
import java.util.List;

/** Cuts a convex outline along a line and keeps one side of it (Sutherland and Hodgman, 1974). */
final class HalfPlaneCut {

  private HalfPlaneCut() {}

  /**
   * Returns the part of a convex outline with n·p ≤ offset; fewer than three corners if no area is
   * left.
   *
   * @param nx the x component of the line's unit normal, which leads out of the half-plane kept
   * @param ny its y component
   * @param offset the line's distance from the origin along the normal, in millimetres
   */
  static List<Point> of(List<Point> outline, double nx, double ny, double offset) {
    List<Point> kept = new ArrayList<>();
    for (int i = 0; i < outline.size(); i++) {
      Point a = outline.get(i);
      Point b = outline.get((i + 1) % outline.size());
      double beyondA = nx * a.x() + ny * a.y() - offset;
      double beyondB = nx * b.x() + ny * b.y() - offset;
      if (beyondA <= 0) {
        kept.add(a);
      }
      if ((beyondA < 0 && beyondB > 0) || (beyondA > 0 && beyondB < 0)) {
        double t = beyondA / (beyondA - beyondB);
        kept.add(new Point(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y())));
      }
    }
    return kept;
  }
}
