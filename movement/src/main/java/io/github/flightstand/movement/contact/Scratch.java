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
import java.util.Objects;
import java.util.Optional;

/** This package's part of a {@link Workspace}: known paths and eroded bases, and buffers. */
public final class Scratch {

  /** A body and one other body at a time, each at its pose. */
  final StandingBodies two = new StandingBodies();

  /** A body and all the bodies near it. */
  final FreePathSearch several = new FreePathSearch(BodyParts.NONE, 0);

  /** The places on the table of the bodies in {@link #several}. */
  int[] places = new int[8];

  /** One-element arrays of places on the table, never changed. */
  private int[][] alone = new int[0][];

  private final Map<PathKey, ManeuverPath> paths = new HashMap<>();
  private final Map<ErosionKey, Optional<BodyParts>> eroded = new HashMap<>();

  private record PathKey(Template template, Side side, double baseLength, boolean sideslip) {

    // As a record's own, which Java links when it is first called: milliseconds of a start.
    @Override
    public boolean equals(Object other) {
      return other instanceof PathKey that
          && Objects.equals(template, that.template)
          && side == that.side
          && baseLength == that.baseLength
          && sideslip == that.sideslip;
    }

    /** Quicker than a hash of all components; few paths share it. */
    @Override
    public int hashCode() {
      return 31 * (6 * template.kind().ordinal() + template.speed())
          + 7 * (side.ordinal() + (sideslip ? 4 : 0))
          + Double.hashCode(baseLength);
    }
  }

  private record ErosionKey(Base base, double by) {}

  /** Returns the scratch space kept in a workspace. */
  public static Scratch of(Workspace workspace) {
    return workspace.keep(Scratch.class, Scratch::new);
  }

  /** Returns an array of just this place on the table; the caller must not change it. */
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

  /** Returns the path along a template of a base {@code baseLength} mm long that goes ahead. */
  public ManeuverPath path(Template template, Side side, double baseLength) {
    return path(template, side, baseLength, false);
  }

  /**
   * Returns the path along a template of a base {@code baseLength} mm long.
   *
   * @param sideslip whether the base goes with its flank first
   */
  public ManeuverPath path(Template template, Side side, double baseLength, boolean sideslip) {
    // Every maneuver asks for its path, and a lookup is much quicker than computing the path.
    PathKey key = new PathKey(template, side, baseLength, sideslip);
    ManeuverPath path = paths.get(key);
    if (path == null) {
      path =
          sideslip
              ? ManeuverPath.sideslip(template, side, baseLength)
              : ManeuverPath.along(template, side, baseLength);
      paths.put(key, path);
    }
    return path;
  }

  /** Returns a base with its guides, {@code by} mm smaller all around; empty if nothing is left. */
  Optional<BodyParts> eroded(Base base, double by) {
    return eroded.computeIfAbsent(
        new ErosionKey(base, by),
        key -> Erosion.of(key.base().outline(), key.by()).map(BodyParts::of));
  }

  /** Sets up a body at a pose and a ship for measuring. */
  StandingBodies face(BodyParts body, Pose pose, Ship other) {
    Pose its = other.pose();
    BodyParts parts = other.base().partSet();
    two.face(body, pose, parts, its.x(), its.y(), its.heading().cos(), its.heading().sin());
    return two;
  }
}
