package io.github.flightstand.movement.contact;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.region.Erosion;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.StandingBodies;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.ManeuverPath;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.table.Ship;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What contact keeps in a {@link Workspace}: paths and eroded bases that were met before, and the
 * bodies that are looked at.
 */
public final class Scratch {

  /** A body and one other at a time, where they stand. */
  final StandingBodies two = new StandingBodies();

  /** A body and all that comes near it. */
  final FreePathSearch several = new FreePathSearch(BodyParts.NONE, 0);

  /** What the bodies of {@link #several} are, by their places on the table. */
  int[] places = new int[8];

  /** Places on the table by themselves, each in an array that nobody changes. */
  private int[][] alone = new int[0][];

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

  /** Returns that of a workspace. */
  public static Scratch of(Workspace workspace) {
    return workspace.keep(Scratch.class, Scratch::new);
  }

  /** Returns a place on the table as all that there are, to be read only. */
  public int[] alone(int place) {
    if (place >= alone.length) {
      int known = alone.length;
      alone = Arrays.copyOf(alone, 2 * place + 8);
      for (int i = known; i < alone.length; i++) {
        alone[i] = new int[] {i};
      }
    }
    return alone[place];
  }

  /** Returns the path of a base of so many millimetres along a template. */
  public ManeuverPath path(Template template, Side side, double baseLength) {
    // Asked for with every maneuver: looked up first, as that is much quicker than computing.
    PathKey key = new PathKey(template, side, baseLength);
    ManeuverPath path = paths.get(key);
    if (path == null) {
      path = ManeuverPath.along(template, side, baseLength);
      paths.put(key, path);
    }
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

  /** Looks from a body, standing at a pose, at a ship. */
  StandingBodies face(BodyParts body, Pose pose, Ship other) {
    Pose its = other.pose();
    BodyParts parts = other.base().partSet();
    two.face(body, pose, parts, its.x(), its.y(), its.heading().cos(), its.heading().sin());
    return two;
  }
}
