package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.JsonCodec;
import io.github.flightstand.protocol.format.Resource;
import io.github.flightstand.rules.Mission;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The missions that come with the library: the scenarios of the book of epic battles (003, headings
 * on the scenarios; 003-066 to -124).
 *
 * <pre>{@code
 * ReadyMissions.names()                 // [epic-escalation, fog-of-war, ...]
 * ReadyMissions.named("fog-of-war")     // the mission
 * }</pre>
 */
public final class ReadyMissions {

  private static final List<String> NAMES =
      List.of(
          "epic-escalation",
          "fog-of-war",
          "flying-aces",
          "atmospheric-entry",
          "sudden-combat",
          "vital-cargo",
          "evacuation",
          "information",
          "salvo",
          "all-units",
          "fortified-position");

  /** The missions, read once. */
  private static final class Read {

    private static final Map<String, Mission> MISSIONS = missions();

    private static Map<String, Mission> missions() {
      JsonCodec codec = JsonCodec.found();
      Map<String, Mission> missions = new LinkedHashMap<>();
      for (String name : NAMES) {
        missions.put(name, codec.read(WrittenScenario.class, file(name)).mission());
      }
      return missions;
    }
  }

  /** Returns the names. */
  public static List<String> names() {
    return NAMES;
  }

  /** Returns the mission of a name, or empty if there is none. */
  public static Optional<Mission> named(String name) {
    return Optional.ofNullable(Read.MISSIONS.get(name));
  }

  /** Returns the text of a mission's file; the name must be one of {@link #names()}. */
  public static String file(String name) {
    return Resource.text(ReadyMissions.class.getResourceAsStream("missions/" + name + ".json"));
  }
}
