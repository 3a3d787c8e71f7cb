package io.github.flightstand.referee;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.FrameJson;
import io.github.flightstand.protocol.json.NamedRules;
import io.github.flightstand.protocol.json.OwnParts;
import io.github.flightstand.protocol.json.PartsJson;
import io.github.flightstand.protocol.json.PlayAreaJson;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.json.PoseErrorJson;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.json.UncertaintyJson;
import io.github.flightstand.protocol.log.ClaimLog;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.confidence.Uncertainty;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The first line of a game log, which applies to the whole game.
 *
 * @param frame the frame in which the log is written; poses that are read are on the table
 * @param zones the set-up zones by player, on the table; empty if set-up is not judged
 * @param colors the colors of players' ships in pictures and pages, by player
 * @param dials the maneuvers on ships' dials, by ship; the dials of other ships are not known
 * @param parts the parts of another game, as JSON; ships may stand on its bases
 * @param uncertainty the errors with which ships were set down; verdicts have no confidence if
 *     empty
 */
public record LogHeader(
    Rules rules,
    PlayArea playArea,
    ClaimTolerance claimTolerance,
    CoordinateFrame frame,
    Optional<Map<String, SimplePolygon>> zones,
    Map<String, Color> colors,
    Map<String, List<Maneuver>> dials,
    Optional<String> parts,
    Optional<Uncertainty> uncertainty) {

  static final Codec CODEC = new Codec();

  /**
   * Copies the maps.
   *
   * @throws FaultException if a part is impossible
   */
  public LogHeader {
    read(parts);
    zones = zones.map(LogHeader::sorted);
    colors = sorted(colors);
    dials = sorted(dials);
  }

  /** Returns the bases of another game, by name, on which ships may stand. */
  public Map<String, Base> bases() {
    return read(parts).bases();
  }

  private static OwnParts read(Optional<String> parts) {
    return OwnParts.of(parts.map(text -> CODEC.read(PartsJson.class, text)));
  }

  /** Copies a map; not by Map.copyOf, which takes quadratic time if names collide. */
  private static <V> Map<String, V> sorted(Map<String, V> map) {
    return Collections.unmodifiableMap(new TreeMap<>(map));
  }

  /**
   * Returns the header of a log about a table, from members as in a header's line.
   *
   * @throws FaultException if a part is impossible
   */
  static LogHeader about(
      TableJson table,
      Optional<RulesJson> rules,
      Optional<PoseErrorJson> claimTolerance,
      Optional<FrameJson> frame,
      Optional<Map<String, List<Maneuver>>> dials,
      Optional<PartsJson> parts) {
    return new HeaderLine(
            ClaimLog.FORMAT,
            rules,
            PlayAreaJson.of(table.area()),
            claimTolerance,
            frame,
            Optional.empty(),
            Optional.empty(),
            table.colors(),
            dials,
            parts)
        .header();
  }

  public LogHeader(Rules rules, PlayArea playArea, ClaimTolerance claimTolerance) {
    this(
        rules,
        playArea,
        claimTolerance,
        CoordinateFrame.TABLE,
        Optional.empty(),
        Map.of(),
        Map.of(),
        Optional.empty(),
        Optional.empty());
  }

  /**
   * The first line of a game log.
   *
   * @param log the format
   * @param rules the rules in force; reference-2015 if absent
   * @param claimTolerance the tolerance for claims; 2 mm and 2 degrees if absent
   * @param frame the frame of all places in the log and in the referee's answers; the table's own
   *     if absent
   * @param uncertainty the errors with which ships were set down; verdicts then have their
   *     confidence
   * @param zones the set-up zones by player, their corners in order; set-up is judged if they are
   *     present
   * @param colors the colors of players' ships in pictures and pages, by player
   * @param dials the maneuvers on ships' dials, by ship; for a ship without one every maneuver may
   *     explain where it has moved
   * @param parts the parts of another game; ships may stand on its bases, and their moves are not
   *     judged
   */
  record HeaderLine(
      @SchemaMembers("{\"const\": \"" + ClaimLog.FORMAT + "\"}") String log,
      Optional<RulesJson> rules,
      PlayAreaJson playArea,
      Optional<PoseErrorJson> claimTolerance,
      Optional<FrameJson> frame,
      Optional<UncertaintyJson> uncertainty,
      Optional<Map<String, List<PointJson>>> zones,
      Optional<Map<String, Color>> colors,
      Optional<Map<String, List<Maneuver>>> dials,
      Optional<PartsJson> parts) {

    static HeaderLine of(
        RuleSet rules, PlayArea playArea, ClaimTolerance tolerance, Map<String, Color> colors) {
      return new HeaderLine(
          ClaimLog.FORMAT,
          Optional.of(new NamedRules(rules)),
          PlayAreaJson.of(playArea),
          Optional.of(new PoseErrorJson(tolerance.position(), tolerance.heading())),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of(colors).filter(named -> !named.isEmpty()).map(TreeMap::new),
          Optional.empty(),
          Optional.empty());
    }

    LogHeader header() {
      if (!log.equals(ClaimLog.FORMAT)) {
        throw FaultException.unexpected(
            Pointer.of("/log"), Excerpt.quoted(log), "one of " + ClaimLog.FORMAT);
      }
      PlayArea area = playArea.area();
      CoordinateFrame coordinates =
          frame.map(named -> named.frame(area)).orElse(CoordinateFrame.TABLE);
      return new LogHeader(
          rules.map(RulesJson::rules).orElseGet(Rules::standard),
          area,
          claimTolerance
              .map(error -> new ClaimTolerance(error.position(), error.heading()))
              .orElse(ClaimTolerance.STANDARD),
          coordinates,
          zones.map(byPlayer -> zones(byPlayer, coordinates)),
          colors.orElse(Map.of()),
          dials.orElse(Map.of()),
          parts.map(CODEC::write),
          uncertainty.map(
              strays ->
                  FaultException.within(Pointer.of("/uncertainty"), () -> strays.on(coordinates))));
    }

    private static Map<String, SimplePolygon> zones(
        Map<String, List<PointJson>> byPlayer, CoordinateFrame frame) {
      Map<String, SimplePolygon> zones = new HashMap<>();
      byPlayer.forEach(
          (player, corners) -> {
            try {
              zones.put(player, PointJson.outline(corners, frame));
            } catch (FaultException fault) {
              throw fault.under(Pointer.of("/zones").append(player));
            }
          });
      return zones;
    }
  }
}
