package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.tools.Asking;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The answers of {@code threats} are those of {@code maneuver}, {@code attack} and {@code overlap},
 * asked one by one, and keep their symmetries.
 */
class ThreatsAgreementTest {

  private static final List<String> RULES = List.of("reference-2015", "core-2012", "standard-2018");

  private static final List<String> ARCS = List.of("front", "rear", "left", "wide", "turret");

  private static final List<String> CODES =
      List.of("1FG", "2BW", "2NW", "1TW", "2YW", "3FG", "4KR", "3ER", "0OR", "1SR", "3PR", "5FW");

  private final Asking asking = new Asking();

  private static ObjectNode table(Random random, int number) {
    ObjectNode table =
        (ObjectNode)
            Asking.tree(
                "{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":[],\"obstacles\":[]}");
    for (int i = 0; i < 6; i++) {
      String base = i == 5 ? "huge-corvette" : i == 4 ? "large" : "small";
      ObjectNode ship =
          (ObjectNode)
              Asking.tree(
                  Asking.ship(
                      "s" + i,
                      base,
                      i == 5 ? 800 : 150 + random.nextInt(450),
                      i == 5 ? 400 : 100 + random.nextInt(450),
                      random.nextInt(360)));
      if (i > 0) {
        ship.put("player", i % 2 == 0 ? "A" : "B");
      }
      if (i < 5 && random.nextBoolean()) {
        ArrayNode arcs = ship.putArray("arcs");
        for (String arc : ARCS) {
          if (random.nextInt(3) == 0) {
            arcs.add(arc);
          }
        }
      }
      table.withArray("ships").add(ship);
    }
    for (int i = 0; i < 3; i++) {
      int x = 150 + random.nextInt(450);
      int y = 100 + random.nextInt(450);
      table
          .withArray("obstacles")
          .add(
              Asking.tree(
                  "{\"id\":\"o%s\",\"kind\":\"%s\",\"outline\":[[%s,%s],[%s,%s],[%s,%s]]}"
                      .formatted(
                          i, i == 1 ? "debris" : "asteroid", x, y, x + 70, y + 9, x + 30, y + 60)));
    }
    if (number % 2 == 0) {
      table.putArray("touching").add(Asking.tree("[\"s0\",\"s1\"]"));
    }
    return table;
  }

  private static ObjectNode dials(Random random) {
    ObjectNode dials = (ObjectNode) Asking.tree("{}");
    List<String> codes = new ArrayList<>(CODES);
    for (String ship : List.of("s3", "s0", "s1", "s4")) {
      Collections.shuffle(codes, random);
      ArrayNode dial = dials.putArray(ship);
      codes.subList(0, 4).forEach(dial::add);
    }
    return dials;
  }

  private static ObjectNode query(String op, String rules, JsonNode table) {
    ObjectNode query = (ObjectNode) Asking.tree("{\"op\":\"" + op + "\"}");
    query.put("rules", rules).set("table", table);
    return query;
  }

  private static ObjectNode ship(JsonNode table, String id) {
    for (JsonNode ship : table.get("ships")) {
      if (ship.get("id").asText().equals(id)) {
        return (ObjectNode) ship;
      }
    }
    throw new IllegalArgumentException(id);
  }

  private static boolean areFriends(JsonNode one, JsonNode other) {
    return one.has("player") && one.get("player").equals(other.path("player"));
  }

  private static void remove(JsonNode list, String id, boolean pairs) {
    for (int i = list.size() - 1; i >= 0; i--) {
      if (pairs
          ? list.get(i).toString().contains("\"" + id + "\"")
          : list.get(i).get("id").asText().equals(id)) {
        ((ArrayNode) list).remove(i);
      }
    }
  }

  /** Returns the end by the operation {@code maneuver}, and sets the ship there on a copy. */
  private JsonNode moved(String rules, ObjectNode table, String id, String code, ObjectNode after) {
    ObjectNode query = query("maneuver", rules, table);
    JsonNode end = asking.result(query.put("ship", id).put("maneuver", code).toString());
    ship(after, id).set("pose", end.get("final"));
    remove(after.withArray("touching"), id, true);
    for (JsonNode other : end.get("touching")) {
      after.withArray("touching").addArray().add(id).add(other.asText());
    }
    return end;
  }

