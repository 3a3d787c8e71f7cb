package io.github.flightstand.tools;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonCodec;
import io.github.flightstand.protocol.json.ReadyMissions;
import io.github.flightstand.protocol.json.WrittenScenario;
import io.github.flightstand.rules.Mission;
import java.util.List;
import java.util.Optional;

/**
 * The 11 scenarios of the book of epic battles, which come with the library, and missions from
 * files in the format {@code flightstand-mission/1} (003, headings on the scenarios).
 *
 * <pre>{@code
 * Missions.names()                                  // [epic-escalation, fog-of-war, ...]
 * setup.toBuilder().mission(Missions.named("salvo").orElseThrow()).build()
 * Missions.read(Files.readString(file))
 * }</pre>
 */
public final class Missions {

  private Missions() {}

  public static List<String> names() {
    return ReadyMissions.names();
  }

  public static Optional<Mission> named(String name) {
    return ReadyMissions.named(name);
  }

  /**
   * Reads a mission from the text of its file.
   *
   * @throws IllegalArgumentException if the text is not a mission; the message says why, and where
   */
  public static Mission read(String text) {
    try {
      return JsonCodec.found().read(WrittenScenario.class, text).mission();
    } catch (FaultException fault) {
      // A member that does not belong there may be called anything.
      String at = fault.at().map(place -> " (at " + place + ")").orElse("");
      throw new IllegalArgumentException(fault.getMessage() + at.replaceAll("\\p{C}", "?"), fault);
    }
  }
}
