package io.github.flightstand.movement.path;

import io.github.flightstand.movement.parts.PathTemplate;
import io.github.flightstand.movement.table.ObstacleKind;
import java.util.Objects;
import java.util.Set;

/**
 * A move along a path, from an edge of the base at the start to an edge of it at the end.
 *
 * <p>The path leaves the base straight out of the first edge. At its end it leads straight into the
 * base over the other edge. A base whose path leaves and ends at the same edge keeps facing along
 * the path, as beside a tool that lies along its side.
 *
 * <pre>{@code
 * new PathMove(hook, new EdgePoint("front", 0), new EdgePoint("rear", 0), OnOverlap.BACK_UP, Set.of())
 * }</pre>
 *
 * @param template the template
 * @param from the edge at which the template lies before the move
 * @param to the edge at which it lies after the move
 * @param onOverlap the reaction to an overlap at the end
 * @param blocks the kinds of obstacle that are in the way as ships are
 */
public record PathMove(
    PathTemplate template,
    EdgePoint from,
    EdgePoint to,
    OnOverlap onOverlap,
    Set<ObstacleKind> blocks) {

  /**
   * A point on an edge of a base.
   *
   * @param edge the edge's name
   * @param at millimeters to the left of the edge's middle, seen along the path
   */
  public record EdgePoint(String edge, double at) {

    /**
     * Checks the place.
     *
     * @throws IllegalArgumentException if it is not a finite number
     */
    public EdgePoint {
      Objects.requireNonNull(edge, "a point on an edge has the edge's name");
      if (!Double.isFinite(at)) {
        throw new IllegalArgumentException("a point on an edge is a finite number, found " + at);
      }
    }
  }

  /** The reaction of a base that would overlap another piece at the end of its path. */
  public enum OnOverlap {
    /** It goes back along the path to the last place at which it is free. */
    BACK_UP,
    /** It stops where it first would overlap a piece, or overlap it by more than at the start. */
    FIRST_CONTACT,
    /** It stops at the last end of a piece of the path at which it is free. */
    LAST_JOINT,
    /** It stays where it was. */
    STAY
  }

  /** Checks that nothing is null. */
  public PathMove {
    Objects.requireNonNull(template, "a path has a template");
    Objects.requireNonNull(from, "a path has an edge at its start");
    Objects.requireNonNull(to, "a path has an edge at its end");
    Objects.requireNonNull(onOverlap, "a path says what happens on an overlap");
    blocks = Set.copyOf(blocks);
  }
}
