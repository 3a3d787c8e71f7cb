package io.github.flightstand.protocol.operation;

import static io.github.flightstand.tools.Asking.assertPose;
import static io.github.flightstand.tools.Asking.names;
import static io.github.flightstand.tools.Asking.ship;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.tools.Asking;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Huge ships in queries and answers, and what is refused of them.
 *
 * <p>Figures are worked out by hand. The raider is a corvette, 224.8 mm long, at (400, 300) and
 * looks up the table: its front edge is at y = 412.4 and its guides' tips at 414.15, and a straight
 * 3 takes it 120 mm up. A transport is 195 long.
 */
class HugeShipOperationsTest {

  private static final String RAIDER = ship("raider", "huge-corvette", 400, 300, 90);
  private static final List<String> HUGE_FIELDS = List.of("progress", "rammed", "removed", "owed");

  private final Asking asking = new Asking();

  private static String standingIn(String ship) {
    return ship.replace("\"pose\"", "\"standsIn\":true,\"pose\"");
  }

  private static String rock(String id, double left, double bottom, double right, double top) {
    return "{\"id\":\"%1$s\",\"kind\":\"debris\",\"outline\":[[%2$s,%3$s],[%4$s,%3$s],[%4$s,%5$s],[%2$s,%5$s]]}"
        .formatted(id, left, bottom, right, top);
  }

  private static String table(List<String> ships, String... rocks) {
    return "\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":[%s],\"obstacles\":[%s]}"
        .formatted(String.join(",", ships), String.join(",", rocks));
  }

  private static String maneuver(String table, String ship, String code) {
    return "{\"op\":\"maneuver\",%s,\"ship\":\"%s\",\"maneuver\":\"%s\"}"
        .formatted(table, ship, code);
  }

  @Nested
  class Maneuvers {

    private JsonNode flown(String code, List<String> others, String... rocks) {
      List<String> ships = new ArrayList<>(others);
      ships.add(RAIDER);
      return asking.result(maneuver(table(ships, rocks), "raider", code));
    }

    private JsonNode flownIn2019(String code, List<String> others) {
      List<String> ships = new ArrayList<>(others);
      ships.add(RAIDER);
      return asking.result(in2019(maneuver(table(ships), "raider", code)));
    }

    private static String in2019(String query) {
      return query.substring(0, query.length() - 1)
          + ",\"rules\":{\"base\":\"reference-2015\",\"hugeTemplate\":\"2019\"}}";
    }

    @Test
    void aStraightHasProgressInsteadOfARail() {
      JsonNode result = flown("3FW", List.of());
      assertEquals(
          List.of(
              "outcome",
              "final",
              "nominal",
              "rail",
              "length",
              "rotated",
              "overlapped",
              "touching",
              "obstacles",
              "progress",
              "rammed",
              "removed",
              "owed",
              "fled",
              "tokens",
              "margins"),
          names(result));
      assertPose(400, 420, 90, result.get("final"));
      assertTrue(result.get("rail").isNull() && result.get("length").isNull());
      assertEquals("1.0", result.get("progress").toString());
      for (String list : List.of("rammed", "removed", "owed", "overlapped", "touching")) {
        assertEquals("[]", result.get(list).toString());
      }
    }

    @Test
    void aBankOf2015TurnsByThirtyDegrees() {
      // From the notch at (440, 332.4) the corner ends 47.3 along the new heading and 4.8 to its
      // left, and the centre (47.3 − 32.4, 4.8 + 40) from the notch along it and to its left,
      // turned by −30 degrees from up.
      double c = Math.sqrt(3) / 2;
      JsonNode result = flown("1NR", List.of());
      assertPose(440 + 14.9 / 2 - 44.8 * c, 332.4 + 14.9 * c + 44.8 / 2, 60, result.get("final"));
      assertEquals(1, result.get("progress").asDouble());
    }

    @ParameterizedTest
    @ValueSource(strings = {"5FW", "3BW", "3NG"})
    void whatATemplateLacksIsRefused(String code) {
      String query = maneuver(table(List.of(RAIDER)), "raider", code);
      assertEquals(
          "'maneuver': the huge ships' template has straights of speed 1 to 4 and banks of speed 1"
              + " to 2, found "
              + code,
          asking.fault(query, "bad-value", "/maneuver"));
      assertTrue(asking.answer(in2019(query)).get("ok").asBoolean());
    }

    @Test
    void aBankTurnsAboutTheNotch() {
      // From the notch at (440, 332.4) the corner ends 33 along the new heading, and the centre
      // (33 − 32.4, 40) from the notch along it and to its left, turned by −45 degrees from up.
      JsonNode result = flownIn2019("1NR", List.of());
      double c = Math.sqrt(0.5);
      assertPose(440 + c * 0.6 - c * 40, 332.4 + c * 0.6 + c * 40, 45, result.get("final"));
      assertEquals(1, result.get("progress").asDouble());
    }

