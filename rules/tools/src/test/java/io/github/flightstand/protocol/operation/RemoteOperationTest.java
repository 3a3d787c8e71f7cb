package io.github.flightstand.protocol.operation;

import static io.github.flightstand.tools.Asking.assertPose;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Remotes that move as the protocol tells it, and what a caller can get wrong. */
class RemoteOperationTest {

  private final Asking asking = new Asking();

  /** A remote at (400, 400) that looks up the table, with a mine ahead and an objective aside. */
  private static ObjectNode query() {
    return (ObjectNode)
        Asking.tree(
            "{\"op\":\"remote\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},"
                + "\"ships\":["
                + Asking.ship("red", "small", 100, 100, 90)
                + "],\"tokens\":[{\"id\":\"probe\",\"kind\":\"remote\","
                + "\"pose\":{\"x\":400,\"y\":400,\"heading\":90}},"
                + "{\"id\":\"mine\",\"kind\":\"mine\","
                + "\"pose\":{\"x\":400,\"y\":450,\"heading\":0}},"
                + "{\"id\":\"crate\",\"kind\":\"objective\","
                + "\"pose\":{\"x\":600,\"y\":450,\"heading\":0}}]},"
                + "\"token\":\"probe\",\"template\":\"2F\"}");
  }

  @ParameterizedTest
  @CsvSource({
    // Half a token, 80 of template and half a token on.
    "2F, 400, 516, 90",
    // 18 + 56.568542 + 12.727922 on and 23.431458 + 12.727922 aside; left is where x is less.
    "1B, 363.840620, 487.296465, 135",
    "1N, 436.159380, 487.296465, 45",
    // 18 + 35 on and 35 + 18 aside.
    "1T, 347, 453, 180",
    "1Y, 453, 453, 0"
  })
  void theRearGuidesGoAroundTheTemplatesEnd(String template, double x, double y, double heading) {
    ObjectNode query = query();
    Asking.put(query, "/template", "\"" + template + "\"");
    JsonNode result = asking.result(query.toString());
    assertEquals("[pose, fled, tokens]", Asking.names(result).toString());
    assertPose(x, y, heading, result.get("pose"));
    assertEquals("false", result.get("fled").toString());
    // The mine covers 434.6 to 465.4 up and 384.6 to 415.4 across: in the way of all of them.
    assertEquals("[\"mine\"]", result.get("tokens").toString());
  }

  @Test
  void anyPartOffTheTableAndItHasFled() {
    ObjectNode query = query();
    // Its front edge ends 134 ahead: flush at 914.4.
    Asking.put(query, "/table/tokens/0/pose/y", "780.4");
    assertEquals("false", asking.result(query.toString()).get("fled").toString());
    Asking.put(query, "/table/tokens/0/pose/y", "780.5");
    JsonNode result = asking.result(query.toString());
    assertEquals("true", result.get("fled").toString());
    assertEquals("[]", result.get("tokens").toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/token | 'nobody' | unknown-ship | /token",
        "/token | 'red' | unknown-ship | /token",
        "/token | 'crate' | bad-value | /token",
        "/token | 'mine' | bad-value | /token",
        "/template | '6F' | bad-value | /template",
        "/template | '2S' | bad-value | /template",
        "/ship | 'red' | unknown-field | /ship",
      })
  void mistakesAreNamed(String place, String value, String code, String at) {
    asking.mistake(query(), place, value, code, at);
  }

  @Test
  void theMessageNamesWhatWasExpected() {
    ObjectNode query = query();
    Asking.put(query, "/token", "\"crate\"");
    assertEquals(
        "'token' is 'crate', of kind objective, expected a remote, because no other token moves",
        asking.fault(query.toString(), "bad-value", "/token"));
  }
}
