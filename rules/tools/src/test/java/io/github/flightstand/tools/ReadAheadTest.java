package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.protocol.operation.Operation;
import io.github.flightstand.protocol.operation.Operations;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Several threads answer as one does, and hold no answer back. */
class ReadAheadTest {

  private static final String TABLE =
      "{'playArea':{'width':914.4,'height':914.4},'ships':[{'id':'red','base':'small',"
          + "'pose':{'x':%s,'y':100,'heading':90}}]}";

  private static final String SHIP =
      "{'id':'%s','base':'small','skill':2,'attack':3,'agility':2,'hull':3,'shields':1,"
          + "'actions':['focus'],'dial':['1FG','2BW'],'pose':{'x':300,'y':%s,'heading':%s}}";

  private static final String SETUP =
      "{'placed':true,'chance':{'seed':%s},'initiative':'A','rounds':3,'players':["
          + "{'id':'A','squad':{'ships':["
          + SHIP.formatted("red", 100, 90)
          + "]}},{'id':'B','squad':{'ships':["
          + SHIP.formatted("blue", 400, 270)
          + "]}}]}";

  /** Broken, too deep, blank, of a wrong type, with a name twice. */
  private static final List<String> BROKEN =
      List.of(
          "",
          " ",
          "{",
          "[]",
          "{'op':'range','table':'t1'",
          "{'op':'range','table':'t1','table':'t2','from':'red','to':'red'}",
          "{'op':'act','game':'g1','keep':'g2',",
          "{'op':'act','game':'g1','keep':'','command':{'decision':'ready:A','key':'ready'}}",
          "{'op':'forget'}",
          "{'op':'forget','table':'t3','game':'g1'}",
          "{'op':'fly','keep':'t1'}",
          "{'op':'table','keep':'t1','table':5}",
          "{'op':'table','keep':7}",
          "x",
          "[".repeat(100),
          "{'id':'\uFFFD'}");

  private static String line(String query) {
    return query.replace('\'', '"');
  }

  private static String name(String kind, int number) {
    return kind + number;
  }

