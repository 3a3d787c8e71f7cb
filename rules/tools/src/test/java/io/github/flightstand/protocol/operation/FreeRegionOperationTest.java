package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Free regions as the protocol tells them, and what a caller can get wrong. */
class FreeRegionOperationTest {

  private final Asking asking = new Asking();

  private static ObjectNode query(String piece) {
    return (ObjectNode)
        Asking.tree(
            ("{'op':'freeRegion','table':{'playArea':{'width':1000,'height':1000},'ships':[]},"
                    + "'piece':"
                    + piece
                    + "}")
                .replace('\'', '"'));
  }

  private static ObjectNode ship(String base, double heading) {
    return query(
        "{'ship':{'id':'new','base':'%s','pose':{'x':1,'y':2,'heading':%s}}}"
            .formatted(base, heading));
  }

  /** A bar of 100 by 40 about the origin. */
  private static ObjectNode bar() {
    return query(
        "{'obstacle':{'id':'new','kind':'debris','outline':[[-50,-20],[50,-20],[50,20],"
            + "[-50,20]]}}");
  }

  private JsonNode region(ObjectNode query) {
    JsonNode result = asking.result(query.toString());
    assertEquals("[region]", Asking.names(result).toString());
    return result.get("region");
  }

  /** Twice the area to the left of a ring. */
  private static double area(JsonNode ring) {
    double twice = 0;
    for (int i = 0; i < ring.size(); i++) {
      JsonNode a = ring.get(i);
      JsonNode b = ring.get((i + 1) % ring.size());
      twice +=
          a.get(0).asDouble() * b.get(1).asDouble() - a.get(1).asDouble() * b.get(0).asDouble();
    }
    return twice / 2;
  }

  private static double[] box(JsonNode ring) {
    double[] box = {1e9, 1e9, -1e9, -1e9};
    for (JsonNode corner : ring) {
      box[0] = Math.min(box[0], corner.get(0).asDouble());
      box[1] = Math.min(box[1], corner.get(1).asDouble());
      box[2] = Math.max(box[2], corner.get(0).asDouble());
      box[3] = Math.max(box[3], corner.get(1).asDouble());
    }
    return box;
  }

  private static void assertBox(double left, double bottom, double right, double top, JsonNode r) {
    double[] box = box(r);
    assertEquals(left, box[0], 3e-6);
    assertEquals(bottom, box[1], 3e-6);
    assertEquals(right, box[2], 3e-6);
    assertEquals(top, box[3], 3e-6);
  }

  @Test
  void aRingNamesEachCornerOnce() {
    assertEquals(
        "[[[980.0,20.0],[980.0,980.0],[20.0,980.0],[20.0,20.0]]]",
        region(ship("small", 90)).toString());
  }

  @Test
  void theHeadingIsThePiecesOrTheOneAsked() {
    JsonNode region = region(ship("huge-transport", 90));
    assertBox(40, 97.5, 960, 902.5, region.get(0));
    ObjectNode query = ship("huge-transport", 90);
    Asking.put(query, "/heading", "180");
    assertBox(97.5, 40, 902.5, 960, region(query).get(0));
  }

  @Test
  void anObstacleIsTurnedAboutItsOutlinesOrigin() {
    assertBox(250, 220, 750, 780, region(bar()).get(0));
    ObjectNode query = bar();
    Asking.put(query, "/heading", "90");
    assertBox(220, 250, 780, 750, region(query).get(0));
    // The same bar about (300, 100): turned by 90 it reaches from (−120, 250) to (−80, 350).
    Asking.put(query, "/piece/obstacle/outline", "[[250, 80], [350, 80], [350, 120], [250, 120]]");
    assertBox(320, -50, 880, 450, region(query).get(0));
  }

