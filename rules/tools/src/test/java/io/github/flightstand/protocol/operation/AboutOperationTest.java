package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.referee.operation.RefereeOperations;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.tools.Asking;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AboutOperationTest {

  private final Asking asking = new Asking();

  @Test
  void itNamesTheVersionAndTheFormats() throws Exception {
    JsonNode about = asking.result("{\"op\":\"about\"}");
    assertEquals(1, about.get("protocol").asInt());
    String version = "<revision>" + about.get("version").asText() + "</revision>";
    // Maven runs a module's tests in the module's directory.
    assertTrue(Files.readString(Path.of("../../pom.xml")).contains(version), version);
    assertEquals(
        "{\"claims\":\"flightstand/1\",\"game\":\"flightstand-game/2\","
            + "\"mission\":\"flightstand-mission/1\"}",
        about.get("formats").toString());
  }

  @Test
  void itNamesEveryOperation() {
    List<String> named = new ArrayList<>();
    asking.result("{\"op\":\"about\"}").get("operations").forEach(op -> named.add(op.asText()));
    assertEquals(RefereeOperations.all().names(), named);
    assertTrue(named.contains("about"));
  }

  @Test
  void itsLimitsAreThoseInForce() {
    JsonNode limits = asking.result("{\"op\":\"about\"}").get("limits");
    assertEquals(4_194_304, limits.get("lineBytes").asInt());
    int nesting = limits.get("nesting").asInt();
    asking.result(nested(nesting));
    String at = "/id" + "/0".repeat(nesting - 1);
    asking.fault(nested(nesting + 1), "too-large", at);
  }

  /** Returns a query with {@code levels} levels of nesting; the query itself is the first. */
  private static String nested(int levels) {
    String id = "[".repeat(levels - 1) + "]".repeat(levels - 1);
    return "{\"op\":\"about\",\"id\":" + id + "}";
  }

  @Test
  void itListsTheCardsIfAsked() {
    assertTrue(asking.result("{\"op\":\"about\"}").path("cards").isMissingNode());
    List<String> cards = new ArrayList<>();
    asking
        .result("{\"op\":\"about\",\"cards\":true}")
        .get("cards")
        .forEach(card -> cards.add(card.asText()));
    assertEquals(cards.stream().distinct().sorted().toList(), cards);
    assertTrue(cards.containsAll(DamageDecks.cards().ids()));
    assertTrue(cards.contains("pushthelimit") && cards.contains("reference-2015/console-fire"));
  }

  @Test
  void itHasNoTable() {
    asking.fault("{\"op\":\"about\",\"frame\":\"tts\"}", "bad-value", "/frame");
    asking.fault("{\"op\":\"about\",\"table\":\"t\"}", "unknown-field", "/table");
  }
}
