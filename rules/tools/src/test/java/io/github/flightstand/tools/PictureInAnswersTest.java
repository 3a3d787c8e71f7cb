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
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Node;

/** {@code "picture": true}: every result about a table has a picture beside what it has without. */
class PictureInAnswersTest {

  private static final Set<String> UNDRAWN =
      Set.of(
          "about",
          "calibrate",
          "forget",
          "start",
          "decisions",
          "act",
          "acts",
          "view",
          "sample",
          "encoding",
          "encode",
          "playout",
          "odds",
          "squad",
          "judge");

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
      assertEquals(operation.equals("table"), svg.count("caption") == 0, operation);
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
  void thePictureIsOfAPartOrOfTheWholeTable() {
    ObjectNode query = Asking.query().put("picture", true);
    Svg part = new Svg(asking.result(query.toString()).get("svg").asText());
    assertEquals(1, part.count("inset"));
    query.put("extent", "part");
    assertEquals(1, new Svg(asking.result(query.toString()).get("svg").asText()).count("inset"));
    query.put("extent", "table");
    assertEquals(0, new Svg(asking.result(query.toString()).get("svg").asText()).count("inset"));

    assertEquals(
        "'extent' is 'all', expected one of part, table, additions",
        asking.fault(query.put("extent", "all").toString(), "bad-value", "/extent"));
    query.put("extent", "part").put("picture", false);
    assertEquals(
        "'extent' is found without 'picture': true, expected none or both",
        asking.fault(query.toString(), "bad-value", "/extent"));
  }

  @Test
  void additionsAreThoseOfTheWholeTable() {
    ObjectNode query = Asking.query().put("picture", true).put("extent", "table");
    String whole = asking.result(query.toString()).get("svg").asText();
    String added = asking.result(query.put("extent", "additions").toString()).get("svg").asText();

    assertEquals(title(whole), title(added));
    assertEquals(layer(whole, "moves", "reaches"), layer(added, "moves", "reaches"));
    assertTrue(layer(added, "moves", "reaches").contains("class=\"end\""), added);
    assertEquals(0, new Svg(added).count("base"));
    assertEquals(0, new Svg(added).count("label"));
  }

  private static String title(String svg) {
    return svg.substring(svg.indexOf("<title>"), svg.indexOf("</title>"));
  }

  private static String layer(String svg, String layer, String next) {
    return svg.substring(svg.indexOf("<g class=\"" + layer), svg.indexOf("<g class=\"" + next));
  }

  /** Every consequence that an answer names is in the words of its picture. */
  @Test
  void captionsTellWhatFollows() {
    String table =
        "'table': {'playArea': {'width': 1828.8, 'height': 914.4}, 'ships': [ {'id': 'raider',"
            + " 'base': 'huge-corvette', 'pose': {'x': 300, 'y': 300, 'heading': 0}}, {'id': 'tie',"
            + " 'base': 'small', 'pose': {'x': 520, 'y': 310, 'heading': 0}}, {'id': 'red', 'base':"
            + " 'small', 'pose': {'x': 300, 'y': 600, 'heading': 90}}, {'id': 'blue', 'base':"
            + " 'small', 'pose': {'x': 300, 'y': 720, 'heading': 90}}], 'obstacles': [{'id':"
            + " 'rock', 'kind': 'asteroid', 'outline': [[430, 270], [490, 280], [450, 330]]},"
            + " {'id': 'dust', 'kind': 'debris', 'outline': [[290, 650], [310, 650], [300, 660]]}],"
            + " 'tokens': [{'id': 'm1', 'kind': 'mine', 'pose': {'x': 345, 'y': 600, 'heading':"
            + " 90}}]}}";
    assertEquals(
        "raider: green 3 straight, overlaps tie, ends on rock, destroys tie, removes rock, raider"
            + " (fore) suffers 1 attack die, raider (fore) suffers 1 face-up damage card",
        told("{'op': 'maneuver', 'ship': 'raider', 'maneuver': '3FG', " + table));
    assertEquals(
        "red: green 3 straight, overlaps blue, stops at 36.5 of 120 mm, touches blue, ends on dust",
        told("{'op': 'maneuver', 'ship': 'red', 'maneuver': '3FG', " + table));
    assertEquals(
        "red attacks blue (front): range 1, obstructed or clear because of dust, 1 more attack die",
        told("{'op': 'attack', 'attacker': 'red', 'target': 'blue', 'arc': 'front', " + table));
    assertEquals(
        "red 80 mm to the right, legal shifts -20 to 20, sets off m1",
        told("{'op': 'barrelRoll', 'ship': 'red', 'direction': 'right', " + table));
    assertEquals(
        "red straight ahead: not legal, because of blue and dust",
        told("{'op': 'boost', 'ship': 'red', 'direction': 'straight', " + table));
    assertEquals(
        "1 overlap, 0 touch, overlap: m1 with red",
        told("{'op': 'overlap', " + table.replace("'x': 345", "'x': 330")));
    assertEquals(
        "At range 1: 3 pieces, nearest first m1, dust and blue",
        told("{'op': 'near', 'from': 'red', 'band': [1, 1], " + table));
    assertEquals(
        "blue drops a mine, under red, set off at once",
        told(
            "{'op': 'drop', 'ship': 'blue', 'kind': 'mine', 'template': '2F', "
                + table.replace(
                    "'y': 600, 'heading': 90}}, {'id': 'blue'",
                    "'y': 590," + " 'heading': 90}}, {'id': 'blue'")));
    assertEquals(
        "new may not be set up here: overlaps red",
        told(
            "{'op': 'place', 'piece': {'ship': {'id': 'new', 'base': 'small', 'pose': {'x': 310,"
                + " 'y': 600, 'heading': 0}}}, "
                + table));
  }

