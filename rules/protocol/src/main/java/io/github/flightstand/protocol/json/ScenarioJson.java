package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.mission.Scenario;

/** The JSON form of a mission: its name, or the mission written out. */
public sealed interface ScenarioJson permits NamedScenario, WrittenScenario {

  /** Returns the mission. */
  Mission mission();

  /** Returns the JSON form of a mission: its name if it comes with the library. */
  static ScenarioJson of(Mission mission) {
    return ReadyMissions.named(mission.name()).filter(mission::equals).isPresent()
        ? new NamedScenario(mission.name())
        : new WrittenScenario(WrittenScenario.FORMAT, Scenario.of(mission));
  }
}