  @Test
  void anOutsideRunsCounterClockwiseAndAHoleClockwise() {
    ObjectNode query = ship("small", 90);
    Asking.put(
        query,
        "/table/obstacles",
        "[{\"id\":\"wall\",\"kind\":\"debris\",\"outline\":[[0,480],[1000,480],[1000,520],[0,520]]},"
            + "{\"id\":\"rock\",\"kind\":\"debris\",\"outline\":[[480,780],[520,780],[520,820],"
            + "[480,820]]}]");
    for (String frame : new String[] {"", "\"vassal\"", "\"tts\""}) {
      if (!frame.isEmpty()) {
        Asking.put(query, "/frame", frame);
        Asking.put(query, "/piece/ship/pose/heading", "0");
        // The wall and the rock there: their scale is the frame's.
        rewrite(query, frame);
      }
      JsonNode region = region(query);
      assertEquals(3, region.size(), frame);
      int holes = 0;
      for (JsonNode ring : region) {
        holes += area(ring) < 0 ? 1 : 0;
      }
      assertEquals(1, holes);
      assertTrue(area(region.get(0)) > 0);
    }
  }

  private static void rewrite(ObjectNode query, String frame) {
    boolean pixels = frame.equals("\"vassal\"");
    double[][][] outlines = {
      {{0, 480}, {1000, 480}, {1000, 520}, {0, 520}},
      {{480, 780}, {520, 780}, {520, 820}, {480, 820}}
    };
    for (int i = 0; i < outlines.length; i++) {
      for (int k = 0; k < 4; k++) {
        double x = outlines[i][k][0];
        double y = outlines[i][k][1];
        Asking.put(
            query,
            "/table/obstacles/" + i + "/outline/" + k,
            pixels
                ? "[" + x * 2.825 + "," + (1000 - y) * 2.825 + "]"
                : "[" + (x - 500) * 0.03637 + "," + (y - 500) * 0.03637 + "]");
      }
    }
  }

  @Test
  void allIsInTheCallersFrame() {
    // In pixels from (0, 1000), y down and 0 up: the bar's short side is up the table's x axis.
    ObjectNode query = bar();
    Asking.put(query, "/frame", "\"vassal\"");
    Asking.put(
        query,
        "/piece/obstacle/outline",
        "[[-141.25, -56.5], [141.25, -56.5], [141.25, 56.5], [-141.25, 56.5]]");
    assertBox(
        250 * 2.825, (1000 - 780) * 2.825, 750 * 2.825, (1000 - 220) * 2.825, region(query).get(0));
    // Turned by 90 whichever way.
    Asking.put(query, "/heading", "-270");
    assertBox(
        220 * 2.825, (1000 - 750) * 2.825, 780 * 2.825, (1000 - 250) * 2.825, region(query).get(0));
    ObjectNode ship = ship("huge-transport", 0);
    Asking.put(ship, "/frame", "\"vassal\"");
    Asking.put(ship, "/zone", "[[0, 0], [2825, 0], [2825, 2583.18], [0, 2583.18]]");
    // 0 is up; the zone is all of the width from y 85.6 to 1000.
    assertBox(40 * 2.825, 97.5 * 2.825, 960 * 2.825, (914.4 - 97.5) * 2.825, region(ship).get(0));
  }

  @Test
  void aFullTableHasNoRegion() {
    ObjectNode query = ship("large", 90);
    Asking.put(query, "/table/playArea/width", "79");
    assertEquals("[]", region(query).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/heading | '90' | bad-value | /heading",
        "/heading | 1e7 | bad-value | /heading",
        "/zone | [[0, 0], [1, 0]] | bad-outline | /zone",
        "/zone | [[0, 0], [9, 0], [0, 9], [9, 9]] | bad-outline | /zone",
        "/piece | {} | bad-value | /piece",
        "/piece/ship/base | 'tiny' | bad-value | /piece/ship/base",
        "/piece/ship/standsIn | true | bad-value | /piece/ship/standsIn",
        "/table/ships/0 | {'id':'new','base':'small','pose':{'x':1,'y':2,'heading':3}}"
            + " | duplicate-id | /piece/ship/id",
        "/ship | 'red' | unknown-field | /ship",
      })
  void mistakesAreNamed(String place, String value, String code, String at) {
    asking.mistake(ship("small", 90), place, value, code, at);
  }
}