    @Test
    void aStationaryOneHasNone() {
      JsonNode result = flown("0OW", List.of(ship("red", "small", 400, 300, 0)));
      assertTrue(result.has("progress") && result.get("progress").isNull());
      assertTrue(result.get("rail").isNull());
      assertEquals("[] [] []", lists(result));
    }

    private String lists(JsonNode result) {
      return result.get("rammed") + " " + result.get("removed") + " " + result.get("owed");
    }

    @Test
    void smallAndLargeShipsAndRocksUnderItAreTakenAway() {
      // Both sections end on rocks: they meet at y = 420.
      JsonNode result =
          flown(
              "3FW",
              List.of(
                  ship("red", "large", 460, 480, 0),
                  ship("blue", "small", 400, 550, 90),
                  ship("gold", "small", 350, 270, 90)),
              rock("rock-2", 430, 500, 450, 510),
              rock("rock-1", 390, 330, 410, 340),
              rock("rock-3", 390, 200, 410, 300));
      assertEquals("completed", result.get("outcome").asText());
      assertPose(400, 420, 90, result.get("final"));
      assertEquals("[\"blue\",\"red\"]", result.get("rammed").toString());
      assertEquals("[\"rock-1\",\"rock-2\"]", result.get("removed").toString());
      assertEquals(
          "[{\"kind\":\"attack-die\",\"count\":3,\"ship\":\"raider\",\"section\":\"fore\"},"
              + "{\"kind\":\"card\",\"count\":1,\"ship\":\"raider\",\"section\":null}]",
          result.get("owed").toString());
      assertEquals(
          "{\"id\":\"rock-1\",\"template\":false,\"base\":true}",
          result.at("/obstacles/0").toString());
    }

    @Test
    void hugeShipsAreBackedUpFrom() {
      // Guide to guide at 400 + 112.4 + 97.5 + 3.5: 30 of 120 mm are free.
      JsonNode result = flown("3FW", List.of(ship("gozanti", "huge-transport", 400, 543.4, 270)));
      assertEquals("overlapped", result.get("outcome").asText());
      assertPose(400, 330, 90, result.get("final"));
      assertPose(400, 420, 90, result.get("nominal"));
      assertEquals(0.25, result.get("progress").asDouble(), 1e-7);
      assertEquals("[\"gozanti\"]", result.get("touching").toString());
      assertEquals(
          "[] [] [{\"kind\":\"card\",\"count\":1,\"ship\":\"raider\",\"section\":\"fore\"},"
              + "{\"kind\":\"card\",\"count\":1,\"ship\":\"gozanti\",\"section\":null}]",
          lists(result));
    }

    @Test
    void inABankTheAdvanceIsTheSecondHalf() {
      // The side of a transport that faces the same way as the raider does after the turn, 20 mm
      // ahead of its guides' tips: of the 33 mm of its advance 13 are given up.
      JsonNode free = flownIn2019("1NR", List.of());
      double c = Math.sqrt(0.5);
      double ahead = 112.4 + 1.75 + 40 - 13;
      JsonNode result =
          flownIn2019(
              "1NR",
              List.of(
                  ship(
                      "gozanti",
                      "huge-transport",
                      free.at("/final/x").asDouble() + c * ahead,
                      free.at("/final/y").asDouble() + c * ahead,
                      135)));
      assertEquals(0.5 + 0.5 * 20 / 33, result.get("progress").asDouble(), 1e-7);
      assertEquals(45, result.at("/final/heading").asDouble(), 1e-9);
    }

    @Test
    void aStandInTakesNoDamage() {
      JsonNode result =
          flown("3FW", List.of(standingIn(ship("wreck", "huge-corvette", 400, 558.3, 90))));
      assertEquals(0.25, result.get("progress").asDouble(), 1e-7);
      assertEquals(
          "[] [] [{\"kind\":\"card\",\"count\":1,\"ship\":\"raider\",\"section\":\"fore\"}]",
          lists(result));
    }

    @Test
    void whoeverBumpsIntoAHugeShipOwesADie() {
      String red = ship("red", "small", 400, 500, 270);
      JsonNode result = asking.result(maneuver(table(List.of(RAIDER, red)), "red", "3FW"));
      // Its guides' tips at 478.25 come down to 414.15: 64.1 mm, the rail 40 less.
      assertEquals(24.1, result.get("rail").asDouble(), 2e-6);
      assertFalse(result.has("progress"));
      assertEquals(
          "[] [] [{\"kind\":\"attack-die\",\"count\":1,\"ship\":\"red\",\"section\":null}]",
          lists(result));
    }

