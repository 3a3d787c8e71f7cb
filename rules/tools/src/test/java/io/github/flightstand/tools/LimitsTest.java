package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How much a query may hold: up to the limit it is answered, beyond it is too large. */
class LimitsTest {

  private final Asking asking = new Asking();

  private static String list(int size, IntFunction<String> element) {
    return IntStream.range(0, size).mapToObj(element).collect(Collectors.joining(",", "[", "]"));
  }

  private static String outline(int corners) {
    return list(
        corners,
        i ->
            String.format(
                Locale.ROOT,
                "[%.6f,%.6f]",
                400 + 50 * Math.cos(2 * Math.PI * i / corners),
                600 + 50 * Math.sin(2 * Math.PI * i / corners)));
  }

  private static String obstacle(int number, String outline) {
    return "{\"id\":\"o" + number + "\",\"kind\":\"debris\",\"outline\":" + outline + "}";
  }

  private static String query(String ships, String obstacles, String rest) {
    return "{\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":"
        + ships
        + ",\"obstacles\":"
        + obstacles
        + "},"
        + rest
        + "}";
  }

  private static final String RANGE = "\"op\":\"range\",\"from\":\"s0\",\"to\":\"s1\"";

  private static String ships(int count, double step) {
    return list(count, i -> Asking.ship("s" + i, "small", 100 + step * i, 100, 90));
  }

  private static String rows(int rows) {
    return list(
        9 * rows, i -> Asking.ship("s" + i, "small", 100 + 40 * (i % 9), 100 + 60 * (i / 9), 90));
  }

  @Test
  void anOutlineHasAThousandCorners() {
    String ships = ships(2, 50);
    asking.result(query(ships, list(1, i -> obstacle(i, outline(1000))), RANGE));
    String many = query(ships, list(2, i -> obstacle(i, outline(i == 0 ? 9 : 1001))), RANGE);
    assertEquals(
        "'outline' has more than 1000 corners, expected at most 1000",
        asking.fault(many, "too-large", "/table/obstacles/1/outline"));
    String zone = list(1001, i -> "[0, " + i + "]");
    asking.fault(
        query(
            ships,
            "[]",
            "\"op\":\"place\",\"zone\":"
                + zone
                + ",\"piece\":{\"ship\":"
                + Asking.ship("new", "small", 1, 2, 3)
                + "}"),
        "too-large",
        "/zone");
  }

  @Test
  void allOutlinesHaveTwentyThousand() {
    String ships = ships(2, 50);
    String outline = outline(1000);
    asking.result(query(ships, list(20, i -> obstacle(i, outline)), RANGE));
    assertEquals(
        "the outlines have 20009 corners together, expected at most 20000",
        asking.fault(
            query(ships, list(21, i -> obstacle(i, i == 20 ? outline(9) : outline)), RANGE),
            "too-large",
            "/table/obstacles"));
  }

  @Test
  void aTableHasTwoThousandPieces() {
    String rock = outline(3);
    asking.result(query(ships(1000, 1), list(1000, i -> obstacle(i, rock)), RANGE));
    assertEquals(
        "with 'obstacles' there are 2001 pieces on the table, expected at most 2000",
        asking.fault(
            query(ships(1000, 1), list(1001, i -> obstacle(i, rock)), RANGE),
            "too-large",
            "/table/obstacles"));
    asking.fault(query(ships(2001, 1), "[]", RANGE), "too-large", "/table/ships");
  }

  @Test
  void anAnswerListsTenThousandPairs() {
    // 141 ships on one pose are 9870 pairs, 142 are 10011.
    assertEquals(
        9870, asking.result(query(ships(141, 0), "[]", "\"op\":\"overlap\"")).get("pairs").size());
    String message =
        asking.fault(query(ships(142, 0), "[]", "\"op\":\"overlap\""), "too-large", "/table");
    assertTrue(message.contains("10000"), message);
  }

  @Test
  void anAnswerHasEightMebibytes() {
    String far = list(141, i -> Asking.ship("s" + "-".repeat(500) + i, "small", 100, 100, 90));
    assertEquals(
        "the answer would be longer than 8388608 bytes, expected less",
        asking.fault(query(far, "[]", "\"op\":\"overlap\""), "too-large", ""));
  }

