package io.github.flightstand.movement.path;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import java.util.List;

/**
 * The result of a move along a path.
 *
 * @param outcome completed, or overlapped and stopped before the end
 * @param finalPose the base's pose after the move
 * @param nominal its pose if nothing were in its way
 * @param rail the place on the center line of the base's point on its edge of the end, in
 *     millimeters from the template's start; negative before it
 * @param length the center line's length, in millimeters
 * @param stops the ends of pieces at which a base with {@code LAST_JOINT} may stop, from the
 *     template's start on; empty for other moves
 * @param overlapped the ids of the pieces in its way that the base overlaps at the nominal pose,
 *     sorted
 * @param touching the ids of the pieces that stopped it and are in contact with it, sorted
 * @param obstacles the obstacles that the used template or the base at its end meets, in the order
 *     in which they are handled
 * @param mines the ids of the mines under the used template or the base at its end, sorted
 * @param fled whether a part of the base is outside the play area
 */
public record PathResolution(
    Outcome outcome,
    Pose finalPose,
    Pose nominal,
    double rail,
    double length,
    List<Stop> stops,
    List<String> overlapped,
    List<String> touching,
    List<ObstacleMet> obstacles,
    List<String> mines,
    boolean fled) {

  /** Copies the lists. */
  public PathResolution {
    stops = List.copyOf(stops);
    overlapped = List.copyOf(overlapped);
    touching = List.copyOf(touching);
    obstacles = List.copyOf(obstacles);
    mines = List.copyOf(mines);
  }

  /**
   * An end of a piece of a path.
   *
   * @param at how far along the center line it is, in millimeters
   * @param pose the base's pose there, turned as the next piece begins
   * @param overlapped the ids of the pieces in its way that the base overlaps there, sorted
   */
  public record Stop(double at, Pose pose, List<String> overlapped) {

    /** Copies the list. */
    public Stop {
      overlapped = List.copyOf(overlapped);
    }
  }
}
