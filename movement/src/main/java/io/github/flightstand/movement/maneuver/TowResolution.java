package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.TableEdge;
import java.util.List;

/**
 * What came of a maneuver with a ship in tow.
 *
 * @param pair what came of the maneuver for both as one body: the poses are those of the ship that
 *     tows, ships and obstacles count that either base overlaps, and whether it has fled goes by
 *     the ship that tows alone
 * @param margins how close it was: either base to the other ships, the one that tows to the edge
 * @param tow where the towed ship stands now
 * @param towNominal where it would stand if there were no other ship
 * @param towEdge how far inside the play area the towed base is, in millimetres; negative outside,
 *     which it may be
 * @param over the edges of the play area over which the base of the ship that tows sticks out: if
 *     its own is among them it is home with its tow, else it is destroyed
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

  /** Tells whether the pair has reached an edge, that of the player who tows. */
  public boolean home(TableEdge own) {
    return over.contains(own);
  }
}
