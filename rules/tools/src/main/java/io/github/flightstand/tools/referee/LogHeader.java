package io.github.flightstand.tools.referee;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.rules.Rules;
import java.util.Map;
import java.util.Optional;

/**
 * The first line of a game log: what holds for the whole game.
 *
 * @param rules the rules in force
 * @param playArea the play area
 * @param claimTolerance how far a claim may be off
 * @param frame the frame in which the log is written; what is read from it is on the table
 * @param zones where whose ships are set up, by player, on the table; empty if set-up is not judged
 */
public record LogHeader(
    Rules rules,
    PlayArea playArea,
    ClaimTolerance claimTolerance,
    CoordinateFrame frame,
    Optional<Map<String, SimplePolygon>> zones) {

  /** Copies the map. */
  public LogHeader {
    zones = zones.map(Map::copyOf);
  }

  /** Creates the header of a log in the table's own frame whose set-up is not judged. */
  public LogHeader(Rules rules, PlayArea playArea, ClaimTolerance claimTolerance) {
    this(rules, playArea, claimTolerance, CoordinateFrame.TABLE, Optional.empty());
  }
}
