package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;

/** Tables that are sent once and asked about by name. */
class TableOperationsTest {

  private final Asking asking = new Asking();

  private static String table(double y) {
    return "{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":["
        + Asking.ship("red", "small", 200, y, 90)
        + "]}";
  }

  private static String keep(String table, String name, String more) {
    return "{\"op\":\"table\",\"table\":" + table + ",\"keep\":\"" + name + "\"" + more + "}";
  }

  private static String maneuver(String table) {
    return "{\"op\":\"maneuver\",\"table\":" + table + ",\"ship\":\"red\",\"maneuver\":\"1FG\"}";
  }

  private static final String FORGET = "{\"op\":\"forget\",\"table\":\"t1\"}";

  @Test
  void aNameStandsForTheTableAndIsGivenAnew() {
    assertEquals("{\"table\":\"t1\"}", asking.result(keep(table(100), "t1", "")).toString());
    String named = maneuver("\"t1\"");
    assertEquals(asking.result(maneuver(table(100))), asking.result(named));
    asking.result(keep(table(300), "t1", ""));
    assertEquals(asking.result(maneuver(table(300))), asking.result(named));
    asking.result(keep("\"t1\"", "t2", ""));
    assertEquals("{\"table\":\"t1\"}", asking.result(FORGET).toString());
    assertEquals(asking.result(maneuver(table(300))), asking.result(maneuver("\"t2\"")));
    assertEquals(
        "'table' is 't1', expected a table or the name of one that is kept",
        asking.fault(named, "unknown-table", "/table"));
    asking.fault(FORGET, "unknown-table", "/table");
    assertEquals(
        "'table', 'game' or 'log' is missing, expected one of them",
        asking.fault("{\"op\":\"forget\"}", "missing-field", "/table"));
  }

  @Test
  void aKeptTableStandsWhereItsFrameSaid() {
    // Heading 90 is 0 up the board; the mirrored y of 2300.68 pixels is 100 mm.
    String board =
        table(2300.68)
            .replace("\"x\":200.0", "\"x\":565.0")
            .replace("\"heading\":90.0", "\"heading\":0.0");
    asking.result(keep(board, "t1", ",\"frame\":\"vassal\""));
    Asking.assertPose(200, 180, 90, asking.result(maneuver("\"t1\"")).get("final"));
  }

  @Test
  void aBadTableIsNotKeptAndArcsAre() {
    asking.fault(keep("{\"ships\":[]}", "t1", ""), "missing-field", "/table/playArea");
    asking.fault(keep(table(2e6), "t1", ""), "bad-value", "/table/ships/0/pose/y");
    asking.fault(maneuver("\"t1\""), "unknown-table", "/table");
    asking.fault(maneuver("7"), "bad-value", "/table");
    asking.result(
        keep(
            "{\"playArea\":{\"width\":900,\"height\":900},\"ships\":["
                + Asking.ship("red", "small", 200, 200, 90)
                    .replaceAll("}$", ",\"arcs\":[\"front\"]},")
                + Asking.ship("blue", "small", 200, 400, 90)
                + "]}",
            "t1",
            ""));
    asking.fault(
        "{\"op\":\"attack\",\"table\":\"t1\",\"attacker\":\"red\",\"target\":\"blue\",\"arc\":\"rear\"}",
        "bad-value",
        "/arc");
  }

  @Test
  void theOneNotAskedAboutForLongestMakesRoom() {
    for (int i = 1; i <= 64; i++) {
      asking.result(keep(table(100), "t" + i, ""));
    }
    asking.result(maneuver("\"t1\""));
    asking.result(keep(table(100), "one more", ""));
    asking.result(maneuver("\"t1\""));
    asking.fault(maneuver("\"t2\""), "unknown-table", "/table");
  }
}
