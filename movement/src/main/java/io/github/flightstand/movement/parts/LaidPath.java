package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Shape;
import java.util.Optional;

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
  private final Optional<LaidTemplate> template;

  private LaidPath(
      Pose start,
      boolean reverse,
      Pose travelling,
      ManeuverPath path,
      Optional<LaidTemplate> template) {
    this.start = start;
    this.reverse = reverse;
    this.travelling = travelling;
    this.path = path;
    this.template = template;
  }

  /**
   * Lays a path and its template between a ship's guides.
   *
   * @param start the ship's pose before the maneuver
   * @param reverse whether the ship moves backwards
   * @param side to which side the template curves, seen in the direction of travel
   * @param path the path along that template
   */
  public static LaidPath along(
      Pose start, boolean reverse, Template template, Side side, ManeuverPath path) {
    Pose travelling = reverse ? start.turnedBy(180) : start;
    Pose laid = travelling.shiftedBy(path.ahead(), 0);
    return new LaidPath(
        start, reverse, travelling, path, Optional.of(new LaidTemplate(template, side, laid)));
  }

  /** Lays the path of a huge ship, whose template lies beside it and is in nobody's way. */
  public static LaidPath huge(Pose start, ManeuverPath path) {
    return new LaidPath(start, false, start, path, Optional.empty());
  }

  /** Returns the ship's pose before the maneuver, facing where it goes. */
  public Pose travelling() {
    return travelling;
  }

  /** Returns the path. */
  public ManeuverPath path() {
    return path;
  }

  /** Returns the template on the table; empty for a huge ship. */
  public Optional<LaidTemplate> template() {
    return template;
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

  /**
   * A template on the table.
   *
   * @param template the template
   * @param side to which side it curves, seen along it
   * @param pose the middle of its start, facing along it
   */
  public record LaidTemplate(Template template, Side side, Pose pose) {

    /**
     * Returns the outline on the table of the part from its start to so far along it; more than its
     * length is all of it.
     */
    public Shape usedPart(double upTo) {
      return template.usedPart(side, upTo).placedIn(pose);
    }

    /**
     * Tells whether the part up to so far along it may cover some of a circle: quickly, from the
     * centre line.
     */
    public boolean mayCover(double upTo, double x, double y, double radius) {
      double c = pose.heading().cos();
      double s = pose.heading().sin();
      double dx = x - pose.x();
      double dy = y - pose.y();
      double limit = template.width() / 2 + radius;
      double along = c * dx + s * dy;
      double aside = c * dy - s * dx;
      return along > -limit
          && Math.abs(aside) < upTo + limit
          && template.centreLineDistance(side, upTo, along, aside) < limit;
    }
  }
}
