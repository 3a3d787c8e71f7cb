package io.github.flightstand.tools.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.protocol.json.ObstacleJson;
import io.github.flightstand.protocol.json.PoseJson;
import io.github.flightstand.protocol.json.ShipJson;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.tools.codec.Codec;
import java.util.Optional;

/**
 * Writes the lines of game logs, each without its end, as {@link GameLogReader} reads them.
 *
 * <pre>{@code
 * new GameLogWriter().remove("red")    // {"remove":"red"}
 * }</pre>
 */
public final class GameLogWriter {

  private final Codec codec = new Codec();

  /** Creates a writer. */
  public GameLogWriter() {}

  /** Returns the first line. */
  public String header(RuleSet rules, PlayArea playArea, ClaimTolerance tolerance) {
    return codec.write(LogLine.Header.of(rules, playArea, tolerance));
  }

  /** Returns the line that sets down a player's ship. */
  public String place(Ship ship, String player) {
    return codec.write(
        new LogLine.Place(
            new ShipJson(
                ship.id(),
                ship.base().size(),
                Optional.of(player),
                PoseJson.of(ship.pose()),
                Optional.empty(),
                ship.standsIn())));
  }

  /** Returns the line that sets down an obstacle. */
  public String place(Obstacle obstacle) {
    return codec.write(new LogLine.PlaceObstacle(ObstacleJson.of(obstacle)));
  }

  /** Returns the line that claims a maneuver. */
  public String activate(String ship, Maneuver maneuver, Pose finalPose, boolean bumped) {
    return codec.write(new LogLine.Activate(ship, maneuver, PoseJson.of(finalPose), bumped));
  }

  /** Returns the line that takes a piece off the table. */
  public String remove(String id) {
    return codec.write(new LogLine.Remove(id));
  }
}
