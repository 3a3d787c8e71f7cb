package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Shape;
import java.util.NoSuchElementException;

/**
 * A maneuver path laid at a ship: where each parameter takes the ship on the table.
 *
 * <p>A ship that moves backwards is a ship turned round that moves forwards, since a base looks the
 * same from both ends; the template then lies at its rear, and what the path calls the rear edge is
 * the front one. Immutable.
 */
public final class LaidPath {

  private final Pose start;
  private final boolean reverse;
  private final Pose travelling;
  private final ManeuverPath path;

  /**
   * Lays a path at a ship: with its template between the ship's guides or, of a huge ship, beside
   * it and in nobody's way.
   *
   * @param start the ship's pose before the maneuver
   * @param reverse whether the ship moves backwards
   * @param path the path in the direction of travel
   */
  public LaidPath(Pose start, boolean reverse, ManeuverPath path) {
    this.start = start;
    this.reverse = reverse;
    travelling = reverse ? start.turnedBy(180) : start;
    this.path = path;
  }

  /** Returns the ship's pose before the maneuver, facing where it goes. */
  public Pose travelling() {
    return travelling;
  }

  /** Returns the path. */
  public ManeuverPath path() {
    return path;
  }

  /**
   * Returns the ship's pose on the table; at the path's start exactly the pose before the maneuver.
   */
  public Pose poseAt(double s) {
    if (s <= path.start()) {
      return start;
    }
    // Composed in one step from the exact start, so that only the result is rounded.
    Pose there = path.poseAt(s);
    Pose pose = travelling.compose(new Pose(there.x() + path.ahead(), there.y(), there.heading()));
    return reverse ? pose.turnedBy(180) : pose;
  }

  /** Returns the middle of the template's start on the table, facing along it. */
  public Pose templateStart() {
    return travelling.shiftedBy(path.ahead(), 0);
  }

  /**
   * Returns the outline on the table of the template's part from its start to so far along it; more
   * than its length is all of it.
   *
   * @throws NoSuchElementException if the path leads along no template
   */
  public Shape usedPart(double upTo) {
    Template template = path.template().orElseThrow();
    return template.usedPart(path.side(), upTo).placedIn(templateStart());
  }

  /**
   * Tells whether the template's part up to so far along it may cover some of a circle: quickly,
   * from the centre line.
   *
   * @throws NoSuchElementException if the path leads along no template
   */
  public boolean mayCover(double upTo, double x, double y, double radius) {
    Template template = path.template().orElseThrow();
    double c = travelling.heading().cos();
    double s = travelling.heading().sin();
    double dx = x - travelling.x();
    double dy = y - travelling.y();
    double limit = template.width() / 2 + radius;
    double along = c * dx + s * dy - path.ahead();
    double aside = c * dy - s * dx;
    return along > -limit
        && Math.abs(aside) < upTo + limit
        && template.isNearCentreLine(limit, path.side(), upTo, along, aside);
  }
}
