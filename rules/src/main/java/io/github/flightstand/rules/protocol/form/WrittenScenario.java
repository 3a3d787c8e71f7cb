package io.github.flightstand.rules.protocol.form;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import io.github.flightstand.rules.mission.Mission;

/**
 * A mission written out, as in its file.
 *
 * @param format the format's name and version
 * @param mission the mission
 */
@JsonClassDescription("A mission written out.")
public record WrittenScenario(String format, Mission mission) implements ScenarioJson {

  /** The format's name and version. */
  public static final String FORMAT = "flightstand-mission/1";

  /**
   * Checks the format.
   *
   * @throws IllegalArgumentException if it is another
   */
  public WrittenScenario {
    if (!format.equals(FORMAT)) {
      throw new IllegalArgumentException("'format' is '" + format + "', expected '" + FORMAT + "'");
    }
  }
}
