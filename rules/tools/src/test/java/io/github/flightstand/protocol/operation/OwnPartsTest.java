package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.tools.Asking;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Queries with parts of another game; the guide to them has more numbers. */
class OwnPartsTest {

  private static final String TRAY =
      "\"bases\":{\"tray\":{\"rectangle\":{\"length\":71,\"width\":43}}}";
  private static final String HOOK =
      "\"pieces\":[{\"straight\":40},{\"arc\":{\"radius\":35,\"degrees\":90,\"side\":\"left\"}}]";

  private final Asking asking = new Asking();

  private String fault(String query, String at) {
    JsonNode error = asking.answer(query).path("error");
    assertEquals(at, error.path("at").textValue(), error.toString());
    return error.get("message").textValue();
  }

  private static String table(String... ships) {
    return ",\"table\":{\"playArea\":{\"width\":900,\"height\":900},\"ships\":["
        + String.join(",", ships)
        + "]}";
  }

  private static String parts(String... lists) {
    return ",\"parts\":{" + String.join(",", lists) + "}";
  }

  private static String query(String op, String... more) {
    return "{\"op\":\"" + op + "\"" + String.join("", more) + "}";
  }

  private static String path(String ship, String path) {
    return ",\"ship\":\"" + ship + "\",\"path\":{" + path + "}";
  }

  @Test
  void aBaseMovesFromItsFrontToItsRear() {
    // The front is at 135.5; 40 ahead and 35 to the side, then half a base up: 100 + 35 + 35.5.
    String red = Asking.ship("red", "tray", 100, 100, 0);
    JsonNode moved =
        asking.result(
            query(
                "maneuver",
                path("red", "\"width\":20,\"onOverlap\":\"backUp\"," + HOOK),
                parts(TRAY),
                table(red)));
    Asking.assertPose(210.5, 170.5, 90, moved.get("final"));
    assertEquals(40 + 35 * Math.PI / 2, moved.get("length").doubleValue(), 1e-12);
    assertEquals("[]", moved.get("stops").toString());
  }

  @Test
  void aTemplateIsNamedAndTurnedOver() {
    String red = Asking.ship("red", "tray", 100, 100, 0);
    String templates = "\"templates\":{\"hook\":{\"width\":20," + HOOK + "}}";
    String path = "\"template\":\"hook\",\"mirrored\":true,\"onOverlap\":\"stay\"";
    JsonNode moved =
        asking.result(query("maneuver", path("red", path), parts(TRAY, templates), table(red)));
    Asking.assertPose(210.5, 29.5, 270, moved.get("final"));
  }

  @Test
  void aPathIsForPublishedBasesToo() {
    // A small base goes 40 mm and its own length, in any frame.
    String straight = "\"width\":20,\"onOverlap\":\"firstContact\",\"pieces\":[{\"straight\":40}]";
    String red = Asking.ship("red", "small", 200, 100, 90);
    Asking.assertPose(
        200,
        180,
        90,
        asking.result(query("maneuver", path("red", straight), table(red))).get("final"));
  }

  @Test
  void partsAreKeptWithATable() {
    String red = Asking.ship("red", "tray", 100, 100, 0);
    asking.result(
        query(
            "table",
            ",\"keep\":\"t\"",
            parts(TRAY, "\"templates\":{\"hook\":{\"width\":20," + HOOK + "}}"),
            table(red)));
    String kept = ",\"table\":\"t\"";
    String path = "\"template\":\"hook\",\"onOverlap\":\"backUp\"";
    Asking.assertPose(
        210.5, 170.5, 90, asking.result(query("maneuver", path("red", path), kept)).get("final"));
    String place = ",\"piece\":{\"ship\":" + Asking.ship("new", "tray", 300, 400, 0) + "}";
    assertTrue(asking.result(query("place", place, kept)).get("legal").booleanValue());
    // What the query adds replaces what was kept under the same name.
    String ahead = "\"templates\":{\"hook\":{\"width\":20,\"pieces\":[{\"straight\":9}]}}";
    Asking.assertPose(
        180,
        100,
        0,
        asking.result(query("maneuver", path("red", path), parts(ahead), kept)).get("final"));
  }