    @Test
    void withoutAHugeShipMovingOrBumpedNothingIsSaid() {
      String red = ship("red", "small", 400, 500, 270);
      String away = ship("red", "small", 400, 500, 90);
      String blue = ship("blue", "small", 400, 440, 90);
      List<JsonNode> results =
          List.of(
              asking.result(maneuver(table(List.of(RAIDER, away)), "red", "1KR")),
              asking.result(maneuver(table(List.of(red, blue)), "red", "1FW")),
              asking.result(maneuver(table(List.of(RAIDER, red, blue)), "red", "2FW")));
      assertEquals("[\"blue\"]", results.get(2).get("touching").toString());
      for (JsonNode result : results) {
        HUGE_FIELDS.forEach(field -> assertFalse(result.has(field), field));
      }
    }

    @Test
    void itIsSaidHowSureItIs() {
      String straying = ",\"uncertainty\":{\"position\":0.5,\"heading\":1}}";
      String red = ship("red", "small", 400, 550, 270);
      String query = maneuver(table(List.of(RAIDER, red)), "raider", "3FW");
      JsonNode confidence = asking.result(query.replaceFirst("}$", straying)).get("confidence");
      assertEquals(List.of("outcome", "fled", "rammed", "removed", "owed"), names(confidence));
      assertEquals(1, confidence.get("outcome").asDouble());
      assertEquals(1, confidence.get("rammed").asDouble());
      JsonNode small =
          asking
              .result(
                  query
                      .replace("\"ship\":\"raider\"", "\"ship\":\"red\"")
                      .replaceFirst("}$", straying))
              .get("confidence");
      // It backs up from the raider, 5 mm and more deep.
      assertEquals(List.of("outcome", "fled", "rammed", "removed", "owed"), names(small));
      assertEquals(1, small.get("owed").asDouble());
    }
  }

  @Nested
  class OtherFrames {

    @Test
    void vassalCountsPixelsFromTheTop() {
      // (400, 300) and (400, 420) in pixels of 1/2.825 mm from the upper left corner.
      String query =
          maneuver(
                  table(List.of(ship("raider", "huge-corvette", 1130, 1735.68, 0))),
                  "raider",
                  "3FW")
              .replaceFirst("}$", ",\"frame\":\"vassal\"}");
      JsonNode result = asking.result(query);
      assertPose(1130, 1396.68, 0, result.get("final"));
      assertEquals(1, result.get("progress").asDouble());
      assertEquals(420 - 112.4, result.at("/margins/edge").asDouble(), 1e-9);
    }

    @Test
    void ttsCountsUnitsFromTheMiddle() {
      // (400 − 457.2) · 0.03637 and (300 − 457.2) · 0.03637; 120 mm are 4.3644.
      String query =
          maneuver(
                  table(List.of(ship("raider", "huge-corvette", -2.080364, -5.717364, 0))),
                  "raider",
                  "3FW")
              .replaceFirst("}$", ",\"frame\":\"tts\"}");
      assertPose(-2.080364, -1.352964, 0, asking.result(query).get("final"));
    }
  }

  @Nested
  class Refused {

    @ParameterizedTest
    @CsvSource({
      "2TW, turn left",
      "1YW, turn right",
      "4KR, Koiogran turn",
      "2LR, Segnor's loop left",
      "3ER, Tallon roll left",
      "1SR, reverse straight",
      "1AR, reverse bank left"
    })
    void noHugeShipFliesAnythingElse(String code, String words) {
      assertEquals(
          "'maneuver': a huge ship's maneuver is a straight, a bank or stationary (F, B, N or O),"
              + " found "
              + code
              + ", a "
              + words,
          asking.fault(maneuver(table(List.of(RAIDER)), "raider", code), "bad-value", "/maneuver"));
    }

    @Test
    void noStandInMoves() {
      String table = table(List.of(standingIn(RAIDER)));
      for (String code : List.of("3FW", "0OW", "2TW")) {
        assertEquals(
            "'ship': 'raider' stands in as an obstacle and never moves",
            asking.fault(maneuver(table, "raider", code), "bad-value", "/ship"));
      }
    }

    @ParameterizedTest
    @CsvSource({
      "barrelRoll, left",
      "boost, straight",
      "boost, left",
      "decloak, forward",
      "decloak, right"
    })
    void noHugeShipMovesByAnAction(String op, String direction) {
      for (String raider : List.of(RAIDER, standingIn(RAIDER))) {
        String query =
            "{\"op\":\"%s\",%s,\"ship\":\"raider\",\"direction\":\"%s\"}"
                .formatted(op, table(List.of(raider)), direction);
        assertEquals(
            "'ship': 'raider' is huge, and no huge ship barrel rolls, boosts or decloaks",
            asking.fault(query, "bad-value", "/ship"));
      }
    }

