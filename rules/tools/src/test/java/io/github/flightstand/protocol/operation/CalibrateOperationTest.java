package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.FrameFigures;
import io.github.flightstand.tools.Asking;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Frames worked out from matched places. */
class CalibrateOperationTest {

  /** Three corners of the table as VASSAL's board has them. */
  private static final String CORNERS =
      "[{\"table\": [0, 0], \"tool\": [0, 2583.18]},"
          + " {\"table\": [914.4, 0], \"tool\": [2583.18, 2583.18]},"
          + " {\"table\": [0, 914.4], \"tool\": [0, 0]}]";

  private final Asking asking = new Asking();

  private JsonNode calibrate(String pairs, String rest) {
    return asking.result("{\"op\": \"calibrate\", \"pairs\": " + pairs + rest + "}");
  }

  @Test
  void theFrameOfABoardInPixels() {
    JsonNode result = calibrate(CORNERS, "");
    JsonNode frame = result.get("frame");
    assertEquals(2.825, frame.get("scale").asDouble(), 1e-12);
    assertEquals(0, frame.at("/origin/0").asDouble(), 1e-9);
    assertEquals(914.4, frame.at("/origin/1").asDouble(), 1e-9);
    assertTrue(frame.get("mirrored").asBoolean());
    assertEquals(0, Math.IEEEremainder(frame.get("turn").asDouble(), 360), 1e-9);
    // The angle from x to y on the screen, y down: clockwise on the table.
    assertTrue(frame.at("/heading/clockwise").asBoolean());
    assertEquals(0, Math.IEEEremainder(frame.at("/heading/zero").asDouble(), 360), 1e-9);
    assertEquals(0, result.at("/residual/worst").asDouble(), 1e-9);
  }

  @Test
  void theFrameCanBeSentBack() {
    ObjectNode frame = (ObjectNode) calibrate(CORNERS, "").get("frame");
    frame.set("heading", Asking.tree("{\"zero\": 90, \"clockwise\": false}"));
    ObjectNode query = Asking.query();
    query.set("frame", frame);
    JsonNode fitted = asking.result(query.toString()).get("final");
    query.put("frame", "vassal");
    JsonNode known = asking.result(query.toString()).get("final");
    for (String coordinate : new String[] {"x", "y", "heading"}) {
      assertEquals(known.get(coordinate).asDouble(), fitted.get(coordinate).asDouble(), 1e-8);
    }
  }

  @Test
  void twoPlacesAreEnoughWhereTheMirrorIsGiven() {
    String two = "[{\"table\": [0, 0], \"tool\": [1, 2]}, {\"table\": [10, 0], \"tool\": [21, 2]}]";
    String message =
        asking.fault("{\"op\": \"calibrate\", \"pairs\": " + two + "}", "bad-value", "/pairs");
    assertTrue(message.startsWith("'pairs': the points fit a mirrored"), message);
    JsonNode frame = calibrate(two, ", \"mirrored\": false").get("frame");
    // There = 1 + 2x, 2 + 2y, which is 0 at (−0.5, −1).
    assertEquals(2, frame.get("scale").asDouble(), 1e-12);
    assertEquals(-0.5, frame.at("/origin/0").asDouble(), 1e-12);
    assertEquals(-1, frame.at("/origin/1").asDouble(), 1e-12);
    assertFalse(frame.get("mirrored").asBoolean());
  }

  @Test
  void placesHereMayBeInAFrameThemselves() {
    JsonNode result =
        calibrate(
            "[{\"table\": [0, 2583.18], \"tool\": [0, 0]},"
                + " {\"table\": [2583.18, 2583.18], \"tool\": [914.4, 0]},"
                + " {\"table\": [0, 0], \"tool\": [0, 914.4]}]",
            ", \"frame\": \"vassal\"");
    assertEquals(1, result.at("/frame/scale").asDouble(), 1e-12);
    assertFalse(result.at("/frame/mirrored").asBoolean());
  }

  @Test
  void anOldNameIsToldTheNewOne() {
    String message =
        asking.fault(
            "{\"op\": \"calibrate\", \"pairs\": [{\"here\": [0, 0], \"tool\": [1, 2]}]}",
            "unknown-field",
            "/pairs/0/here");
    assertTrue(message.endsWith(" is not known any more, expected 'table'"), message);
    message =
        asking.fault(
            "{\"op\": \"calibrate\", \"pairs\": [{\"table\": [0, 0], \"there\": [1, 2]}]}",
            "unknown-field",
            "/pairs/0/there");
    assertTrue(message.endsWith(" is not known any more, expected 'tool'"), message);
  }

