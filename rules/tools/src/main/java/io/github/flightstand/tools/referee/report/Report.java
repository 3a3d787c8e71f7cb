package io.github.flightstand.tools.referee.report;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.tools.referee.GameReferee.GameRuling;
import io.github.flightstand.tools.referee.Ruling;
import io.github.flightstand.tools.referee.Summary;
import java.io.IOException;
import java.util.Optional;

/** A report of what the referee found, in the order of the logs. */
public interface Report {

  /**
   * Takes the beginning of a log: the rulings up to the next beginning are on it.
   *
   * @param log its name, if several logs are judged
   * @param frame the frame in which it is written, and the poses of rulings too
   */
  void begin(Optional<String> log, CoordinateFrame frame) throws IOException;

  void add(Ruling ruling) throws IOException;

  void add(GameRuling ruling) throws IOException;

  /** Takes the summary of all logs, after all rulings. */
  void finish(Summary summary) throws IOException;
}
