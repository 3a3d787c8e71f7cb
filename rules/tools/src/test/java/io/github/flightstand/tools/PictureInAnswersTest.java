package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.protocol.picture.Svg;
import io.github.flightstand.tools.Responder.UndrawableException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** {@code "picture": true}: every result about a table has a picture beside what it has without. */
class PictureInAnswersTest {

  private static final Set<String> UNDRAWN =
      Set.of(
          "calibrate", "forget", "start", "decisions", "act", "view", "sample", "playout", "squad");

  private final Asking asking = new Asking();

  @Test
  void everyOperationAboutATableIsDrawn() {
    for (ObjectNode query : Asking.everyOperation()) {
      String operation = query.get("op").asText();
      if (UNDRAWN.contains(operation)) {
        continue;
      }
      JsonNode plain = asking.result(query.toString());
      ObjectNode drawn = (ObjectNode) asking.result(query.put("picture", true).toString());
      Svg svg = new Svg(drawn.get("svg").asText());

      assertEquals("svg", svg.root().getTagName(), operation);
      assertEquals(2, svg.count("ship"), operation);
      assertEquals(operation.equals("table") ? 0 : 1, svg.count("caption"), operation);
      assertEquals("svg", Asking.names(drawn).get(drawn.size() - 1), operation);
      drawn.remove("svg");
      assertEquals(plain, drawn, operation);
    }
  }

  @Test
  void whatBelongsToAResultIsInItsPicture() {
    assertPicture("{'op': 'maneuver', 'ship': 'red', 'maneuver': '1TW'}", "end");
    assertPicture("{'op': 'maneuver', 'ship': 'red', 'maneuver': '0OW'}", "end");
    assertPicture("{'op': 'maneuver', 'ship': 'red', 'maneuver': '2SW'}", "template");
    assertPicture(
        "{'op': 'barrelRoll', 'ship': 'red', 'direction': 'left', 'shift': 90}", "refused");
    assertPicture("{'op': 'decloak', 'ship': 'red', 'direction': 'left'}", "free");
    assertPicture("{'op': 'range', 'from': 'red', 'to': 'blue'}", "line");
    assertPicture("{'op': 'range', 'from': 'red', 'to': 'bomb'}", "range");
    assertPicture("{'op': 'near', 'from': 'rock', 'band': [2, 3]}", "nearer");
    assertPicture("{'op': 'near', 'from': 'bomb', 'band': [1, 1]}", "band");
    assertPicture("{'op': 'near', 'from': {'edge': 'top'}, 'band': [1, 5]}", "band");
    assertPicture("{'op': 'drop', 'ship': 'red', 'kind': 'mine'}", "template");
    assertPicture(
        "{'op': 'freeRegion', 'piece': {'ship': {'id': 'new', 'base': 'small',"
            + " 'pose': {'x': 9, 'y': 9, 'heading': 3}}}}",
        "free");
    assertPicture(
        "{'op': 'place', 'piece': {'token': {'id': 'new', 'kind': 'mine',"
            + " 'pose': {'x': 2, 'y': 9, 'heading': 3}}}}",
        "refused");
    for (String arc :
        List.of("front", "rear", "left", "right", "wide", "bullseye", "full-front", "full-rear")) {
      JsonNode svg =
          draw("{'op': 'attack', 'attacker': 'red', 'target': 'blue', 'arc': '" + arc + "'}");
      assertTrue(new Svg(svg.asText()).count("range") >= 3, arc);
      assertEquals(1, new Svg(svg.asText()).count("arc"), arc);
    }
  }

  private void assertPicture(String query, String mark) {
    assertTrue(new Svg(draw(query).asText()).count(mark) > 0, query);
  }

  private JsonNode draw(String asked) {
    ObjectNode query = (ObjectNode) Asking.tree(asked.replace('\'', '"'));
    ObjectNode table = (ObjectNode) Asking.query().get("table");
    ((ObjectNode) table.get("ships").get(1)).remove("arcs");
    query.set("table", table);
    return asking.result(query.put("picture", true).toString()).get("svg");
  }