  @Test
  void exchangedPlacesAreNoticed() {
    String exchanged =
        CORNERS.replace("tool", "was table").replace("\"table", "\"tool").replace("was ", "");
    String message =
        asking.fault(
            "{\"op\": \"calibrate\", \"pairs\": " + exchanged + "}", "bad-value", "/pairs");
    assertTrue(message.contains("seem swapped"), message);
    // On a table so large they need not be, and pixels of a table's middle could be millimetres.
    JsonNode frame =
        calibrate(exchanged, ", \"playArea\": {\"width\": 3000, \"height\": 2600}").get("frame");
    assertEquals(1 / 2.825, frame.get("scale").asDouble(), 1e-12);
    calibrate(exchanged.replace("2583.18", "1800"), "");
    // The corners of a small picture are no places of a table, nor are inches.
    calibrate(exchanged.replace("914.4", "36"), "");
  }

  @Test
  void whatDoesNotDetermineAFrameIsRefused() {
    asking.fault("{\"op\": \"calibrate\"}", "missing-field", "/pairs");
    asking.fault("{\"op\": \"calibrate\", \"pairs\": {}}", "bad-value", "/pairs");
    asking.fault("{\"op\": \"calibrate\", \"pairs\": []}", "bad-value", "/pairs");
    asking.fault(
        "{\"op\": \"calibrate\", \"pairs\": [{\"table\": [0, 0]}]}",
        "missing-field",
        "/pairs/0/tool");
    asking.fault(
        "{\"op\": \"calibrate\", \"pairs\": [], \"mirrored\": 1}", "bad-value", "/mirrored");
    // A nanometre here is a kilometre there.
    String message =
        asking.fault(
            "{\"op\": \"calibrate\", \"mirrored\": false, \"pairs\": ["
                + "{\"table\": [0, 0], \"tool\": [0, 0]},"
                + " {\"table\": [0, 1e-6], \"tool\": [0, 1e6]}]}",
            "bad-value",
            "/pairs");
    assertTrue(message.startsWith("'pairs' lead to a scale of "), message);
  }

  @Test
  void headingsAreFitted() {
    JsonNode result =
        calibrate(
            CORNERS
                .replace("2583.18]}", "2583.18], \"headings\": {\"tool\": 2, \"table\": 90}}")
                .replace("[0, 0]}]", "[0, 0], \"headings\": {\"tool\": 270, \"table\": 0}}]"),
            "");
    // The first two say that 0 is 88 up the table, the third that it is 90.
    assertFalse(result.at("/frame/heading/clockwise").asBoolean());
    assertEquals(88 + 2 / 3.0, result.at("/frame/heading/zero").asDouble(), 0.01);
    assertEquals(4 / 3.0, result.at("/residual/headings/worst").asDouble(), 0.01);
    String one =
        CORNERS.replace("[0, 0]}]", "[0, 0], \"headings\": {\"tool\": 0, \"table\": 90}}]");
    String message =
        asking.fault("{\"op\": \"calibrate\", \"pairs\": " + one + "}", "bad-value", "/pairs");
    assertTrue(message.contains("or 'clockwise'"), message);
    result = calibrate(one, ", \"clockwise\": true");
    assertTrue(result.at("/frame/heading/clockwise").asBoolean());
  }

  /** The near edge of the table is 1400 pixels long and the far one 700, 600 up. */
  private static final String PHOTO =
      "[{\"tool\": [100, 900], \"table\": [0, 0]}, {\"tool\": [1500, 900], \"table\": [914.4, 0]},"
          + " {\"tool\": [1150, 300], \"table\": [914.4, 914.4]},"
          + " {\"tool\": [450, 300], \"table\": [0, 914.4]}]";

  private JsonNode photo() {
    return calibrate(PHOTO, ", \"model\": \"projective\"");
  }

