package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.operation.Operation;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.rules.engine.hook.CardException;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What stands around a result: ids that come back, an answer a line, and no end before the input's.
 */
class EnvelopeTest {

  private static List<String> converse(byte[] input) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      new Conversation(new Responder()).hold(new ByteArrayInputStream(input), out);
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static List<String> converse(String input) {
    return converse(input.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7",
        "1.0",
        "1e5",
        "-0",
        "12345678901234567890",
        "1E400",
        "null",
        "true",
        "\"\"",
        "\"é𝄞\\n\\u0000\\\"\"",
        "\"\\ud834\"",
        "[1,[2,{\"b\":null,\"a\":[]}]]",
        "{\"x\":1.50,\"a\":{}}"
      })
  void anIdComesBackAsItWasSent(String id) {
    List<String> answers =
        converse(
            Asking.QUERY.replace("{\"op\"", "{\"id\": " + id + ", \"op\"")
                + "\n{\"op\":\"fly\",\"id\":"
                + id
                + "}");
    assertEquals(2, answers.size());
    assertTrue(answers.get(0).startsWith("{\"id\":" + id + ",\"ok\":true,\"result\":{"));
    assertTrue(answers.get(1).startsWith("{\"id\":" + id + ",\"ok\":false,\"error\":{"));
  }

  @Test
  void noIdComesBackWhereNoneWasSentOrCouldBeRead() {
    List<String> answers =
        converse(
            Asking.QUERY
                + "\n{\"op\":\"fly\"}\n{\"id\":7\n"
                + "{\"id\":"
                + "[".repeat(64)
                + "]".repeat(64)
                + "}");
    assertEquals(4, answers.size());
    for (String answer : answers) {
      assertTrue(answer.startsWith("{\"ok\":"), answer);
    }
  }

  @Test
  void anIdComesBackFromALineWhoseOtherFieldsAreTooDeep() {
    String deep = "{\"op\":\"overlap\",\"x\":" + "[".repeat(99) + "]".repeat(99) + ",\"id\":7}";
    assertTrue(converse(deep).get(0).startsWith("{\"id\":7,\"ok\":false,"));
  }

  @Test
  void everyLineIsAnsweredInOrderWhateverStoodBefore() {
    String tooLong = "x".repeat(LineReader.MAX_BYTES + 1);
    List<String> answers =
        converse(
            "{\"id\":1,\"op\":\"fly\"}\n\n  \n" + tooLong + "\r\n\u0000\n{\"id\":2}\r\n{\"id\":3}");
    assertEquals(5, answers.size());
    assertTrue(answers.get(0).contains("unknown-op"));
    assertTrue(answers.get(1).contains("too-large"));
    assertTrue(answers.get(2).contains("not-json"));
    assertTrue(answers.get(3).startsWith("{\"id\":2,"));
    assertTrue(answers.get(4).startsWith("{\"id\":3,"));
  }

  @Test
  void aLineOfTheGreatestSizeIsAnswered() {
    String query = Asking.QUERY;
    String padded = query + " ".repeat(LineReader.MAX_BYTES - query.length());
    assertTrue(converse(padded + "\n").get(0).startsWith("{\"ok\":true,"));
    assertTrue(converse(padded + " \n").get(0).contains("too-large"));
  }

  @Test
  void aConversationTellsWhetherAllWentWell() throws IOException {
    Conversation conversation = new Conversation(new Responder());
    OutputStream nowhere = OutputStream.nullOutputStream();
    String query = Asking.QUERY + "\n";
    assertTrue(
        conversation.hold(
            new ByteArrayInputStream(query.getBytes(StandardCharsets.UTF_8)), nowhere));
    query += "{}\n";
    assertFalse(
        conversation.hold(
            new ByteArrayInputStream(query.getBytes(StandardCharsets.UTF_8)), nowhere));
  }

