package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.table.PlayArea;

/**
 * Fleeing: a ship any part of whose base is outside the play area has fled (000, heading on
 * fleeing).
 *
 * <p>Guides do not count (the project's choice), so a ship may stand flush with its edge.
 *
 * <pre>{@code
 * // a base of 40 whose centre is 15 from the left edge sticks out by 5
 * Fleeing.margin(small.plastic(), Pose.at(15, 400, 90), PlayArea.STANDARD)   // -5.0
 * }</pre>
 */
public final class Fleeing {

  private Fleeing() {}

  /**
   * Returns how far inside the play area a base without guides is, in millimetres; negative by how
   * far it sticks out.
   */
  public static double margin(ConvexPolygon plastic, Pose pose, PlayArea area) {
    double c = pose.heading().cos();
    double s = pose.heading().sin();
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < plastic.size(); i++) {
      double x = pose.x() + (plastic.x(i) * c - plastic.y(i) * s);
      double y = pose.y() + (plastic.x(i) * s + plastic.y(i) * c);
      least =
          Math.min(least, Math.min(Math.min(x, area.width() - x), Math.min(y, area.height() - y)));
    }
    return least;
  }
}