  @Provide
  Arbitrary<List<String>> conversations() {
    Arbitrary<String> lines =
        Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(6, keeping()),
            net.jqwik.api.Tuple.of(6, asking()),
            net.jqwik.api.Tuple.of(2, forgetting()),
            net.jqwik.api.Tuple.of(4, playing()),
            net.jqwik.api.Tuple.of(1, Arbitraries.of(BROKEN)),
            net.jqwik.api.Tuple.of(1, escaped()));
    return lines
        .map(ReadAheadTest::line)
        .list()
        .ofMinSize(1)
        .ofMaxSize(400)
        .map(ReadAheadTest::full);
  }

  /** Returns the lines after others that keep as many tables as can be kept. */
  private static List<String> full(List<String> lines) {
    List<String> all = new ArrayList<>();
    for (int i = 1; i <= 64; i++) {
      all.add(line("{'op':'table','keep':'t" + i + "','table':" + TABLE.formatted(400) + "}"));
    }
    all.addAll(lines);
    return all;
  }

  /** More names than are kept. */
  private static Arbitrary<String> names() {
    return Arbitraries.integers().between(1, 80).map(number -> name("t", number));
  }

  private static Arbitrary<String> keeping() {
    return Combinators.combine(names(), Arbitraries.integers().between(50, 800))
        .as((name, x) -> "{'op':'table','keep':'" + name + "','table':" + TABLE.formatted(x) + "}");
  }

  private static Arbitrary<String> asking() {
    return Combinators.combine(names(), Arbitraries.of("2FW", "1BG", "9ZZ"))
        .as(
            (name, code) ->
                "{'id':1,'op':'maneuver','ship':'red','maneuver':'%s','table':'%s'}"
                    .formatted(code, name));
  }

  private static Arbitrary<String> forgetting() {
    return Arbitraries.oneOf(
        names().map(name -> "{'op':'forget','table':'" + name + "'}"),
        Arbitraries.of("g1", "g2").map(name -> "{'op':'forget','game':'" + name + "'}"));
  }

  private static Arbitrary<String> playing() {
    Arbitrary<String> games = Arbitraries.of("g1", "g2", "g3");
    Arbitrary<String> commands =
        Arbitraries.of(
            "{'decision':'dial:red','key':'dial','value':'1FG'}",
            "{'decision':'dial:blue','key':'dial','value':'2BW'}",
            "{'decision':'ready:A','key':'ready'}",
            "{'decision':'ready:B','key':'ready'}",
            "{'decision':'action:red','key':'pass'}",
            "{'decision':'lastRound','key':'lastRound'}");
    return Arbitraries.oneOf(
        Combinators.combine(games, Arbitraries.integers().between(1, 99))
            .as(
                (name, seed) ->
                    "{'op':'start','keep':'%s','decisions':'none','setup':%s}"
                        .formatted(name, SETUP.formatted(seed))),
        Combinators.combine(games, games, commands)
            .as(
                (from, to, command) ->
                    "{'op':'act','game':'%s','keep':'%s','decisions':'none','command':%s}"
                        .formatted(from, to, command)),
        Combinators.combine(games, games, Arbitraries.of(2, 25))
            .as(
                (one, other, action) ->
                    "{'op':'acts','games':[ '%s' , '%s' ],'actions':[%s,%s]}"
                        .formatted(one, other, action, action)),
        games.map(name -> "{'op':'acts','games':['" + name + "'],'actions':[25]}"),
        games.map(name -> "{'op':'view','game':'" + name + "','player':'A'}"));
  }

  /** Names that are not as they are spelled. */
  private static Arbitrary<String> escaped() {
    return Arbitraries.of(
        "{'op':'forget','table':'t\\u0031'}",
        "{'op':'table','k\\u0065ep':'t\\u0032','table':" + TABLE.formatted(99) + "}",
        "{'op':'maneuver','ship':'red','maneuver':'2FW','t\\u0061ble':'t3'}");
  }

  private static String answers(List<String> lines, int threads) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Conversation(new Responder())
        .withThreads(threads)
        .hold(input(String.join("\n", lines)), out);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static InputStream input(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Property(tries = 60, seed = "31", shrinking = ShrinkingMode.OFF)
  void anyNumberOfThreadsAnswersAsOneDoes(@ForAll("conversations") List<String> lines)
      throws IOException {
    assertEquals(answers(lines, 1), answers(lines, 4));
  }

  /** Of 1,030 games the first six are dropped, except those that were asked about since. */
  @Test
  @Timeout(60)
  void whichGamesAreDroppedIsTheSame() throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 1; i <= 1030; i++) {
      lines.add(
          line(
              "{'op':'start','keep':'g%s','decisions':'none','setup':%s}"
                  .formatted(i, SETUP.formatted(i))));
      if (i > 900) {
        lines.add(line("{'op':'decisions','player':'A','game':'g%s'}".formatted(i % 7 + 1)));
      }
    }
    for (int i = 1; i <= 30; i++) {
      lines.add(line("{'id':%s,'op':'decisions','player':'A','game':'g%s'}".formatted(i, i)));
    }
    String one = answers(lines, 1);
    assertTrue(one.contains("unknown-game"));
    assertEquals(one, answers(lines, 4));
  }

  @Test
  @Timeout(60)
  void overlongAndMalformedLinesAreAnsweredInTheirPlaces() throws IOException {
    byte[] malformed = {'{', (byte) 0xC3, '}', '\n'};
    byte[] overlong = new byte[LineReader.MAX_BYTES + 2];
    overlong[overlong.length - 1] = '\n';
    List<String> answers = new ArrayList<>();
    for (int threads : new int[] {1, 3}) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      assertFalse(
          new Conversation(new Responder())
              .withThreads(threads)
              .hold(
                  new SequenceInputStream(
                      Collections.enumeration(
                          List.of(
                              input(Asking.QUERY + "\n"),
                              new ByteArrayInputStream(malformed),
                              new ByteArrayInputStream(overlong),
                              input(Asking.QUERY)))),
                  out));
      answers.add(out.toString(StandardCharsets.UTF_8));
    }
    assertEquals(4, answers.get(0).lines().count());
    assertEquals(answers.get(0), answers.get(1));
  }

  /** A client asks, waits, and asks again; the input stays open. */
  @Test
  @Timeout(60)
  void noAnswerIsHeldWhileTheInputIsIdle() throws Exception {
    try (PipedOutputStream queries = new PipedOutputStream();
        PipedInputStream answers = new PipedInputStream(1 << 20)) {
      InputStream in = new PipedInputStream(queries, 1 << 20);
      OutputStream out = new PipedOutputStream(answers);
      CompletableFuture<Boolean> ended = held(in, out, new Responder(), 4);
      BufferedReader told =
          new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
      for (int burst : new int[] {1, 1, 2, 50, 1, 200, 1}) {
        for (int i = 0; i < burst; i++) {
          queries.write((Asking.QUERY + "\n").getBytes(StandardCharsets.UTF_8));
        }
        queries.flush();
        for (int i = 0; i < burst; i++) {
          assertTrue(told.readLine().startsWith("{\"ok\":true"));
        }
        assertFalse(ended.isDone());
      }
      queries.close();
      assertTrue(ended.get(10, TimeUnit.SECONDS));
    }
  }

  private static CompletableFuture<Boolean> held(
      InputStream in, OutputStream out, Responder responder, int threads) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return new Conversation(responder).withThreads(threads).hold(in, out);
          } catch (IOException failed) {
            throw new IllegalStateException(failed);
          }
        });
  }

  record Nothing() {}

  private static Operation<Nothing, Nothing> operation(Runnable work) {
    return new Operation<>(
        Nothing.class,
        Nothing.class,
        query -> {
          work.run();
          return new Nothing();
        });
  }

  /** The second line is answered while the first still works: the first waits for that. */
  @Test
  @Timeout(60)
  void linesAreAnsweredAtTheSameTimeAndWrittenInOrder() throws Exception {
    for (boolean pause : new boolean[] {false, true}) {
      CountDownLatch begun = new CountDownLatch(1);
      CountDownLatch second = new CountDownLatch(1);
      Responder responder =
          new Responder(
              new Operations(
                  Map.of(
                      "first",
                      operation(
                          () -> {
                            begun.countDown();
                            await(second);
                          }),
                      "second",
                      operation(second::countDown))),
              defect -> {});
      try (PipedOutputStream queries = new PipedOutputStream()) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CompletableFuture<Boolean> ended = held(new PipedInputStream(queries), out, responder, 2);
        queries.write("{\"id\":1,\"op\":\"first\"}\n".getBytes(StandardCharsets.UTF_8));
        if (pause) {
          queries.flush();
          await(begun);
          Thread.sleep(50);
        }
        queries.write("{\"id\":2,\"op\":\"second\"}\n".getBytes(StandardCharsets.UTF_8));
        queries.close();
        assertTrue(ended.get(20, TimeUnit.SECONDS));
        assertEquals(
            "{\"id\":1,\"ok\":true,\"result\":{}}\n{\"id\":2,\"ok\":true,\"result\":{}}\n",
            out.toString(StandardCharsets.UTF_8));
      }
    }
  }

  /** Lines arrive at once, with blank ones and half a line after them. */
  @Test
  @Timeout(60)
  void anAnswerWaitsNeitherForALongLineNorForTheRestOfAnother() throws Exception {
    String quick = "{\"op\":\"quick\"}\n";
    for (int threads = 2; threads <= 5; threads++) {
      CountDownLatch told = new CountDownLatch(1);
      Responder responder =
          new Responder(
              new Operations(
                  Map.of("quick", operation(() -> {}), "long", operation(() -> await(told)))),
              defect -> {});
      try (PipedOutputStream queries = new PipedOutputStream();
          PipedInputStream answers = new PipedInputStream(1 << 20)) {
        InputStream in = new PipedInputStream(queries, 1 << 20);
        OutputStream out = new PipedOutputStream(answers);
        CompletableFuture<Boolean> ended = held(in, out, responder, threads);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
        String burst = quick.repeat(3) + "{\"op\":\"long\"}\n" + quick.repeat(40) + "\n \n";
        queries.write((burst + quick.substring(0, 5)).getBytes(StandardCharsets.UTF_8));
        queries.flush();
        for (int i = 0; i < 44; i++) {
          if (i == 3) {
            assertFalse(answers.available() > 0);
            told.countDown();
          }
          assertTrue(reader.readLine().startsWith("{\"ok\":true"));
        }
        assertFalse(ended.isDone());
        queries.write(quick.substring(5).getBytes(StandardCharsets.UTF_8));
        queries.close();
        assertTrue(ended.get(10, TimeUnit.SECONDS));
        assertTrue(reader.readLine().startsWith("{\"ok\":true"));
      }
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(10, TimeUnit.SECONDS));
    } catch (InterruptedException given) {
      throw new IllegalStateException(given);
    }
  }

  private static final Responder ENDLESS =
      new Responder(
          new Operations(
              Map.of(
                  "quick",
                  operation(() -> {}),
                  "endless",
                  operation(
                      () -> {
                        while (true) {
                          Interruption.check();
                        }
                      }))),
          defect -> {});

  @Test
  @Timeout(60)
  void eachLineHasItsDeadline() throws IOException {
    String lines =
        IntStream.range(0, 6)
            .mapToObj(i -> "{\"op\":\"" + (i % 2 == 0 ? "endless" : "quick") + "\"}")
            .collect(Collectors.joining("\n"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Conversation(ENDLESS).withThreads(3).withDeadline(200).hold(input(lines), out);
    List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
    for (int i = 0; i < 6; i++) {
      assertEquals(i % 2 == 0, answers.get(i).contains("too-slow"), answers.get(i));
    }
    assertEquals(6, answers.size());
  }

  @Test
  @Timeout(60)
  void anInterruptedConversationGivesUpWhatItIsAt() throws IOException {
    Thread.currentThread().interrupt();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertFalse(
        new Conversation(ENDLESS).withThreads(2).hold(input("{\"op\":\"endless\"}\n"), out));
    assertTrue(Thread.interrupted());
    assertTrue(out.toString(StandardCharsets.UTF_8).contains("too-slow"));
  }

  /** The reader of the answers is gone, and the input stays open. */
  @Test
  @Timeout(60)
  void aClosedOutputEndsTheConversation() throws Exception {
    try (PipedOutputStream queries = new PipedOutputStream()) {
      InputStream in = new PipedInputStream(queries);
      queries.write("{\"op\":\"quick\"}\n{\"op\":\"endless\"}\n".getBytes(StandardCharsets.UTF_8));
      queries.flush();
      assertTrue(held(in, failing("Broken pipe"), ENDLESS, 2).get(20, TimeUnit.SECONDS));
      CompletableFuture<Boolean> full =
          held(input("{\"op\":\"quick\"}"), failing("full"), ENDLESS, 2);
      ExecutionException thrown =
          assertThrows(ExecutionException.class, () -> full.get(20, TimeUnit.SECONDS));
      assertTrue(thrown.getCause().getCause() instanceof LostOutputException);
    }
  }

  private static OutputStream failing(String why) {
    return new OutputStream() {
      @Override
      public void write(int any) throws IOException {
        throw new IOException(why);
      }
    };
  }

  @Test
  @Timeout(60)
  void whatWasReadIsAnsweredIfTheInputFails() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("gone");
          }

          @Override
          public int read(byte[] bytes, int from, int most) throws IOException {
            throw new IOException("gone");
          }
        };
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    IOException thrown =
        assertThrows(
            IOException.class,
            () ->
                new Conversation(ENDLESS)
                    .withThreads(3)
                    .hold(
                        new SequenceInputStream(input("{\"op\":\"quick\"}\n".repeat(5)), broken),
                        out));
    assertEquals("gone", thrown.getMessage());
    assertEquals(5, out.toString(StandardCharsets.UTF_8).lines().count());
  }

  @Test
  @Timeout(60)
  void thereIsAtLeastOneThread() {
    assertThrows(IllegalArgumentException.class, () -> new Conversation(ENDLESS).withThreads(0));
  }
}
