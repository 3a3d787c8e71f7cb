package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.NearestName;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.engine.mission.MissionFaultException;
import io.github.flightstand.rules.engine.mission.MissionNames;
import io.github.flightstand.rules.mission.Scenario;

/**
 * A mission written out, as in its file.
 *
 * @param format the format's name and version
 * @param mission the mission
 */
public record WrittenScenario(String format, Scenario mission) implements ScenarioJson {

  /** The format's name and version. */
  public static final String FORMAT = "flightstand-mission/1";

  /**
   * Checks the format, and the names that the mission uses.
   *
   * @throws FaultException if the format is another, or the mission uses a name that does not
   *     exist; the fault's place is within this record
   */
  public WrittenScenario {
    if (!format.equals(FORMAT)) {
      throw FaultException.unexpected(
          Pointer.of("/format"), Excerpt.quoted(format), "'" + FORMAT + "'");
    }
    try {
      MissionNames.check(mission);
    } catch (MissionFaultException fault) {
      throw FaultException.unexpected(
          Pointer.of("/mission" + fault.at()), found(fault), fault.expected());
    }
  }

  private static String found(MissionFaultException fault) {
    return fault.names().isEmpty()
        ? fault.found()
        : Excerpt.quoted(fault.found()) + NearestName.meant(fault.found(), fault.names());
  }
}
