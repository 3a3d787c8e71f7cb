package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.referee.operation.RefereeOperations;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Ten thousand spoilt queries, of every operation, in one conversation: each is answered, none ends
 * it.
 */
class MutatedQueriesTest {

  private static final int COUNT = 10_000;

  private final List<ObjectNode> sound = Asking.everyOperation();

  @Test
  void everyOperationIsAskedFor() {
    Set<String> asked = sound.stream().map(q -> q.get("op").asText()).collect(Collectors.toSet());
    assertEquals(Set.copyOf(RefereeOperations.all().names()), asked);
  }

  @Test
  void everyOneIsAnsweredAndTheSoundOnesAfterThemToo() throws IOException {
    List<byte[]> lines = spoilt();
    sound.forEach(query -> lines.add(query.toString().getBytes(StandardCharsets.UTF_8)));
    List<JsonNode> answers = conversation(lines);
    assertEquals(lines.size(), answers.size());
    int good = 0;
    Set<String> codes = new HashSet<>();
    for (JsonNode answer : answers.subList(0, COUNT)) {
      if (answer.get("ok").asBoolean()) {
        good++;
      } else {
        codes.add(answer.at("/error/code").asText());
        String message = answer.at("/error/message").asText();
        assertFalse(message.isEmpty() || message.contains("\n"), message);
        assertFalse(message.contains("Exception") || message.contains("defect"), message);
      }
    }
    for (int i = 0; i < sound.size(); i++) {
      JsonNode answer = answers.get(COUNT + i);
      assertTrue(answer.get("ok").asBoolean(), answer::toString);
      assertEquals(i, answer.get("id").asInt());
    }
    // Now and then a spoilt command is still one, and refused, or something has a name that nobody
    // keeps.
    codes.removeAll(Set.of("refused", "unknown-table", "unknown-game", "unknown-log"));
    // The mix is as meant: some mutations leave a query sound, and the others fail in many ways.
    assertTrue(good > COUNT / 100 && good < COUNT / 2, "so many are sound: " + good);
    assertEquals(
        Set.of(
            "not-json",
            "unknown-op",
            "missing-field",
            "bad-value",
            "unknown-field",
            "unknown-ship",
            "unknown-rules",
            "duplicate-id",
            "bad-outline"),
        codes);
  }

  @Test
  void theIdComesBackAndThePointerLeadsIntoTheQuery() throws IOException {
    Mutations mutations = new Mutations(7);
    List<JsonNode> queries = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      queries.add(mutations.structure(sound.get(i % sound.size()).deepCopy()));
    }
    List<JsonNode> answers =
        conversation(
            queries.stream().map(q -> q.toString().getBytes(StandardCharsets.UTF_8)).toList());
    for (int i = 0; i < queries.size(); i++) {
      JsonNode query = queries.get(i);
      JsonNode answer = answers.get(i);
      assertEquals(query.get("id"), answer.get("id"), answer::toString);
      if (!answer.get("ok").asBoolean()) {
        JsonPointer at = JsonPointer.compile(answer.at("/error/at").asText());
        // A missing field's pointer leads to where it should be: into something that is there.
        JsonNode place =
            answer.at("/error/code").asText().equals("missing-field")
                ? query.at(at.head())
                : query.at(at);
        assertFalse(place.isMissingNode(), () -> query + " " + answer);
      }
    }
  }

  private List<byte[]> spoilt() {
    Mutations mutations = new Mutations(20_121_117);
    List<byte[]> lines = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      ObjectNode query = sound.get(i / 2 % sound.size()).deepCopy();
      lines.add(
          i % 2 == 0
              ? mutations.bytes(query.toString().getBytes(StandardCharsets.UTF_8))
              : mutations.structure(query).toString().getBytes(StandardCharsets.UTF_8));
    }
    return lines;
  }

  private static List<JsonNode> conversation(List<byte[]> lines) throws IOException {
    ByteArrayOutputStream in = new ByteArrayOutputStream();
    for (byte[] line : lines) {
      in.writeBytes(line);
      in.write('\n');
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Conversation(new Responder()).hold(new ByteArrayInputStream(in.toByteArray()), out);
    return out.toString(StandardCharsets.UTF_8).lines().map(Asking::tree).toList();
  }
}
