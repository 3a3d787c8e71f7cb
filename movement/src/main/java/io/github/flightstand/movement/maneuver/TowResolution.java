package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.TableEdge;
import java.util.List;

/**
 * The result of a maneuver with a ship in tow.
 *
 * @param pair the result for both ships as one body. Its poses are those of the towing ship. Ships
 *     and obstacles count if either base overlaps them. Only the towing ship can have fled
 * @param margins the distance of either base to the other ships, and of the towing ship to the edge
 * @param tow the towed ship's pose after the move
 * @param towNominal the towed ship's pose if there were no other ship
 * @param towEdge how far inside the play area the towed base is, in millimeters; it may be negative
 * @param over the edges of the play area that the towing ship's base sticks out over. If its own
 *     edge is among them, it is home with its tow. Otherwise it is destroyed
 */
public record TowResolution(
    Resolution pair,
    Margins margins,
    Pose tow,
    Pose towNominal,
    double towEdge,
    List<TableEdge> over) {

  /** Copies the list. */
  public TowResolution {
    over = List.copyOf(over);
  }

  /** Tests whether the pair has reached an edge, which is that of the player who tows. */
  public boolean home(TableEdge own) {
    return over.contains(own);
  }
}
