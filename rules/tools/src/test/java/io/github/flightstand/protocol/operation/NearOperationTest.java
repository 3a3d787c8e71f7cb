package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everything at a range as the protocol tells it, and what a caller can get wrong. */
class NearOperationTest {

  private final Asking asking = new Asking();

  /**
   * A small ship at (400, 400), one 100 above it, a rock beside it, a bomb, and one that is off the
   * table.
   */
  private static ObjectNode query() {
    return (ObjectNode)
        Asking.tree(
            "{\"op\":\"near\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":["
                + Asking.ship("red", "small", 400, 400, 90)
                + ","
                + Asking.ship("blue", "small", 400, 540, 90)
                + "],\"obstacles\":[{\"id\":\"rock\",\"kind\":\"asteroid\",\"outline\":[[500,370],"
                + "[560,370],[560,430],[500,430]]}],\"tokens\":["
                + "{\"id\":\"bomb\",\"kind\":\"bomb\","
                + "\"pose\":{\"x\":265.6,\"y\":400,\"heading\":180}},"
                + "{\"id\":\"lost\",\"kind\":\"bomb\","
                + "\"pose\":{\"x\":-50,\"y\":400,\"heading\":0}}]},"
                + "\"from\":\"red\",\"band\":[1,1]}");
  }

  private static String told(JsonNode result) {
    StringBuilder text = new StringBuilder();
    for (JsonNode piece : result.get("pieces")) {
      assertEquals("[id, distance, range]", Asking.names(piece).toString());
      text.append(piece.get("id").asText())
          .append(' ')
          .append(Math.round(piece.get("distance").asDouble() * 1e6) / 1e6)
          .append(" at ")
          .append(piece.get("range").asInt())
          .append(", ");
    }
    return text.toString();
  }

  @Test
  void contactIsRangeZeroInTheSecondEdition() {
    ObjectNode query =
        (ObjectNode)
            Asking.tree(
                "{\"op\":\"near\",\"rules\":\"epic-2019\",\"table\":{\"playArea\":"
                    + "{\"width\":914.4,\"height\":914.4},\"ships\":["
                    + Asking.ship("red", "small", 400, 400, 90)
                    // Guide to guide: 3.5 between the bases.
                    + ","
                    + Asking.ship("ahead", "medium", 400, 453.5, 90)
                    + ","
                    + Asking.ship("beside", "large", 461, 400, 90)
                    + "]},\"from\":\"red\",\"band\":[0,0]}");
    assertEquals(
        "[{\"id\":\"ahead\",\"distance\":3.5,\"range\":0}]",
        asking.result(query.toString()).get("pieces").toString());
    Asking.put(query, "/band/1", "1");
    assertEquals(
        "[{\"id\":\"beside\",\"distance\":1.0,\"range\":1},"
            + "{\"id\":\"ahead\",\"distance\":3.5,\"range\":0}]",
        asking.result(query.put("picture", true).toString()).get("pieces").toString());
    Asking.put(query, "/from", "{\"edge\":\"left\"}");
    assertEquals("[]", asking.result(query.toString()).get("pieces").toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // The bomb looks away from red: its rear is at 281, red begins at 380.
        "'red' | [1, 1] | rock 80.0 at 1, bomb 99.0 at 1, blue 100.0 at 1,",
        "'red' | [2, 5] | ``",
        "'blue' | [1, 1] | red 100.0 at 1,",
        // From corner to corner: √(80² + 90²) and √(99² + 104.6²).
        "'blue' | [2, 2] | rock 120.415946 at 2, bomb 144.021387 at 2,",
        "'rock' | [1, 2] | red 80.0 at 1, blue 120.415946 at 2,",
        "'bomb' | [1, 1] | red 99.0 at 1,",
        "[400, 450] | [1, 1] | red 30.0 at 1, blue 70.0 at 1,",
        "[400, 400] | [1, 1] | red 0.0 at 1, rock 100.0 at 1,",
        "{'edge': 'right'} | [4, 5] | rock 354.4 at 4, blue 494.4 at 5, red 494.4 at 5,",
        // The bomb's left side is at 250.2, and its guides reach 1.75 on.
        "{'edge': 'left'} | [1, 3] | bomb 248.45 at 3,",
      })
  void everythingAtARangeNearestFirst(String from, String band, String expected) {
    ObjectNode query = query();
    Asking.put(query, "/from", from.replace('\'', '"'));
    Asking.put(query, "/band", band);
    assertEquals(expected, told(asking.result(query.toString())).strip());
  }

  @Test
  void aPointIsInTheCallersFrameAndDistancesAreNot() {
    ObjectNode query = query();
    Asking.put(query, "/table/ships", "[" + Asking.ship("red", "small", 1130, 1453.18, 0) + "]");
    Asking.remove(query, "/table/obstacles");
    Asking.remove(query, "/table/tokens");
    Asking.put(query, "/frame", "\"vassal\"");
    // 400 · 2.825 and (914.4 − 400) · 2.825 are red's place, 141.25 pixels above it are 50 mm.
    Asking.put(query, "/from", "[1130, 1311.93]");
    assertEquals("red 30.0 at 1, ", told(asking.result(query.toString())));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/from | 'nobody' | unknown-ship | /from",
        "/from | 'lost' | bad-value | /from",
        "/from | 7 | bad-value | /from",
        "/from | null | bad-value | /from",
        "/from | '' | bad-value | /from",
        "/from | [1] | bad-value | /from",
        "/from | [1, 2, 3] | bad-value | /from",
        "/from | [1, '2'] | bad-value | /from/1",
        "/from | [1, 1e7] | bad-value | /from/1",
        "/from | {} | missing-field | /from/edge",
        "/from | {'edge': 'north'} | bad-value | /from/edge",
        "/from | {'edge': 'top', 'x': 1} | unknown-field | /from/x",
        "/band | [2, 1] | bad-value | /band",
        "/band | [0, 1] | bad-value | /band/0",
        "/band | [1, 6] | bad-value | /band/1",
        "/band | [1, 1.5] | bad-value | /band/1",
        "/band | [1] | bad-value | /band",
        "/band | 1 | bad-value | /band",
        "/to | 'blue' | unknown-field | /to",
      })
  void mistakesAreNamed(String place, String value, String code, String at) {
    asking.mistake(query(), place, value, code, at);
  }

  @Test
  void theMessageNamesWhatWasExpected() {
    ObjectNode query = query();
    Asking.put(query, "/band", "[3, 2]");
    assertEquals(
        "'band' is from 3 to 2, expected the nearer band first, then the same or a farther one",
        asking.fault(query.toString(), "bad-value", "/band"));
    Asking.put(query, "/from", "7");
    assertEquals(
        "'from' is 7, expected the id of a piece, a point [x, y] or an edge {\"edge\": \"top\"}",
        asking.fault(query.toString(), "bad-value", "/from"));
  }
}
