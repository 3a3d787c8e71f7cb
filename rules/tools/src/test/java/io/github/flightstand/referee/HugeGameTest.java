package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.activate;
import static io.github.flightstand.referee.Logs.bumped;
import static io.github.flightstand.referee.Logs.place;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.report.ReportLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Two rounds of an epic game, from set-up to the last line that the referee prints.
 *
 * <p>A corvette and a transport fly at each other past the wreck of a corvette, which is an
 * obstacle. All places are worked out by hand and recorded to a tenth of a millimetre.
 */
class HugeGameTest {

  private static final String HEADER =
      "{\"log\":\"flightstand/1\",\"playArea\":{\"width\":1828.8,\"height\":914.4},"
          + "\"claimTolerance\":{\"position\":0.5,\"heading\":0.5}}";

  private static List<String> game() {
    return new ArrayList<>(
        List.of(
            HEADER,
            place("wreck", "huge-corvette", 900, 700, 0)
                .replace("\"pose\"", "\"standsIn\":true,\"pose\""),
            place("raider", "huge-corvette", 500, 400, 0),
            place("gozanti", "huge-transport", 924.96, 418.91, 210),
            place("red", "small", 800, 560, 90),
            place("blue-1", "small", 640, 380, 90),
            place("blue-2", "large", 1000, 260, 180),
            "{\"obstacle\":{\"id\":\"rock\",\"kind\":\"asteroid\","
                + "\"outline\":[[640,420],[680,420],[660,460]]}}",
            // Into the wreck, whose side is at y = 660: 660 − 21.75, or 78.25 farther, which is
            // 38.25
            // along the template.
            bumped(activate("red", "3FW", 800, 638.2, 90)),
            activate("blue-1", "0OR", 640, 380, 90),
            activate("blue-2", "2FW", 840, 260, 180),
            // Over blue-1 and the rock: its fore section ends up from x = 620 to 732.4.
            activate("raider", "3FW", 620, 400, 0),
            "{\"remove\":\"blue-1\"}",
            "{\"remove\":\"rock\"}",
            // The notch is 17.5 ahead of the centre and 40 to the right, at (889.8, 444.8); the
            // corner ends 47.3 farther and 4.8 to the left, so the centre 29.8 ahead and 44.8 to
            // the left of the notch.
            activate("gozanti", "1NW", 860, 400, 180),
            activate("red", "0OR", 800, 638.2, 90),
            activate("blue-2", "1FW", 720, 260, 180),
            // Nose to nose: of 80 mm only 860 − 620 − 213.4 = 26.6 are free, 33.25 %.
            bumped(activate("raider", "2FW", 646.6, 400, 0)),
            activate("gozanti", "0OW", 860, 400, 180)));
  }

  private static List<JsonNode> judged(List<String> game) {
    Codec codec = new Codec();
    List<String> told = new ArrayList<>();
    try {
      Summary summary =
          new Referee()
              .judge(
                  Logs.read(game.toArray(new String[0])),
                  ruling -> {
                    if (!Logs.isSetUp(ruling)) {
                      told.add(codec.write(ReportLine.of(Optional.empty(), ruling)));
                    }
                  });
      told.add(codec.write(new ReportLine.OnGame(summary)));
    } catch (UnreadableLogException wrong) {
      throw new AssertionError(wrong);
    }
    return told.stream().map(HugeGameTest::tree).toList();
  }

  private static JsonNode tree(String line) {
    try {
      return new ObjectMapper().readTree(line);
    } catch (JsonProcessingException wrong) {
      throw new AssertionError(wrong);
    }
  }

  private static List<String> messages(List<JsonNode> lines) {
    return lines.stream()
        .filter(line -> line.has("message"))
        .map(line -> line.get("verdict").asText() + ": " + line.get("message").asText())
        .toList();
  }

  @Test
  void anHonestRecordIsLegalThroughout() {
    List<JsonNode> lines = judged(game());
    assertEquals(
        List.of(
            "legal: red stopped 38.3 mm along the straight, touching wreck",
            "legal: blue-1 stayed where it was",
            "legal: blue-2 completed its 2 straight",
            "legal: raider completed its 3 straight, ramming blue-1, removing rock",
            "legal: gozanti completed its 1 bank right",
            "legal: red stayed where it was",
            "legal: blue-2 completed its 1 straight",
            "legal: raider stopped 33.3 % of the way through the straight, touching gozanti",
            "legal: gozanti stayed where it was"),
        messages(lines));
    assertEquals(
        "{\"steps\":16,\"legal\":9,\"illegal\":0,\"tooClose\":0,\"unverified\":7}",
        lines.get(9).get("summary").toString());
  }

