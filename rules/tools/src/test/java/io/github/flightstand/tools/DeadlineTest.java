package io.github.flightstand.tools;

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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
            .withDeadline(1000)
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
  @Timeout(5)
  void aFreeRegionAmongManySmallRocksIsGivenUpInTime() throws IOException {
    String rocks =
        IntStream.range(0, 490)
            .mapToObj(
                i ->
                    "{\"id\":\"r%s\",\"kind\":\"asteroid\",\"outline\":%s}"
                        .formatted(i, ring(30 + 36 * (i % 24), 30 + 40 * (i / 24))))
            .collect(Collectors.joining(","));
    String line =
        "{\"op\":\"freeRegion\",\"piece\":{\"obstacle\":{\"id\":\"new\",\"kind\":\"debris\",\"outline\":%s}},"
                .formatted(ring(0, 0))
            + "\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":[],\"obstacles\":[%s]}}\n"
                .formatted(rocks);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Conversation(new Responder())
        .withDeadline(500)
        .hold(new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8)), out);
    String answer = out.toString(StandardCharsets.UTF_8);
    assertTrue(answer.contains("\"too-slow\""), answer);
  }

  private static String ring(double x, double y) {
    return IntStream.range(0, 10)
        .mapToObj(
            i ->
                "[%s,%s]"
                    .formatted(
                        x + 3 * StrictMath.cos(Math.PI * i / 5),
                        y + 3 * StrictMath.sin(Math.PI * i / 5)))
        .collect(Collectors.joining(",", "[", "]"));
  }

  @Test
  void aDeadlineIsPositive() {
    assertThrows(IllegalArgumentException.class, () -> new Conversation(responder).withDeadline(0));
  }
}