  @Test
  void anArcOpensByAnAngleEachSide() {
    // From the middle of red, 45 degrees each side: blue's near corner is 120 ahead, 120 aside.
    String arcs = "\"arcs\":{\"bow\":{\"wedge\":{\"from\":[0,0],\"facing\":0,\"each\":45}}}";
    String bands = "\"bands\":{\"ruler\":[{\"name\":\"a\",\"to\":50},{\"name\":\"b\",\"to\":100}]}";
    String red = Asking.ship("red", "tray", 100, 100, 0);
    String blue = Asking.ship("blue", "tray", 184.5 + 35.5, 100 + 110 + 21.5, 0);
    JsonNode attack =
        asking.result(
            query(
                "attack",
                ",\"attacker\":\"red\",\"target\":\"blue\",\"arc\":\"bow\",\"bands\":\"ruler\"",
                parts(TRAY, arcs, bands),
                table(red, blue)));
    // The far corner of the near side is 155.5 ahead and 110 aside: 45.5 / √2 in the arc.
    assertEquals(45.5 / Math.sqrt(2), attack.at("/margins/arc").doubleValue(), 1e-9);
    // The part in the arc begins 110 ahead: 74.5 from red's front and 88.5 from its side.
    assertEquals(Math.hypot(74.5, 88.5), attack.get("distance").doubleValue(), 1e-9);
    assertTrue(attack.get("band").isNull());
    assertEquals(Math.hypot(74.5, 88.5) - 100, attack.get("bandMargin").doubleValue(), 1e-9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"bases\":{\"x\":{}}|'x' holds 0 of disk, outline, rectangle|/parts/bases/x",
        "\"bases\":{\"small\":{\"disk\":{\"diameter\":30}}}|'small'|/parts/bases/small",
        "\"bases\":{\"x\":{\"outline\":[[0,0],[9,9],[9,0],[0,9]]}}|base 'x': 'outline'|/parts/bases/x/outline",
        "\"bases\":{\"x\":{\"rectangle\":{\"length\":20,\"width\":20},\"guides\":[[9,0],[12,0],[9,2]]}}"
            + "|base 'x' has guides that reach 12.0 mm|/parts/bases/x",
        "\"templates\":{\"x\":{\"width\":20,\"pieces\":[{\"arc\":{\"radius\":9,\"degrees\":9,\"side\":\"left\"}}]}}"
            + "|path 'x' has an arc of radius 9.0 mm|/parts/templates/x",
        "\"templates\":{\"x\":{\"width\":20,\"pieces\":[{\"straight\":10001}]}}|path 'x' is 10001.0 mm long|/parts/templates/x",
        "\"templates\":{\"x\":{\"width\":20,\"pieces\":[{\"straight\":1},{\"turn\":180},{\"turn\":181}]}}"
            + "|path 'x'|/parts/templates/x/pieces/2",
        "\"templates\":{\"x\":{\"width\":20,\"pieces\":[{\"turn\":18}]}}|path 'x' has no straight|/parts/templates/x",
        "\"arcs\":{\"front\":{\"strip\":{\"right\":[0,0],\"left\":[0,1]}}}|arc 'front' has the name|/parts/arcs/front",
        "\"arcs\":{\"x\":{\"strip\":{\"right\":[0,0],\"left\":[0,0]}}}|arc 'x'|/parts/arcs/x",
        "\"bands\":{\"x\":[]}|bands 'x' are at least one|/parts/bands/x",
        "\"bands\":{\"x\":[{\"name\":\"a\",\"to\":9},{\"name\":\"b\",\"to\":9}]}|bands 'x': the far edge of 'b'|/parts/bands/x"
      })
  void oneSentenceNamesTheWrongPart(String part, String words, String at) {
    String sentence = fault(query("overlap", parts(part), table()), at);
    assertTrue(sentence.contains(words), sentence);
  }

  /** The origin of the plank is 30 mm from its rear edge; the kite has none. */
  @Test
  void aBombIsDroppedAtTheRearEdgeWhereverTheOriginIs() {
    String bases =
        "\"bases\":{\"plank\":{\"outline\":[[10,-10],[10,10],[-30,10],[-30,-10]]},"
            + "\"kite\":{\"outline\":[[10,-10],[10,10],[-30,0]]}}";
    String plank = Asking.ship("red", "plank", 300, 300, 0);
    String drop = query("drop", ",\"ship\":\"red\",\"kind\":\"bomb\"", parts(bases), table(plank));
    Asking.assertPose(300 - 30 - 40 - 15.4, 300, 0, asking.result(drop).get("pose"));
    assertEquals(
        "'ship': base 'kite' has no edge 'rear', expected one of front",
        fault(drop.replace("\"base\":\"plank\"", "\"base\":\"kite\""), "/ship"));
  }

