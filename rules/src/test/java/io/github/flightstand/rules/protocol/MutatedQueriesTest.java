package io.github.flightstand.rules.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.rules.protocol.operation.Operations;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Ten thousand spoilt queries in one conversation: each is answered, none ends it. */
class MutatedQueriesTest {

  private static final int COUNT = 10_000;

  @Test
  void everyOneIsAnsweredAndTheSoundOneAfterThemToo() throws IOException {
    Mutations mutations = new Mutations(20_121_117);
    byte[] query = Asking.QUERY.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream in = new ByteArrayOutputStream();
    for (int i = 0; i < COUNT; i++) {
      in.writeBytes(
          i % 2 == 0
              ? mutations.bytes(query)
              : mutations.structure(Asking.query()).toString().getBytes(StandardCharsets.UTF_8));
      in.write('\n');
    }
    in.writeBytes(query);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Conversation(new Responder(Operations.standard()))
        .hold(new ByteArrayInputStream(in.toByteArray()), out);
    List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals(COUNT + 1, answers.size());
    int sound = 0;
    Set<String> codes = new HashSet<>();
    for (String line : answers) {
      JsonNode answer = Asking.tree(line);
      if (answer.get("ok").asBoolean()) {
        sound++;
      } else {
        codes.add(answer.at("/error/code").asText());
        String message = answer.at("/error/message").asText();
        assertFalse(message.isEmpty() || message.contains("\n"), line);
        assertFalse(message.contains("Exception") || message.contains("cannot be worked"), line);
      }
    }
    assertTrue(Asking.tree(answers.get(COUNT)).get("ok").asBoolean());
    // The mix is as meant: some mutations leave a query sound, and the others fail in many ways.
    assertTrue(sound > COUNT / 100 && sound < COUNT / 2, "so many are sound: " + sound);
    assertEquals(
        Set.of(
            "not-json",
            "unknown-op",
            "missing-field",
            "bad-value",
            "unknown-field",
            "unknown-ship",
            "duplicate-id",
            "bad-outline"),
        codes);
  }
}
