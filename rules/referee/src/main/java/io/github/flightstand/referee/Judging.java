package io.github.flightstand.referee;

import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.referee.Judge.Finding;
import java.util.List;
import java.util.Optional;

/**
 * A log that is being judged: its next lines in, findings out. Not safe for use by several threads
 * at once.
 */
public interface Judging {

  /** Returns the header of a log of claims; empty for a whole game's log. */
  Optional<LogHeader> header();

  /**
   * Returns the findings about the next lines. For a whole game they are based on all lines up to
   * these. The first ones begin with the finding about the header.
   */
  List<Finding> next(List<Line> lines);

  /** Returns this log as it was judged up to now, which can go on in another way. */
  Judging copy();
}