    @Test
    void onlyHugeShipsStandIn() {
      String table = table(List.of(RAIDER, standingIn(ship("red", "large", 1, 2, 3))));
      assertEquals(
          "'standsIn' is true, expected false, since only a huge ship stands in as an obstacle",
          asking.fault(maneuver(table, "raider", "3FW"), "bad-value", "/table/ships/1/standsIn"));
      assertTrue(
          asking
              .answer(maneuver(table.replace(":true", ":false"), "raider", "3FW"))
              .get("ok")
              .asBoolean());
      asking.fault(
          maneuver(table.replace(":true", ":1"), "raider", "3FW"),
          "bad-value",
          "/table/ships/1/standsIn");
    }
  }

  @Nested
  class Measured {

    @Test
    void overlapsWithShipsRocksAndStandIns() {
      // Red is 5 mm into the right side, the wreck's left side is flush with the raider's.
      String query =
          "{\"op\":\"overlap\","
              + table(
                  List.of(
                      RAIDER,
                      ship("red", "small", 455, 350, 90),
                      standingIn(ship("wreck", "huge-corvette", 320, 300, 270))),
                  rock("rock", 437, 200, 500, 220))
              + "}";
      JsonNode pairs = asking.result(query).get("pairs");
      assertEquals(3, pairs.size());
      assertEquals("raider red overlap", words(pairs.get(0)));
      assertEquals(-5, pairs.at("/0/separation").asDouble(), 1e-9);
      assertEquals("raider rock overlap", words(pairs.get(1)));
      assertEquals(-3, pairs.at("/1/separation").asDouble(), 1e-9);
      assertEquals("raider wreck touching", words(pairs.get(2)));
    }

    private String words(JsonNode pair) {
      return pair.get("a").asText()
          + " "
          + pair.get("b").asText()
          + " "
          + pair.get("relation").asText();
    }

    @Test
    void rangeIsFromTheWholeBase() {
      // 650 − 20 − 412.4, without guides.
      String query =
          "{\"op\":\"range\","
              + table(List.of(RAIDER, ship("red", "small", 400, 650, 0)))
              + ",\"from\":\"raider\",\"to\":\"red\"}";
      JsonNode result = asking.result(query);
      assertEquals(217.6, result.get("distance").asDouble(), 1e-9);
      assertEquals(3, result.get("range").asInt());
    }

    @Test
    void bombsAreDroppedFromTheRearOfTheAftSection() {
      String query =
          "{\"op\":\"drop\"," + table(List.of(RAIDER)) + ",\"ship\":\"raider\",\"kind\":\"bomb\"}";
      // 40 behind the rear edge at 187.6 comes the token's guides' edge: its middle is 15.4 on.
      assertEquals(187.6 - 40 - 15.4, asking.result(query).at("/pose/y").asDouble(), 1e-9);
    }
  }

  @Nested
  class SetUp {

    private static final String STRIP = "[[0,0],[914.4,0],[914.4,100],[0,100]]";

    private String reasons(String ship, String rest) {
      return asking
          .result(
              "{\"op\":\"place\","
                  + table(List.of(), rock("rock", 600, 300, 640, 340))
                  + ",\"piece\":{\"ship\":"
                  + ship
                  + "}"
                  + rest
                  + "}")
          .get("reasons")
          .toString();
    }

    @Test
    void aHugeShipMayStickOutOfAZoneThatItFills() {
      String zone = ",\"zone\":" + STRIP;
      assertEquals("[]", reasons(ship("raider", "huge-corvette", 300, 112.4, 90), zone));
      // More than a millimetre off the edge it fills it no more.
      String off = reasons(ship("raider", "huge-corvette", 300, 113.6, 90), zone);
      assertTrue(off.startsWith("[{\"code\":\"outside-zone\","), off);
    }

    @Test
    void aStandInKeepsAnObstaclesDistances() {
      String wreck = standingIn(ship("wreck", "huge-corvette", 400, 450, 90));
      // 600 − 440 from the rock; 450 − 112.4 and 914.4 − 562.4 from the edges.
      assertEquals("[]", reasons(wreck, ""));
      // 500 + 40 and 285.5 − 97.5.
      assertEquals(
          "[{\"code\":\"too-near-edge\",\"distance\":188.0,\"required\":200.0,\"of\":\"bottom\"},"
              + "{\"code\":\"too-near-obstacle\",\"distance\":60.0,\"required\":100.0,"
              + "\"of\":\"rock\"}]",
          reasons(standingIn(ship("wreck", "huge-transport", 500, 285.5, 90)), ""));
    }

    @Test
    void noSmallOneStandsIn() {
      String query =
          "{\"op\":\"place\","
              + table(List.of())
              + ",\"piece\":{\"ship\":"
              + standingIn(ship("red", "small", 300, 50, 90))
              + "}}";
      asking.fault(query, "bad-value", "/piece/ship/standsIn");
    }
  }
}