  @Test
  void itIsToldWhatFollowsForHugeShips() {
    List<JsonNode> lines = judged(game());
    JsonNode red = lines.get(0).get("expected");
    assertFalse(red.has("progress"));
    assertEquals(
        "[{\"kind\":\"attack-die\",\"count\":1,\"ship\":\"red\",\"section\":null}]",
        red.get("owed").toString());
    assertFalse(lines.get(1).get("expected").has("owed"));
    JsonNode ram = lines.get(3).get("expected");
    assertEquals("[\"blue-1\"] [\"rock\"]", ram.get("rammed") + " " + ram.get("removed"));
    assertEquals(
        "[{\"kind\":\"attack-die\",\"count\":1,\"ship\":\"raider\",\"section\":\"fore\"},"
            + "{\"kind\":\"card\",\"count\":1,\"ship\":\"raider\",\"section\":\"fore\"}]",
        ram.get("owed").toString());
    JsonNode bump = lines.get(7).get("expected");
    assertTrue(bump.get("rail").isNull());
    assertEquals(26.6 / 80, bump.get("progress").asDouble(), 1e-7);
    assertEquals(
        "[{\"kind\":\"card\",\"count\":1,\"ship\":\"raider\",\"section\":\"fore\"},"
            + "{\"kind\":\"card\",\"count\":1,\"ship\":\"gozanti\",\"section\":null}]",
        bump.get("owed").toString());
    assertTrue(lines.get(8).at("/expected/progress").isNull());
    assertTrue(lines.get(8).get("expected").has("progress"));
  }

  /** Each takes the place of an honest line: what the referee says of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // Stops before the small ship, as a large ship would.
        "11 | 'activate':'raider','maneuver':'3FW','final':{'x':505,'y':400,'heading':0},"
            + "'bumped':true | overlap | raider should have completed its 3 straight, ramming"
            + " blue-1, removing rock, touching no huge ship: gozanti is 86.59 mm away at the"
            + " maneuver's end; recorded 115.0 mm behind that, as bumped",
        // Passes through the transport.
        "17 | 'activate':'raider','maneuver':'2FW','final':{'x':700,'y':400,'heading':0}"
            + " | backing-up | raider should have stopped 33.3 % of the way through the straight,"
            + " touching gozanti; recorded 53.4 mm ahead of that, as not bumped",
        "18 | 'activate':'gozanti','maneuver':'1YW','final':{'x':860,'y':400,'heading':90}"
            + " | huge-ship | gozanti cannot have made its 1YW: a huge ship's maneuver is a"
            + " straight, a bank or stationary (F, B, N or O), found 1YW, a turn right",
        "18 | 'boost':'gozanti','direction':'left','final':{'x':860,'y':400,'heading':180}"
            + " | huge-ship | gozanti cannot have made its boost: 'gozanti' is huge, and no huge"
            + " ship barrel rolls, boosts or decloaks",
        "18 | 'activate':'wreck','maneuver':'0OW','final':{'x':900,'y':700,'heading':0}"
            + " | huge-ship | wreck cannot have made its 0OW: 'wreck' stands in as an obstacle and"
            + " never moves",
      })
  void aDoctoredRecordIsNot(int place, String line, String rule, String message) {
    List<String> game = game();
    game.set(place, "{" + line.replace('\'', '"') + "}");
    JsonNode ruling =
        judged(game).stream()
            .filter(verdict -> verdict.path("line").asInt() == place + 1)
            .findFirst()
            .orElseThrow();
    assertEquals("illegal: " + message, messages(List.of(ruling)).get(0));
    assertEquals(rule, ruling.get("rule").asText());
  }

  @Test
  void aRammedShipThatWasNotRemovedStaysInTheRecord() {
    List<String> game = game();
    game.remove("{\"remove\":\"blue-1\"}");
    assertEquals(
        "legal: raider stopped 33.3 % of the way through the straight, touching gozanti, ramming"
            + " blue-1",
        messages(judged(game)).get(7));
  }
}
