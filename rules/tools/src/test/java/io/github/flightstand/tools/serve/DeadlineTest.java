package io.github.flightstand.tools.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.protocol.operation.Operation;
import io.github.flightstand.protocol.operation.Operations;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A query that takes too long is given up, and only that one. */
@Timeout(30)
class DeadlineTest {

  record Nothing() {}

  /** Answers {@code quick} at once and {@code endless} never. */
  private final Responder responder =
      new Responder(
          new Operations(
              Map.of(
                  "quick",
                  new Operation<>(Nothing.class, Nothing.class, query -> new Nothing()),
                  "endless",
                  new Operation<>(Nothing.class, Nothing.class, query -> endless()))),
          defect -> {});

  private static Nothing endless() {
    while (true) {
      Interruption.check();
    }
  }

  @Test
  void aQueryThatIsLateIsTooSlowAndTheNextIsAnswered() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String lines = "{\"op\":\"quick\"}\n{\"id\":7,\"op\":\"endless\"}\n".repeat(2);
    assertFalse(
        new Conversation(responder)
            .withDeadline(40)
            .hold(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)), out));
    List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals(4, answers.size());
    for (int i = 0; i < 4; i += 2) {
      assertEquals("{\"ok\":true,\"result\":{}}", answers.get(i));
      assertTrue(
          answers.get(i + 1).startsWith("{\"id\":7,\"ok\":false,\"error\":{\"code\":\"too-slow\","),
          answers.get(i + 1));
    }
    assertFalse(Thread.currentThread().isInterrupted());
  }

  @Test
  void aSearchGivesUpIfItsThreadIsInterrupted() {
    Thread.currentThread().interrupt();
    try {
      String answer = new Responder().answer(Asking.QUERY).json();
      assertTrue(answer.contains("\"too-slow\""), answer);
      assertTrue(Thread.currentThread().isInterrupted());
    } finally {
      Thread.interrupted();
    }
    assertTrue(new Responder().answer(Asking.QUERY).ok());
  }

  @Test
  void aDeadlineIsPositive() {
    assertThrows(IllegalArgumentException.class, () -> new Conversation(responder).withDeadline(0));
  }
}
