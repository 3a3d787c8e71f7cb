package io.github.flightstand.referee;

import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.RuleSet;
import java.util.Map;

/**
 * A writer of the lines of game logs, each without its end, as {@link GameLogReader} reads them,
 * such as {@code {"remove":"red"}}.
 */
public final class GameLogWriter {

  /** Returns the first line. */
  public String header(RuleSet rules, PlayArea playArea, ClaimTolerance tolerance) {
    return header(rules, playArea, tolerance, Map.of());
  }

  /** Returns the first line of a game whose players' ships have these colors, by player. */
  public String header(
      RuleSet rules, PlayArea playArea, ClaimTolerance tolerance, Map<String, Color> colors) {
    return LogLines.CODEC.write(LogHeader.HeaderLine.of(rules, playArea, tolerance, colors));
  }

  /** Returns a line after the first. */
  public String line(LogEvent.Written event) {
    return LogLines.CODEC.write(event);
  }
}