  /** Returns the attacks of one ship on another by the operation {@code attack}. */
  private List<String> attacks(
      String rules, ObjectNode table, String from, String to, String told) {
    List<String> found = new ArrayList<>();
    JsonNode attacker = ship(table, from);
    JsonNode target = ship(table, to);
    List<String> arcs = new ArrayList<>();
    attacker.path("arcs").forEach(arc -> arcs.add(arc.asText()));
    for (String arc : attacker.has("arcs") ? arcs : List.of("front")) {
      boolean huge = target.get("base").asText().equals("huge-corvette");
      for (String section : huge ? List.of("fore", "aft") : List.of("")) {
        ObjectNode query = query("attack", rules, table);
        query.put("attacker", from).put("target", to).put("arc", arc);
        if (huge) {
          query.put("section", section);
        }
        JsonNode attack = asking.result(query.toString());
        if (attack.get("inArc").asBoolean()
            && attack.get("range").asInt(9) <= 3
            && attack.get("forbidden").isNull()
            && attack.path("sectionClear").asBoolean(true)) {
          found.add(
              "{\"ship\":\"%s\",\"arc\":\"%s\",%s\"range\":%s,\"obstructed\":%s}"
                  .formatted(
                      told,
                      arc,
                      huge ? "\"section\":\"" + section + "\"," : "",
                      attack.get("range"),
                      attack.get("obstructed")));
        }
      }
    }
    return found;
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(one -> texts.add(one.toString()));
    return texts;
  }

  @Test
  void everyAnswerIsThatOfManeuverAndAttack() {
    Random random = new Random(20_260_731);
    int shots = 0;
    int bumps = 0;
    for (int i = 0; i < 30; i++) {
      String rules = RULES.get(i % 3);
      ObjectNode table = table(random, i);
      ObjectNode query = query("threats", rules, table);
      query.set("dials", dials(random));
      for (JsonNode one : asking.result(query.toString()).get("ships")) {
        String id = one.get("ship").asText();
        for (JsonNode end : one.get("ends")) {
          ObjectNode after = table.deepCopy();
          JsonNode alone = moved(rules, table, id, end.get("maneuver").asText(), after);
          for (String field : List.of("final", "outcome", "fled")) {
            assertEquals(alone.get(field), end.get(field), query::toString);
          }
          List<String> shotBy = new ArrayList<>();
          List<String> shoots = new ArrayList<>();
          for (int k = 0; k < 6; k++) {
            String other = "s" + k;
            if (!other.equals(id) && !areFriends(ship(table, id), ship(table, other))) {
              shotBy.addAll(attacks(rules, after, other, id, other));
              shoots.addAll(attacks(rules, after, id, other, other));
            }
          }
          assertEquals(shotBy, texts(end.get("shotBy")), query::toString);
          assertEquals(shoots, texts(end.get("shoots")), query::toString);
          shots += shotBy.size() + shoots.size();
          bumps += alone.get("touching").size();
        }
      }
    }
    assertTrue(shots > 500 && bumps > 20, shots + " shots, " + bumps + " bumps");
  }

  @Test
  void everyPairOfEndsIsThatOfManeuverAndAttack() {
    Random random = new Random(19_770_525);
    int shots = 0;
    int overlaps = 0;
    for (int i = 0; i < 12; i++) {
      String rules = RULES.get(i % 3);
      ObjectNode table = table(random, i);
      ObjectNode query = query("threats", rules, table).put("theirs", "dials");
      JsonNode dials = dials(random);
      query.set("dials", dials);
      for (JsonNode one : asking.result(query.toString()).get("ships")) {
        String id = one.get("ship").asText();
        for (JsonNode end : one.get("ends")) {
          ObjectNode after = without(table, dials, id);
          moved(rules, without(table, dials, id), id, end.get("maneuver").asText(), after);
          List<String> expected = new ArrayList<>();
          for (int k = 0; k < 6; k++) {
            String other = "s" + k;
            if (other.equals(id) || areFriends(ship(table, id), ship(table, other))) {
              continue;
            }
            if (!dials.has(other)) {
              expected.addAll(attacks(rules, after, other, id, other));
              continue;
            }
            for (JsonNode code : dials.get(other)) {
              ObjectNode both = after.deepCopy();
              ObjectNode placed = ship(table, other).deepCopy();
              both.withArray("ships").add(placed);
              ObjectNode theirs = without(table, dials, other);
              JsonNode alone = moved(rules, theirs, other, code.asText(), theirs.deepCopy());
              placed.set("pose", alone.get("final"));
              if (overlap(both, id, other)) {
                overlaps++;
                continue;
              }
              for (String shot : attacks(rules, both, other, id, other)) {
                expected.add(shot.replace("}", ",\"maneuvers\":" + code + "}"));
              }
            }
          }
          List<String> told = new ArrayList<>();
          for (JsonNode shot : end.get("shotBy")) {
            ObjectNode single = shot.deepCopy();
            JsonNode codes = single.remove("maneuvers");
            String text = single.toString();
            if (codes == null) {
              told.add(text);
            } else {
              codes.forEach(code -> told.add(text.replace("}", ",\"maneuvers\":" + code + "}")));
            }
          }
          shots += told.size();
          Collections.sort(expected);
          Collections.sort(told);
          assertEquals(expected, told, query::toString);
        }
      }
    }
    assertTrue(shots > 300 && overlaps > 10, shots + " shots, " + overlaps + " overlaps");
  }