  @Test
  void aPhotographIsAFrame() {
    JsonNode result = photo();
    assertEquals(0, result.at("/residual/worst").asDouble(), 1e-9);
    // Pixels run down: mirrored, so that the angles of its axes grow clockwise.
    assertTrue(result.at("/frame/heading/clockwise").asBoolean());
    FrameFigures figures = new Codec().read(FrameFigures.class, result.get("frame").toString());
    CoordinateFrame frame = figures.frame(PlayArea.STANDARD);
    ObjectNode here = Asking.query();
    JsonNode expected = asking.result(here.toString()).get("final");
    Pose end =
        Pose.at(
            expected.get("x").asDouble(),
            expected.get("y").asDouble(),
            expected.get("heading").asDouble());
    ObjectNode there = inPhoto(here, frame);
    there.set("frame", result.get("frame"));
    JsonNode answer = asking.result(there.toString());
    Point at = frame.pointThere(end.position());
    Asking.assertPose(at.x(), at.y(), frame.headingThere(end), answer.get("final"));
    // Lengths and obstacles are what they were.
    assertEquals(asking.result(here.toString()).get("obstacles"), answer.get("obstacles"));
    assertEquals(
        asking.result(here.toString()).at("/margins/edge").asDouble(),
        answer.at("/margins/edge").asDouble(),
        1e-9);
  }

  private static ObjectNode inPhoto(ObjectNode query, CoordinateFrame frame) {
    ObjectNode there = query.deepCopy();
    for (JsonNode pieces : List.of(there.at("/table/ships"), there.at("/table/tokens"))) {
      for (JsonNode piece : pieces) {
        ObjectNode pose = (ObjectNode) piece.get("pose");
        Pose here =
            Pose.at(
                pose.get("x").asDouble(), pose.get("y").asDouble(), pose.get("heading").asDouble());
        Point at = frame.pointThere(here.position());
        pose.put("x", at.x()).put("y", at.y()).put("heading", frame.headingThere(here));
      }
    }
    for (JsonNode corner : there.at("/table/obstacles/0/outline")) {
      Point at = frame.pointThere(new Point(corner.get(0).asDouble(), corner.get(1).asDouble()));
      ((ArrayNode) corner).set(0, at.x()).set(1, at.y());
    }
    return there;
  }

  @Test
  void linesZonesAndRegionsAreInAPhotograph() {
    CoordinateFrame frame =
        new Codec()
            .read(FrameFigures.class, photo().get("frame").toString())
            .frame(PlayArea.STANDARD);
    ObjectNode query = inPhoto(Asking.query(), frame);
    query.set("frame", photo().get("frame"));
    query.remove("ship");
    query.remove("maneuver");
    JsonNode range =
        asking.result(query.put("op", "range").put("from", "red").put("to", "blue").toString());
    JsonNode near = range.at("/line/0");
    // 20 √2 at most from the ship at (200, 100).
    Point from = frame.pointHere(new Point(near.get(0).asDouble(), near.get(1).asDouble()));
    assertTrue(from.distanceTo(new Point(200, 100)) < 28.3, range::toString);
    query.remove("from");
    query.remove("to");
    query.set(
        "piece",
        Asking.tree(
            "{\"ship\": {\"id\": \"new\", \"base\": \"small\","
                + " \"pose\": {\"x\": 800, \"y\": 850, \"heading\": 270}}}"));
    query.set("zone", Asking.tree("[[100, 900], [1500, 900], [1400, 800], [200, 800]]"));
    assertTrue(asking.result(query.put("op", "place").toString()).get("legal").asBoolean());
    JsonNode region = asking.result(query.put("op", "freeRegion").toString()).get("region");
    for (JsonNode corner : region.get(0)) {
      // Inside of the zone by half a base, which is 20 mm at least.
      assertTrue(
          corner.get(1).asDouble() < 880 && corner.get(1).asDouble() > 810, region::toString);
    }
  }

  @Test
  void whatIsBeyondTheHorizonIsRefused() {
    ObjectNode query = Asking.query();
    query.set("frame", photo().get("frame"));
    // The edges meet 600 above the far one.
    Asking.put(query, "/table/ships/0/pose", "{\"x\": 800, \"y\": -400, \"heading\": 0}");
    String message = asking.fault(query.toString(), "bad-value", "/table/ships/0/pose");
    assertTrue(message.endsWith("is on or beyond the frame's horizon"), message);
    // A ship before the camera that flies backwards past it.
    query = Asking.query();
    Asking.remove(query, "/table/obstacles");
    Asking.remove(query, "/table/tokens");
    Asking.put(query, "/table/ships/0/pose", "{\"x\": 100, \"y\": 0, \"heading\": 270}");
    Asking.put(query, "/table/ships/1/pose", "{\"x\": 100, \"y\": 120, \"heading\": 0}");
    Asking.put(query, "/maneuver", "\"5FW\"");
    query.set(
        "frame",
        Asking.tree(
            "{\"projective\": [[1, 0, 0], [0, 1, 0], [0, -0.005, 1]],"
                + " \"heading\": {\"zero\": 0, \"clockwise\": false}}"));
    message = asking.fault(query.toString(), "bad-value", "/frame");
    assertTrue(message.startsWith("the answer's place (-7.33"), message);
    assertTrue(message.endsWith(" is on or beyond the frame's horizon"), message);
  }

