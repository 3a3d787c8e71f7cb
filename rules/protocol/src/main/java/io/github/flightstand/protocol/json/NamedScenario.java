package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.NearestName;
import io.github.flightstand.rules.Mission;

/**
 * A mission that comes with the library, by name.
 *
 * @param name the mission's name
 */
public record NamedScenario(String name) implements ScenarioJson {

  @Override
  public Mission mission() {
    return ReadyMissions.named(name).orElseThrow();
  }

  /** Reads the name of a mission that exists. */
  static NamedScenario read(JsonReader in) {
    String expected = "a mission or one of " + String.join(", ", ReadyMissions.names());
    String name = in.text(expected);
    if (!ReadyMissions.names().contains(name)) {
      throw FaultException.unexpected(
          in.at(), Excerpt.quoted(name) + NearestName.meant(name, ReadyMissions.names()), expected);
    }
    return new NamedScenario(name);
  }
}