  @Test
  void ownBasesDoNotDock() {
    String red = Asking.ship("red", "tray", 100, 100, 0);
    String blue = Asking.ship("blue", "small", 300, 300, 0);
    String edge = ",\"edge\":\"front\"";
    assertEquals(
        "'ship': 'red' stands on base 'tray' of its own game, which moves along paths only",
        fault(
            query(
                "dock", edge + ",\"ship\":\"red\",\"to\":\"blue\"", parts(TRAY), table(red, blue)),
            "/ship"));
    assertEquals(
        "'to': 'red' stands on base 'tray' of its own game, which moves along paths only",
        fault(
            query(
                "dock", edge + ",\"ship\":\"blue\",\"to\":\"red\"", parts(TRAY), table(red, blue)),
            "/to"));
  }

  @Test
  void whatDoesNotFitIsRefusedInOneSentence() {
    String red = Asking.ship("red", "tray", 100, 100, 0);
    String straight = "\"width\":20,\"onOverlap\":\"stay\",\"pieces\":[{\"straight\":40}]";
    assertEquals(
        "'maneuver' is missing, expected in the line",
        fault(query("maneuver", ",\"ship\":\"red\"", parts(TRAY), table(red)), "/maneuver"));
    assertEquals(
        "'offset' is found beside 'path', expected it beside 'maneuver' only",
        fault(
            query("maneuver", ",\"offset\":1", path("red", straight), parts(TRAY), table(red)),
            "/offset"));
    assertEquals(
        "'template' is 'hook', expected the name of a template in 'parts', which has none",
        fault(
            query(
                "maneuver",
                path("red", "\"template\":\"hook\",\"onOverlap\":\"stay\""),
                parts(TRAY),
                table(red)),
            "/path/template"));
    assertEquals(
        "'base' is 'tra', expected one of small, medium, large, huge-transport, huge-corvette, tray",
        fault(
            query("overlap", parts(TRAY), table(Asking.ship("red", "tra", 100, 100, 0))),
            "/table/ships/0/base"));
    assertEquals(
        "base 'tray' has no edge 'nose', expected one of front, left, rear, right",
        fault(
            query(
                "maneuver", path("red", "\"from\":\"nose\"," + straight), parts(TRAY), table(red)),
            "/path"));
    assertEquals(
        "'parts' does not belong here, because there is no table in the query",
        fault(query("squad", ",\"squad\":{\"name\":\"imperial-swarm\"}", parts()), "/parts"));
  }

  @Test
  void gamesRefuseOwnParts() {
    int refused = 0;
    for (ObjectNode query : Asking.everyOperation()) {
      if (query.get("op").textValue().equals("start") || query.path("game").isObject()) {
        Asking.put(query, "/parts", "{}");
        assertEquals(
            "'parts' does not belong here, because a game is played with the publisher's parts",
            fault(query.toString(), "/parts"));
        refused++;
      }
    }
    assertTrue(refused > 0, "games are asked about");
  }

  @Test
  void basesThatAreNotConvexOverlapButAreNotMeasured() {
    String cross =
        "\"bases\":{\"corner\":{\"outline\":[[20,-20],[20,20],[0,20],[0,0],[-20,0],[-20,-20]]}}";
    String red = Asking.ship("red", "corner", 100, 100, 0);
    String blue = Asking.ship("blue", "small", 75, 130, 0);
    assertEquals(
        "[]",
        asking
            .result(
                query(
                    "overlap", parts(cross), table(red, Asking.ship("blue", "small", 70, 140, 0))))
            .get("pairs")
            .toString());
    for (String op : List.of("range", "near")) {
      String asked =
          op.equals("range")
              ? ",\"from\":\"red\",\"to\":\"blue\""
              : ",\"from\":\"blue\",\"band\":[1,2]";
      assertEquals(
          "ship 'red' stands on base 'corner', which is not convex, expected a convex base to measure from",
          fault(
              query(op, asked, parts(cross), table(red, blue)),
              op.equals("range") ? "/from" : "/table"));
    }
  }
}