  @Test
  void uncertaintyCanBeSentAsItIs() {
    String poses = ", \"poses\": {\"red\": {\"x\": 565, \"y\": 2300.68, \"heading\": 0}}";
    for (String pairs : List.of(CORNERS, PHOTO)) {
      String model = pairs.equals(PHOTO) ? ", \"model\": \"projective\"" : "";
      assertTrue(calibrate(pairs, model + poses).get("uncertainty").isNull());
      assertFalse(calibrate(pairs, model).has("uncertainty"));
      JsonNode result =
          calibrate(pairs, model + ", \"error\": 3" + poses.replace("2300.68", "880"));
      ObjectNode query = Asking.query();
      query.set("frame", result.get("frame"));
      query.set("uncertainty", result.get("uncertainty"));
      Asking.put(query, "/table/ships/0/pose", "{\"x\": 565, \"y\": 880, \"heading\": 0}");
      Asking.put(query, "/table/ships/1/pose", "{\"x\": 800, \"y\": 600, \"heading\": 0}");
      Asking.remove(query, "/table/obstacles");
      Asking.remove(query, "/table/tokens");
      JsonNode answer = asking.answer(query.toString());
      assertTrue(answer.get("ok").asBoolean(), answer::toString);
      assertTrue(answer.at("/result").has("confidence"));
    }
  }

  @Test
  void covariancesAreAlongTheAxesOfASimilarity() {
    // The same board over a table that is turned over: along its own axes nothing changes.
    String rest =
        ", \"error\": 3, \"poses\": {\"red\": {\"x\": 2583.18, \"y\": 1291, \"heading\": 0}}";
    JsonNode down = calibrate(CORNERS, rest).at("/uncertainty/ships/red/covariance");
    String over =
        CORNERS
            .replace(", 0], \"tool", ", 914.4], \"tool")
            .replace("[0, 914.4], \"tool\": [0, 0]", "[0, 0], \"tool\": [0, 0]");
    JsonNode up = calibrate(over, rest).at("/uncertainty/ships/red/covariance");
    for (int i = 0; i < 9; i++) {
      assertEquals(
          up.get(i / 3).get(i % 3).asDouble(), down.get(i / 3).get(i % 3).asDouble(), 1e-7);
    }
    assertTrue(Math.abs(up.get(1).get(2).asDouble()) > 1e-3, up::toString);
  }

  @Test
  void whatDeterminesNoPhotographIsRefused() {
    asking.fault(
        "{\"op\": \"calibrate\", \"model\": \"affine\", \"pairs\": " + PHOTO + "}",
        "bad-value",
        "/model");
    String message =
        asking.fault(
            "{\"op\": \"calibrate\", \"model\": \"projective\", \"pairs\": "
                + PHOTO.replace(
                    "[1150, 300], \"table\": [914.4, 914.4]", "[800, 900], \"table\": [457.2, 0]")
                + "}",
            "bad-value",
            "/pairs");
    assertTrue(message.startsWith("'pairs': the points determine no projective map"), message);
    asking.fault(
        "{\"op\": \"calibrate\", \"error\": -1, \"pairs\": " + PHOTO + "}", "bad-value", "/error");
    asking.fault(
        "{\"op\": \"calibrate\", \"model\": \"projective\", \"error\": 1, \"pairs\": "
            + PHOTO
            + ", \"poses\": {\"red\": {\"x\": 800, \"y\": -400, \"heading\": 0}}}",
        "bad-value",
        "/poses/red");
    StringBuilder poses = new StringBuilder();
    for (int i = 0; i < 6251; i++) {
      poses
          .append(i == 0 ? "" : ", ")
          .append("\"s" + i + "\": {\"x\": 1, \"y\": 1, \"heading\": 0}");
    }
    asking.fault(
        "{\"op\": \"calibrate\", \"error\": 1, \"mirrored\": true, \"pairs\": "
            + PHOTO
            + ", \"poses\": {"
            + poses
            + "}}",
        "too-large",
        "/pairs");
  }
}
