package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.mission.Scenario;

/** A mission as callers write it: by name, or written out. */
public sealed interface ScenarioJson permits NamedScenario, WrittenScenario {

  /** Returns the mission. */
  Mission mission();

  /** Returns a mission as a line writes it: by name if the library has it. */
  static ScenarioJson of(Mission mission) {
    return ReadyMissions.named(mission.name()).filter(mission::equals).isPresent()
        ? new NamedScenario(mission.name())
        : new WrittenScenario(WrittenScenario.FORMAT, Scenario.of(mission));
  }
}