  @Test
  void aDialHasTwoHundredManeuvers() {
    String dial = list(201, i -> "\"1FG\"");
    String squad = "{\"op\":\"squad\",\"squad\":{\"ships\":[{\"id\":\"s\",\"dial\":%s}]}}";
    assertEquals(
        "'dial' has more than 200 maneuvers, expected at most 200",
        asking.fault(squad.formatted(dial), "too-large", "/squad/ships/0/dial"));
  }

  @Test
  void anObjectOfWhatAnybodyMayAddHasFiveThousandMembers() {
    for (int members : new int[] {5000, 5001}) {
      String object = list(members, i -> "\"m" + i + "\":1").replace('[', '{').replace(']', '}');
      String id = "{\"id\":%s,\"op\":\"forget\",\"table\":\"t\"}".formatted(object);
      String squad =
          "{\"op\":\"squad\",\"squad\":{\"xws\":{\"pilots\":[],\"vendor\":%s}}}".formatted(object);
      if (members == 5000) {
        asking.fault(id, "unknown-table", "/table");
        asking.result(squad);
      } else {
        asking.fault(id, "too-large", "/id");
        assertEquals(
            "'vendor' has more than 5000 members, expected at most 5000",
            asking.fault(squad, "too-large", "/squad/xws/vendor"));
      }
    }
  }

  @Test
  void aSquadHasAHundredShipsOfFiftyCards() {
    String xws = "{\"op\":\"squad\",\"squad\":{\"xws\":{\"faction\":\"rebel\",\"pilots\":%s}}}";
    String pilot = "{\"name\":\"wedgeantilles\",\"ship\":\"xwing\",\"upgrades\":{\"amd\":%s}}";
    asking.result(xws.formatted(list(100, i -> pilot.formatted("[]"))));
    asking.result(xws.formatted(list(1, i -> pilot.formatted(list(50, j -> "\"r2d2\"")))));
    assertEquals(
        "'pilots' has more than 100 ships, expected at most 100",
        asking.fault(
            xws.formatted(list(101, i -> pilot.formatted("[]"))),
            "too-large",
            "/squad/xws/pilots"));
    assertEquals(
        "'upgrades' has more than 50 cards, expected at most 50",
        asking.fault(
            xws.formatted(list(1, i -> pilot.formatted(list(16_000, j -> "\"r2d2\"")))),
            "too-large",
            "/squad/xws/pilots/0/upgrades"));
    String ships = "{\"op\":\"squad\",\"squad\":{\"ships\":%s}}";
    String ship = "{\"id\":\"s%s\",\"ship\":\"xwing\",\"cards\":%s}";
    asking.result(ships.formatted(list(100, i -> ship.formatted(i, "[]"))));
    asking.fault(
        ships.formatted(list(101, i -> ship.formatted(i, "[]"))), "too-large", "/squad/ships");
    asking.fault(
        ships.formatted(list(2, i -> ship.formatted(i, list(51 * i, j -> "\"r2d2\"")))),
        "too-large",
        "/squad/ships/1/cards");
  }

  /** Returns one of 32,768 names with one hash, as "Aa" and "BB" have the same in Java. */
  private static String colliding(int number) {
    return IntStream.range(0, 15)
        .mapToObj(bit -> (number >> bit & 1) == 0 ? "Aa" : "BB")
        .collect(Collectors.joining());
  }

  @Test
  @Timeout(10)
  void namesThatCollideTakeNoLongerThanOthers() {
    String errors =
        IntStream.range(0, 1 << 15)
            .mapToObj(i -> "\"" + colliding(i) + "\":{\"position\":1,\"heading\":1}")
            .collect(Collectors.joining(","));
    String sure = "\"uncertainty\":{\"ships\":{" + errors + "}},\"op\":\"overlap\"";
    String fault = asking.answer(query(ships(1, 0), "[]", sure)).toString();
    assertTrue(fault.contains("\"unknown-ship\""), fault);
  }

