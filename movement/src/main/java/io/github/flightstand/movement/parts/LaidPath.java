package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Shape;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * A maneuver path laid at a ship: the ship's pose on the table at each parameter.
 *
 * <p>A ship that moves backward is treated as a turned ship that moves forward, because a base
 * looks the same from both ends. The template then lies at the ship's rear, and the path's rear
 * edge is the ship's front edge. In a sideslip the template lies at the flank that leads. Along a
 * path of its own, any two points of a base may stand on the line. Immutable.
 */
public final class LaidPath implements LaidTemplate {

  private final Pose start;
  private final boolean reverse;
  private final Pose travelling;
  private final ManeuverPath path;

  /** Where the base's center lies, seen from the point that follows the path's poses. */
  private final Pose carried;

  /**
   * Lays a path at a ship. The template lies between the ship's guides; a huge ship's lies beside
   * the ship and in no other ship's way.
   *
   * @param start the ship's pose before the maneuver
   * @param reverse whether the ship moves backward; no sideslip does
   * @param path the path in the direction of travel
   */
  public LaidPath(Pose start, boolean reverse, ManeuverPath path) {
    this.start = start;
    this.reverse = reverse;
    double turn = reverse ? 180 : -path.facing();
    travelling = turn == 0 ? start : start.turnedBy(turn);
    this.path = path;
    carried = Pose.IDENTITY;
  }

  /**
   * Lays a path at any points of a base.
   *
   * @param start the ship's pose before the move
   * @param leading the pose in the base's frame that follows the path's poses
   */
  public LaidPath(Pose start, Pose leading, ManeuverPath path) {
    this.start = start;
    reverse = false;
    travelling = start.compose(leading);
    this.path = path;
    carried = leading.inverse();
  }

  /** Returns the ship's place before the maneuver, facing the way it moves. */
  public Pose travelling() {
    return travelling;
  }

  /** Returns the path. */
  public ManeuverPath path() {
    return path;
  }

  /** Returns the ship's pose on the table; at the path's start, exactly the starting pose. */
  public Pose poseAt(double s) {
    if (s <= path.start()) {
      return start;
    }
    // Composed in one step from the exact start, so that only the result is rounded.
    Pose there = path.poseAt(s);
    Pose pose = travelling.compose(new Pose(there.x() + path.ahead(), there.y(), there.heading()));
    return reverse
        ? pose.turnedBy(180)
        : carried.equals(Pose.IDENTITY) ? pose : pose.compose(carried);
  }

  /** Returns the pose of the base's center, seen from the point that follows the path's poses. */
  public Pose carried() {
    return carried;
  }

  /** Returns the middle of the template's start on the table, facing along it. */
  public Pose templateStart() {
    return travelling.shiftedBy(path.ahead(), 0);
  }

  /**
   * Returns the outline on the table of the template's first {@code upTo} mm, at most all of it.
   *
   * @throws NoSuchElementException if the path leads along no template
   */
  public Shape usedPart(double upTo) {
    Template template = path.template().orElseThrow();
    return template.usedPart(path.side(), upTo).placedIn(templateStart());
  }

  /**
   * Returns the outline on the table of the template's first {@code upTo} mm, at most all of it.
   *
   * @throws NoSuchElementException if the path leads along no template
   */
  @Override
  public List<Shape> used(double upTo) {
    return List.of(usedPart(upTo));
  }

  @Override
  public double extent(double upTo) {
    return upTo + path.template().orElseThrow().width();
  }

  /**
   * Tests quickly whether the template's first {@code upTo} mm may cover part of a circle.
   *
   * @throws NoSuchElementException if the path leads along no template
   */
  @Override
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
