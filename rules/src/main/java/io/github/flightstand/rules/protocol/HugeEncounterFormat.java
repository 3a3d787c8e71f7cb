package io.github.flightstand.rules.protocol;

import io.github.flightstand.movement.maneuver.DamageOwed;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;

/**
 * Writes what comes of a maneuver in which a huge ship moves or is bumped.
 *
 * <pre>
 * "progress":1.0,"rammed":["blue-1"],"removed":[],
 * "owed":[{"kind":"attack-die","count":1,"ship":"raider","section":"fore"}]
 * </pre>
 */
public final class HugeEncounterFormat {

  private HugeEncounterFormat() {}

  /**
   * Writes the members into the object that is being written.
   *
   * @param hugeMover whether the ship that moved is huge: only then there is {@code progress}, null
   *     for one that is stationary
   */
  public static void write(JsonWriter out, HugeEncounter encounter, boolean hugeMover) {
    if (hugeMover) {
      out.name("progress");
      encounter.progress().ifPresentOrElse(out::number, out::nothing);
    }
    writeIds(out.name("rammed"), encounter.rammed());
    writeIds(out.name("removed"), encounter.removed());
    out.name("owed").startArray();
    for (DamageOwed owed : encounter.owed()) {
      out.startObject().name("kind").text(owed.kind().word()).name("count").number(owed.count());
      out.name("ship").text(owed.ship()).name("section");
      owed.section().map(SectionName::word).ifPresentOrElse(out::text, out::nothing);
      out.endObject();
    }
    out.endArray();
  }

  private static void writeIds(JsonWriter out, List<String> ids) {
    out.startArray();
    ids.forEach(out::text);
    out.endArray();
  }
}