  @Test
  void thePictureIsTheTablesWhateverTheFrame() {
    String there =
        "{'op': 'range', 'from': 'red', 'to': 'blue', 'frame': 'vassal', 'picture': true,"
            + " 'table': {'playArea': {'width': 914.4, 'height': 914.4}, 'ships': ["
            + " {'id': 'red', 'base': 'small', 'pose': {'x': 565, 'y': 2300.68, 'heading': 0}},"
            + " {'id': 'blue', 'base': 'small', 'pose': {'x': 1412.5, 'y': 1000, 'heading': 9}}]}}";
    JsonNode svg = asking.result(there.replace('\'', '"')).get("svg");

    assertTrue(
        Svg.numbers(new Svg(svg.asText()).of("base").get(0).getAttribute("d"))
            .containsAll(List.of(220.0, 794.4)));
  }

  @Test
  void aTableNamesTheColorsOfItsPlayers() throws UndrawableException {
    String table =
        ("{'playArea': {'width': 914.4, 'height': 914.4}, 'colors': {'A': 'green'}, 'ships': ["
                + " {'id': 'red', 'base': 'small', 'player': 'A', 'pose': {'x': 200, 'y': 100,"
                + " 'heading': 90}}, {'id': 'blue', 'base': 'small', 'player': 'B', 'pose': {'x':"
                + " 400, 'y': 300, 'heading': 0}}]}")
            .replace('\'', '"');
    List<String> looks = List.of("piece ship p3", "piece ship p1");
    assertEquals(looks, classes(new Responder().svg(table)));
    assertEquals(
        looks,
        classes(asking.result("{\"op\":\"overlap\",\"picture\":true,\"table\":" + table + "}")));
    asking.result("{\"op\":\"table\",\"keep\":\"t\",\"table\":" + table + "}");
    assertEquals(
        looks, classes(asking.result("{\"op\":\"overlap\",\"picture\":true,\"table\":\"t\"}")));

    assertEquals(
        "'A' is 'teal', expected one of blue, red, green, pink, orange, sky, olive, purple",
        asking.fault(
            "{\"op\":\"overlap\",\"table\":" + table.replace("green", "teal") + "}",
            "bad-value",
            "/table/colors/A"));
  }

  private static List<String> classes(JsonNode result) {
    return classes(result.get("svg").asText());
  }

  private static List<String> classes(String svg) {
    return new Svg(svg).of("ship").stream().map(ship -> ship.getAttribute("class")).toList();
  }

  @Test
  void noPictureUnlessAskedFor() {
    ObjectNode query = Asking.query();
    assertFalse(asking.result(query.put("picture", false).toString()).has("svg"));
  }

  @Test
  void whatIsAboutNoTableHasNoPicture() {
    String message =
        asking.fault(
            "{\"op\": \"forget\", \"table\": \"t\", \"picture\": true}", "bad-value", "/picture");
    assertTrue(message.contains("forget is not about a table"), message);
  }

  @Test
  void queriesAndTablesAreDrawnAlone() throws UndrawableException {
    Responder responder = new Responder();
    assertEquals(1, new Svg(responder.svg(Asking.QUERY)).count("end"));
    assertEquals(
        2, new Svg(responder.svg(Asking.query().get("table").toPrettyString())).count("ship"));

    assertEquals(
        "no ship 'nobody' on the table",
        assertThrows(
                UndrawableException.class,
                () -> responder.svg(Asking.query().put("ship", "nobody").toString()))
            .getMessage());
    assertThrows(UndrawableException.class, () -> responder.svg("nothing"));
  }

  /** The picture in the README, element by element. */
  @Test
  void theWorkedExampleLooksAsItDid() throws IOException, UndrawableException {
    Svg golden;
    try (InputStream in = getClass().getResourceAsStream("/pictures/bump.svg")) {
      golden = new Svg(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
    String table =
        "{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":["
            + Asking.ship("red", "small", 200, 100, 90)
            + ","
            + Asking.ship("blue", "large", 150, 240, 200)
            + "]}";
    Svg svg =
        new Svg(
            new Responder()
                .svg(
                    "{\"op\":\"maneuver\",\"ship\":\"red\",\"maneuver\":\"3BW\",\"table\":"
                        + table
                        + "}"));

    svg.assertLike(golden);
  }
}
