package io.github.flightstand.movement.formation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Margins;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import java.util.List;

/**
 * A wingmate's place in formation, and whether the wingmate can be set down there.
 *
 * @param ship the wingmate's id
 * @param place the place in the formation
 * @param pose the place on the table
 * @param free whether the ship can be set down there: it overlaps no ship and is on the play area
 * @param overlapped the ids of the ships that it would overlap there, sorted
 * @param obstacles the obstacles under the base there, in the order of handling; empty if not free
 * @param mines the ids of the mines that the base sets off there, sorted; empty if not free
 * @param margins the distances to the ships that are not lifted, and to the edge
 */
public record PlaceInFormation(
    String ship,
    WingPlace place,
    Pose pose,
    boolean free,
    List<String> overlapped,
    List<ObstacleMet> obstacles,
    List<String> mines,
    Margins margins) {

  /** Copies the lists. */
  public PlaceInFormation {
    overlapped = List.copyOf(overlapped);
    obstacles = List.copyOf(obstacles);
    mines = List.copyOf(mines);
  }
}
