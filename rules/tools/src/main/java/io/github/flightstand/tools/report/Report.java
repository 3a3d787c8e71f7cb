package io.github.flightstand.tools.report;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.referee.GameReferee.GameRuling;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Summary;
import java.io.IOException;
import java.util.Optional;

/** A report of the referee's findings, in the order of the logs. */
public interface Report {

  /**
   * Begins a log, to which the rulings up to the next beginning belong.
   *
   * @param log the log's name, if several logs are judged
   * @param frame the frame of the log, and of the poses in rulings
   */
  void begin(Optional<String> log, CoordinateFrame frame) throws IOException;

  void add(Ruling ruling) throws IOException;

  void add(GameRuling ruling) throws IOException;

  /** Ends the report with the summary of all logs. */
  void finish(Summary summary) throws IOException;
}
