package io.github.flightstand.movement.contact;

import io.github.flightstand.geometry.region.Erosion;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.StandingBodies;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.ManeuverPath;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Scratch space for search loops, so that they make next to no garbage: paths and eroded bases that
 * were met before, and what is near the ship that is looked at.
 *
 * <p>A loop makes one and passes it with every question; what is asked without one makes its own.
 * It changes no answer. One thread at a time.
 *
 * <pre>{@code
 * Workspace workspace = new Workspace();
 * for (Maneuver maneuver : dial.maneuvers()) {
 *   resolver.resolve(table, "red", maneuver, workspace);
 * }
 * }</pre>
 */
public final class Workspace {

  /** The other ships on the table that was looked at last. */
  final Neighbours all = new Neighbours(this);

  /** The other huge ships there. */
  final Neighbours huge = new Neighbours(this);

  /** A body and one other at a time, where they stand. */
  final StandingBodies two = new StandingBodies();

  /** A body and all that comes near it. */
  final FreePathSearch several = new FreePathSearch(BodyParts.NONE, 0);

  /** What the bodies of {@link #several} are, by their places on the table. */
  int[] places = new int[8];

  private final Map<PathKey, ManeuverPath> paths = new HashMap<>();
  private final Map<ErosionKey, Optional<BodyParts>> eroded = new HashMap<>();

  private record PathKey(Template template, Side side, double baseLength) {

    /** Quicker than that of all figures; few paths share it. */
    @Override
    public int hashCode() {
      return 31 * (6 * template.kind().ordinal() + template.speed())
          + 7 * side.ordinal()
          + Double.hashCode(baseLength);
    }
  }

  private record ErosionKey(Base base, double by) {}

  /** Creates an empty workspace. */
  public Workspace() {}

  /** Returns the path of a base of so many millimetres along a template. */
  public ManeuverPath path(Template template, Side side, double baseLength) {
    // Asked for with every maneuver: looked up first, as that is much quicker than computing.
    PathKey key = new PathKey(template, side, baseLength);
    ManeuverPath known = paths.get(key);
    return known != null ? known : add(key, ManeuverPath.along(template, side, baseLength));
  }

  private ManeuverPath add(PathKey key, ManeuverPath path) {
    paths.put(key, path);
    return path;
  }

  /**
   * Returns a base's outline, guides and all, so many millimetres smaller all around; empty if
   * nothing is left of it.
   */
  Optional<BodyParts> eroded(Base base, double by) {
    return eroded.computeIfAbsent(
        new ErosionKey(base, by),
        key -> Erosion.of(key.base().outline(), key.by()).map(BodyParts::of));
  }
}