  @Test
  void anAnswerIsOutBeforeTheNextLineIsAwaited() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<Long> answersWhenAwaiting = new ArrayList<>();
    Iterator<InputStream> pieces =
        Stream.of("{}\n{}\n{", "}\n", "{}")
            .peek(
                piece ->
                    answersWhenAwaiting.add(out.toString(StandardCharsets.UTF_8).lines().count()))
            .<InputStream>map(
                piece -> new ByteArrayInputStream(piece.getBytes(StandardCharsets.UTF_8)))
            .iterator();
    @SuppressWarnings("JdkObsolete") // A sequence of streams asks for nothing newer.
    Enumeration<InputStream> onDemand =
        new Enumeration<>() {
          @Override
          public boolean hasMoreElements() {
            return pieces.hasNext();
          }

          @Override
          public InputStream nextElement() {
            return pieces.next();
          }
        };
    new Conversation(new Responder(new Operations(Map.of()), defect -> {}))
        .hold(new SequenceInputStream(onDemand), new BufferedOutputStream(out, 1 << 20));
    assertEquals(List.of(0L, 2L, 3L), answersWhenAwaiting);
    assertEquals(4, out.toString(StandardCharsets.UTF_8).lines().count());
  }

  @Test
  void aListenerWhoLeavesEndsTheConversationQuietly() throws IOException {
    int[] written = {0};
    OutputStream closing =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            if (++written[0] > 10) {
              throw new IOException("Broken pipe");
            }
          }
        };
    byte[] input = "{}\n".repeat(100).getBytes(StandardCharsets.UTF_8);
    new Conversation(new Responder(new Operations(Map.of()), defect -> {}))
        .hold(new ByteArrayInputStream(input), closing);
    assertEquals(11, written[0]);
  }

  /** What an operation is asked, or says, that fails in a way nobody foresaw. */
  record Nothing() {}

  private static Responder failing(Throwable failure, Consumer<Throwable> defects) {
    Operation<Nothing, Nothing> failing =
        new Operation<>(
            Nothing.class,
            Nothing.class,
            query -> {
              if (failure instanceof RuntimeException unforeseen) {
                throw unforeseen;
              }
              throw (Error) failure;
            });
    Operation<Nothing, Nothing> sound =
        new Operation<>(Nothing.class, Nothing.class, query -> new Nothing());
    return new Responder(new Operations(Map.of("fail", failing, "work", sound)), defects);
  }

  @Test
  void aDefectOfTheProgramIsToldAsSuchAndTheNextLineIsAnswered() {
    String query = "{\"id\":7,\"op\":\"fail\"}";
    List<Throwable> defects = new ArrayList<>();
    IllegalStateException failure = new IllegalStateException("x\n\ty");
    Responder clumsy = failing(failure, defects::add);
    assertEquals(
        "{\"id\":7,\"ok\":false,\"error\":{\"code\":\"internal\",\"message\":\"this is a defect of"
            + " the program, not a fault of its input, please report it with the input"
            + " ('java.lang.IllegalStateException: x\\\\u000a\\\\u0009y')\",\"at\":\"\"}}",
        clumsy.answer(query).json());
    assertEquals(List.of(failure), defects);
    assertTrue(clumsy.answer("{\"op\":\"work\"}").ok());
  }

  private static List<Error> errors() {
    return List.of(
        new StackOverflowError(),
        new AssertionError("x"),
        new NoSuchMethodError("x"),
        new ExceptionInInitializerError("x"),
        new Error("x"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void anErrorIsADefectAndNoThreadEndsByIt(Error failure) throws IOException {
    String lines = "{\"op\":\"fail\"}\n".repeat(9) + "{\"op\":\"work\"}\n";
    for (int threads = 1; threads <= 3; threads++) {
      List<Throwable> defects = Collections.synchronizedList(new ArrayList<>());
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      new Conversation(failing(failure, defects::add))
          .withThreads(threads)
          .hold(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)), out);
      List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
      assertEquals(10, answers.size());
      assertTrue(answers.get(8).contains("\"internal\""), answers.get(8));
      assertTrue(answers.get(8).contains("('" + failure.getClass().getName()), answers.get(8));
      assertEquals("{\"ok\":true,\"result\":{}}", answers.get(9));
      assertEquals(Collections.nCopies(9, failure), defects);
    }
  }

  @Test
  void aCardThatFailsIsToldByItsNameAndIsNoDefect() {
    List<Throwable> defects = new ArrayList<>();
    Responder carded =
        failing(new CardException("x", new IllegalStateException("y")), defects::add);
    String answer = carded.answer("{\"op\":\"fail\"}").json();
    assertTrue(answer.contains("\"bad-value\",\"message\":\"the card 'x' failed: y\""), answer);
    assertEquals(List.of(), defects);
  }

  @Test
  void tooLittleMemoryIsTooMuchOfAQuery() {
    Responder greedy = failing(new OutOfMemoryError(), defect -> {});
    assertTrue(greedy.answer("{\"op\":\"fail\"}").json().contains("\"too-large\""));
  }
}