  @Test
  @Timeout(10)
  void allPairsOfManyShipsMayTouch() {
    // The hashes of such names, in pairs, have some 600 sums for all 44,850 pairs.
    String pairs =
        IntStream.range(0, 300)
            .boxed()
            .flatMap(i -> IntStream.range(0, i).mapToObj(j -> "[\"s" + i + "\",\"s" + j + "\"]"))
            .collect(Collectors.joining(","));
    asking.result(
        query(ships(300, 3), "[]", RANGE)
            .replace("\"playArea\"", "\"touching\":[" + pairs + "],\"playArea\""));
  }

  /** 200 ships on one place, whose names, and so all 19,900 pairs of them, have one hash. */
  @Test
  @Timeout(60)
  void shipsMayMoveInAGameInWhichAllPairsTouchAndNamesCollide() {
    IntFunction<String> ship =
        i ->
            """
            {"id": "%s", "base": "small", "skill": 1, "attack": 1, "agility": 0, "hull": 9,
             "shields": 0, "actions": [], "dial": ["1FW"],
             "pose": {"x": %s, "y": %s, "heading": 90}}"""
                .formatted(colliding(i), 40 + 41 * (i % 20), 100 + 41 * (i / 20));
    String start =
        """
        {"op": "start", "setup": {"placed": true, "chance": {"seed": 7}, "initiative": "A",
          "players": [{"id": "A", "squad": {"ships": %s}}, {"id": "B", "squad": {"ships": %s}}]}}
        """
            .formatted(list(100, ship), list(100, i -> ship.apply(100 + i)));
    JsonNode game = asking.result(start).get("game");
    ObjectNode table = (ObjectNode) game.get("state").get("table");
    table
        .get("ships")
        .forEach(one -> one.withObject("pose").put("x", 400).put("y", 400).put("heading", 90));
    ArrayNode pairs = table.putArray("touching");
    for (int i = 0; i < 200; i++) {
      for (int j = 0; j < i; j++) {
        pairs.addArray().add(colliding(i)).add(colliding(j));
      }
    }
    String act =
        "{\"op\":\"act\",\"game\":%s,\"keep\":\"g\",\"decisions\":\"none\",\"player\":\"A\",\"by\":"
            + "\"random\",\"opponents\":{\"B\":\"random\"}}";
    int moved = 0;
    JsonNode result = asking.result(act.formatted(game));
    while (moved < 20) {
      result = asking.result(act.formatted("\"g\""));
      for (JsonNode event : result.get("events")) {
        moved += event.get("kind").textValue().equals("moved") ? 1 : 0;
      }
    }
  }

  @Test
  void aFreeRegionIsCutOutByFiveThousandPairsOfParts() {
    // A small ship has five parts, its base and four guides, and a rock of 1000 corners in an
    // even circle one.
    String piece =
        "\"op\":\"freeRegion\",\"piece\":{\"ship\":" + Asking.ship("new", "small", 1, 2, 3) + "}";
    asking.result(query(ships(199, 0), list(5, i -> obstacle(i, outline(1000))), piece));
    assertEquals(
        "the piece has 5 convex parts, what is around it 1005, expected at most 5000 pairs of"
            + " them",
        asking.fault(
            query(ships(200, 0), list(5, i -> obstacle(i, outline(1000))), piece),
            "too-large",
            "/piece/ship"));
  }

  @Test
  void errorsAreCountedOfFiftyShipsAndAmongAThousandCorners() {
    String sure = "\"uncertainty\":{\"position\":0.5,\"heading\":1},";
    String roll = sure + "\"op\":\"barrelRoll\",\"ship\":\"s0\",\"direction\":\"left\"";
    assertEquals(
        "'uncertainty': there are 51 ships whose errors matter, expected at most 50 where the"
            + " answer hangs on errors",
        asking.fault(query(ships(51, 0.01), "[]", roll), "too-large", "/uncertainty"));
    String rocks = list(2, i -> obstacle(i, outline(501)));
    asking.fault(query(ships(2, 1), rocks, roll), "too-large", "/uncertainty");
    // Ships edge on edge in six rows of nine: 48 pairs within a row, none between rows.
    asking.result(query(rows(6), "[]", sure + "\"op\":\"overlap\""));
    asking.fault(query(rows(7), "[]", sure + "\"op\":\"overlap\""), "too-large", "/uncertainty");
  }
}
