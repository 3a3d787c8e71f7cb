package io.github.flightstand.rules.referee.report;

import io.github.flightstand.rules.referee.Ruling;
import io.github.flightstand.rules.referee.Summary;
import java.io.IOException;

/** A report of what the referee found. */
public interface Report {

  /**
   * Takes the next ruling, in the order of the log.
   *
   * @throws IOException if its output is closed
   */
  void add(Ruling ruling) throws IOException;

  /**
   * Takes the summary, after all rulings.
   *
   * @throws IOException if its output is closed
   */
  void finish(Summary summary) throws IOException;
}