  @Test
  void movesAheadAndFarAttacksAreToldApart() {
    String table =
        "'table': {'playArea': {'width': 914.4, 'height': 1914.4}, 'ships': [{'id': 'red', 'base':"
            + " 'small', 'pose': {'x': 200, 'y': 100, 'heading': 90}}, {'id': 'blue', 'base':"
            + " 'small', 'pose': {'x': 200, 'y': 800, 'heading': 270}}, {'id': 'black', 'base':"
            + " 'small', 'pose': {'x': 200, 'y': 480, 'heading': 270}}], 'obstacles': [{'id':"
            + " 'rock', 'kind': 'asteroid', 'outline': [[100, 160], [300, 160], [200, 190]]}]}}";
    for (String way : List.of("left", "straight", "right")) {
      String told = way.equals("straight") ? "straight ahead" : "ahead to the " + way;
      assertEquals(
          "red " + told + ": not legal, because of rock",
          told("{'op': 'boost', 'ship': 'red', 'direction': '" + way + "', " + table));
    }
    assertEquals(
        "red attacks blue (front): beyond range 5, 660 mm away, obstructed by rock, 1 more defense"
            + " die",
        told("{'op': 'attack', 'attacker': 'red', 'target': 'blue', 'arc': 'front', " + table));
    assertTrue(
        told("{'op': 'attack', 'attacker': 'red', 'target': 'black', 'arc': 'front', " + table)
            .startsWith("red attacks black (front): range 4, 340 mm away, obstructed by rock"));
  }

  @Test
  void aRollThatIsNotLegalSaysBecauseOfWhat() {
    String table =
        "'table': {'playArea': {'width': 914.4, 'height': 914.4}, 'ships': [{'id': 'red', 'base':"
            + " 'small', 'pose': {'x': 200, 'y': 400, 'heading': 90}}], 'obstacles': [{'id':"
            + " 'rock', 'kind': 'asteroid', 'outline': [[80, 380], [180, 380], [180, 420], [80,"
            + " 420]]}]}}";
    assertEquals(
        "red 80 mm to the left, not legal, because of rock",
        told("{'op': 'barrelRoll', 'ship': 'red', 'direction': 'left', " + table));
  }

  /** Returns a picture's title, which its caption repeats in lines. */
  private String told(String query) {
    ObjectNode asked = (ObjectNode) Asking.tree(query.replace('\'', '"'));
    Svg svg = new Svg(asking.result(asked.put("picture", true).toString()).get("svg").asText());
    String title = svg.root().getElementsByTagName("title").item(0).getTextContent();
    assertEquals(
        title,
        svg.of("caption").stream().map(Node::getTextContent).collect(Collectors.joining(" ")));
    return title;
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