  private static ObjectNode without(ObjectNode table, JsonNode dials, String mover) {
    ObjectNode rest = table.deepCopy();
    dials
        .fieldNames()
        .forEachRemaining(
            id -> {
              if (!id.equals(mover)) {
                remove(rest.get("ships"), id, false);
                remove(rest.withArray("touching"), id, true);
              }
            });
    return rest;
  }

  private boolean overlap(ObjectNode table, String one, String other) {
    for (JsonNode pair :
        asking.result(query("overlap", "reference-2015", table).toString()).get("pairs")) {
      if (pair.get("relation").asText().equals("overlap")
          && List.of(one, other)
              .containsAll(List.of(pair.get("a").asText(), pair.get("b").asText()))) {
        return true;
      }
    }
    return false;
  }

  /** Ships that all stay where they are shoot at those that are shot at by them. */
  @Test
  void whoShootsIsWhoIsShotAt() {
    Random random = new Random(3);
    for (int i = 0; i < 20; i++) {
      ObjectNode query = query("threats", RULES.get(i % 3), table(random, 1));
      query.set(
          "dials",
          Asking.tree("{\"s0\":[\"0OR\"],\"s1\":[\"0OR\"],\"s2\":[\"0OR\"],\"s3\":[\"0OR\"]}"));
      TreeMap<String, String> shoots = new TreeMap<>();
      TreeMap<String, String> shotBy = new TreeMap<>();
      JsonNode standing = asking.result(query.toString());
      for (JsonNode one : standing.get("ships")) {
        String id = one.get("ship").asText();
        one.at("/ends/0/shoots").forEach(shot -> note(shoots, id, shot.get("ship").asText(), shot));
        one.at("/ends/0/shotBy").forEach(shot -> note(shotBy, shot.get("ship").asText(), id, shot));
      }
      shoots.keySet().removeIf(pair -> pair.contains("s4") || pair.contains("s5"));
      shotBy.keySet().removeIf(pair -> pair.contains("s4") || pair.contains("s5"));
      assertEquals(shotBy, shoots);
    }
  }

  private static void note(TreeMap<String, String> all, String from, String to, JsonNode shot) {
    all.merge(
        from + " at " + to,
        shot.get("arc") + " " + shot.get("range") + " " + shot.get("obstructed"),
        (one, more) -> one + ", " + more);
  }

  /** A table in a mirror has the mirrored maneuvers' ends, with left and right exchanged. */
  @Test
  void mirrored() {
    Random random = new Random(4);
    for (int i = 0; i < 20; i++) {
      ObjectNode query = query("threats", RULES.get(i % 3), table(random, i));
      query.set("dials", dials(random));
      ObjectNode mirror = query.deepCopy();
      for (JsonNode ship : mirror.at("/table/ships")) {
        ObjectNode pose = (ObjectNode) ship.get("pose");
        pose.put("x", 914 - pose.get("x").asDouble());
        pose.put("heading", 180 - pose.get("heading").asDouble());
        ArrayNode arcs = (ArrayNode) ship.get("arcs");
        for (int k = 0; arcs != null && k < arcs.size(); k++) {
          arcs.set(k, arcs.get(k).asText().replace("left", "right"));
        }
      }
      for (JsonNode rock : mirror.at("/table/obstacles")) {
        rock.get("outline")
            .forEach(point -> ((ArrayNode) point).set(0, 914 - point.get(0).asDouble()));
      }
      for (JsonNode ship : List.of(query, mirror)) {
        ((ObjectNode) ship.at("/table/playArea")).put("width", 914);
      }
      for (JsonNode dial : mirror.get("dials")) {
        for (int k = 0; k < dial.size(); k++) {
          ((ArrayNode) dial).set(k, Maneuver.parse(dial.get(k).asText()).mirrored().code());
        }
      }
      List<String> one = shots(query);
      assertFalse(one.isEmpty());
      assertEquals(one, shots(mirror).stream().map(shot -> shot.replace("right", "left")).toList());
    }
  }

  private List<String> shots(ObjectNode query) {
    List<String> shots = new ArrayList<>();
    asking
        .result(query.toString())
        .findParents("shotBy")
        .forEach(end -> shots.add(end.get("shotBy") + " " + end.get("shoots")));
    return shots;
  }
}
