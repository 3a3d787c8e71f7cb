package io.github.flightstand.tools.cli;

import static io.github.flightstand.referee.Logs.HEADER;
import static io.github.flightstand.referee.Logs.activate;
import static io.github.flightstand.referee.Logs.place;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.tools.Asking;
import io.github.flightstand.tools.Responder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The {@code referee} command: exit statuses, and which report goes where. */
class RefereeCommandTest extends CommandStreams {

  private static final String RED = place("red", "small", 200, 100, 90);
  private static final String RIGHT = activate("red", "1FW", 200, 180, 90);
  private static final String WRONG = activate("red", "1FW", 200, 190, 90);

  private int run(boolean onTerminal, String... args) {
    return referee(InputStream.nullInputStream(), onTerminal, args);
  }

  @Test
  void aLineThatNestsTooDeepCostsNoOtherLogItsVerdicts(@TempDir Path folder) throws IOException {
    String start =
        """
        {"op": "start", "log": true, "setup": {"placed": true, "chance": "asked", "initiative": "A",
          "players": [{"id": "A", "squad": {"ships": [%s]}}, {"id": "B", "squad": {"ships": [%s]}}]}}
        """
            .formatted(ship("red", 100, 90), ship("blue", 800, 270));
    String header =
        Asking.tree(new Responder().answer(start.replace('\n', ' ')).json())
            .at("/result")
            .get("log")
            .get(0)
            .textValue();
    String deep = "{\"activate\":" + "[".repeat(5_000) + "]".repeat(5_000) + "}";
    named(
        folder.resolve("1.ndjson"),
        header.replace("flightstand-game/2", "flightstand-game/1"),
        deep);
    named(folder.resolve("2.ndjson"), header, deep);
    named(folder.resolve("3.ndjson"), HEADER, RED, RIGHT);
    named(folder.resolve("4.ndjson"), HEADER, RED, deep, RIGHT);
    assertEquals(2, run(false, folder.toString()));
    List<String> lines = out().lines().toList();
    String unreadable = "nested more than 64 deep, expected less";
    assertEquals(
        3, lines.stream().filter(line -> line.contains(unreadable)).count(), lines::toString);
    String summary = lines.get(lines.size() - 1);
    assertTrue(summary.contains("\"legal\":4,"), summary);
    assertTrue(summary.contains("\"unreadable\":3"), summary);
    assertEquals("", err());
  }

  private static String ship(String id, int y, int heading) {
    return """
    {"id": "%s", "base": "small", "skill": 2, "attack": 3, "agility": 1, "hull": 2, "shields": 0,
     "actions": ["focus"], "dial": ["1FG"], "pose": {"x": 300, "y": %s, "heading": %s}}\
    """
        .formatted(id, y, heading);
  }

  private static String log(Path directory, String... lines) throws IOException {
    return named(directory.resolve("game.ndjson"), lines);
  }

  private static String named(Path file, String... lines) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, List.of(lines));
    return file.toString();
  }

  @Test
  void aPipeGetsJsonLines(@TempDir Path directory) throws IOException {
    assertEquals(0, run(false, log(directory, HEADER, RED, RIGHT)));
    List<String> lines = out().lines().toList();
    assertEquals(3, lines.size());
    assertTrue(lines.get(0).startsWith("{\"line\":2,\"verdict\":\"unverified\","), out());
    assertTrue(lines.get(1).startsWith("{\"line\":3,\"verdict\":\"legal\","), out());
    assertEquals(
        "{\"summary\":{\"steps\":2,\"legal\":1,\"illegal\":0,\"tooClose\":0,\"unverified\":1}}",
        lines.get(2));
    assertEquals("", err());
  }

  @Test
  void aTerminalGetsATableUnlessAskedForJson(@TempDir Path directory) throws IOException {
    String log = log(directory, HEADER, RED, RIGHT);
    assertEquals(0, run(true, log));
    assertTrue(out().startsWith("line  ship  claim  verdict"), out());
    assertTrue(out().contains("2 claims: 1 legal, 0 illegal, 0 too close, 1 unverified."), out());
    out.reset();
    assertEquals(0, run(true, log, "--json"));
    assertTrue(out().startsWith("{\"line\":2,"), out());
  }

  @Test
  void theStatusTellsOfSomethingIllegalAndOfNothingElse(@TempDir Path directory)
      throws IOException {
    assertEquals(1, run(false, log(directory, HEADER, RED, RIGHT, WRONG)));
    String attack = "{\"attack\":\"red\",\"target\":\"blue\"}";
    String blue = place("blue", "small", 215, 180 + 41.75 - 2.9, 90);
    out.reset();
    assertEquals(0, run(false, log(directory, HEADER, RED, blue, RIGHT, attack)));
    assertTrue(out().contains("too-close") && out().contains("unverified"), out());
  }

  @Test
  void aLogWithoutAHeaderIsNotJudged(@TempDir Path directory) throws IOException {
    String log = log(directory, RED, RIGHT);
    assertEquals(2, run(false, log));
    assertEquals("", out());
    assertEquals("referee: '" + log + "', line 1: 'log' is missing, expected in the line\n", err());
  }

  @Test
  void aLineThatCannotBeReadIsLeftOutAndTheRestIsJudged(@TempDir Path directory)
      throws IOException {
    String cut = RIGHT.substring(0, 20);
    assertEquals(2, run(false, log(directory, HEADER, RED, cut, RIGHT, WRONG)));
    List<String> lines = out().lines().skip(1).toList();
    assertEquals(
        "{\"line\":3,\"verdict\":\"unreadable\",\"expected\":null,\"deviation\":null,\"rule\":null,"
            + "\"message\":\"the line ends before its JSON object does\"}",
        lines.get(0));
    assertTrue(lines.get(1).startsWith("{\"line\":4,\"verdict\":\"legal\","), out());
    assertEquals(
        "{\"summary\":{\"steps\":4,\"legal\":1,\"illegal\":1,\"tooClose\":0,\"unverified\":1,"
            + "\"unreadable\":1}}",
        lines.get(3));
    assertEquals("", err());
  }

  @Test
  void whatIsNoLogIsNamedInASentenceOfItsOwn(@TempDir Path directory) {
    String[][] faults = {
      {directory + "/none", "there is no file '" + directory + "/none', expected a game log"},
      {
        directory.toString(),
        "the folder '" + directory + "' holds no game log, expected files that end in .ndjson"
      },
      {"a\0b", "'a?b' is not a game log: no file can have that name"}
    };
    for (String[] fault : faults) {
      err.reset();
      assertEquals(2, run(false, fault[0]));
      assertEquals("referee: " + fault[1] + "\n", err());
    }
    assertEquals("", out());
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no named pipes in folders")
  void aNamedPipeIsALogToo(@TempDir Path directory) throws Exception {
    Path pipe = directory.resolve("pipe");
    try {
      Assumptions.assumeTrue(
          new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no mkfifo");
    } catch (IOException none) {
      Assumptions.abort("no mkfifo");
    }
    CompletableFuture<Path> written =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return Files.write(pipe, List.of(HEADER, RED, RIGHT), StandardOpenOption.WRITE);
              } catch (IOException lost) {
                throw new UncheckedIOException(lost);
              }
            });
    assertEquals(0, run(false, pipe.toString()), this::err);
    assertTrue(out().contains("{\"line\":3,\"verdict\":\"legal\","), out());
    assertEquals(pipe, written.join());
  }

  @Test
  void standardInputIsALogToo() {
    byte[] bytes = String.join("\n", HEADER, RED, RIGHT).getBytes(StandardCharsets.UTF_8);
    assertEquals(0, referee(new ByteArrayInputStream(bytes), false, "-"));
    assertTrue(out().contains("{\"line\":3,\"verdict\":\"legal\","), out());
    assertEquals("", err());
  }

  @Test
  void aRulingIsPrintedBeforeTheNextLineIsRead() {
    int moves = 300;
    InputStream game =
        new InputStream() {
          private int line;

          @Override
          public int read() {
            throw new UnsupportedOperationException("lines come whole");
          }

          @Override
          public int read(byte[] into, int offset, int length) {
            line++;
            assertEquals(Math.max(0, line - 2), out().lines().count(), "rulings at line " + line);
            if (line > 2 + moves) {
              return -1;
            }
            String text =
                line == 1
                    ? HEADER
                    : line == 2 ? RED : activate("red", "1FW", 200, 180 + 80 * (line % 2), 90);
            byte[] bytes = (text + "\n").getBytes(StandardCharsets.UTF_8);
            System.arraycopy(bytes, 0, into, offset, bytes.length);
            return bytes.length;
          }
        };
    assertEquals(1, referee(game, false, "-"));
    assertEquals(moves + 2, out().lines().count());
  }

  @Test
  void whatWasReadBeforeTheInputFailsIsJudged() {
    InputStream broken =
        new SequenceInputStream(
            new ByteArrayInputStream(
                String.join("\n", HEADER, RED, RIGHT, "").getBytes(StandardCharsets.UTF_8)),
            new InputStream() {
              @Override
              public int read() throws IOException {
                throw new IOException("Input/output error");
              }

              @Override
              public int read(byte[] into, int offset, int length) throws IOException {
                return read();
              }
            });
    assertEquals(2, referee(broken, false, "-"));
    assertEquals(3, out().lines().count(), out());
    assertTrue(out().contains("\"steps\":2,\"legal\":1"), out());
    assertEquals(1, err().lines().count(), err());
  }

  @Test
  void severalLogsAreNamedAndSummedUpOnce(@TempDir Path directory) throws IOException {
    String first = log(directory, HEADER, RED, RIGHT);
    String deep = named(directory.resolve("in/b.ndjson"), HEADER, RED, WRONG);
    named(directory.resolve("in/a.json"), "no log");
    named(directory.resolve("in/a.ndjson"), HEADER, RED, RIGHT, RIGHT);
    assertEquals(1, run(false, first, directory.resolve("in").toString()));
    List<String> lines = out().lines().filter(line -> !line.contains("\"line\":2,")).toList();
    assertTrue(lines.get(0).startsWith("{\"log\":\"" + first + "\",\"line\":3,"), out());
    assertTrue(lines.get(1).contains("in/a.ndjson\",\"line\":3,\"verdict\":\"legal\""), out());
    assertTrue(lines.get(2).contains("in/a.ndjson\",\"line\":4,\"verdict\":\"illegal\""), out());
    assertTrue(lines.get(3).startsWith("{\"log\":\"" + deep + "\",\"line\":3,"), out());
    assertEquals(
        "{\"summary\":{\"steps\":7,\"legal\":2,\"illegal\":2,\"tooClose\":0,\"unverified\":3}}",
        lines.get(4));
    assertEquals(5, lines.size());
  }

  @Test
  void aLogInAFrameOfItsOwnIsAnsweredInIt(@TempDir Path directory) throws IOException {
    // Two units a millimetre; headings clockwise from up the table.
    String header =
        HEADER.replace(
            "{\"log\"",
            "{\"frame\":{\"scale\":2,\"origin\":[0,0],\"mirrored\":false,"
                + "\"heading\":{\"zero\":90,\"clockwise\":true}},\"log\"");
    String rock =
        "{\"obstacle\":{\"id\":\"rock\",\"kind\":\"debris\","
            + "\"outline\":[[560,180],[600,180],[600,220],[560,220]]}}";
    String roll =
        "{\"barrelRoll\":\"red\",\"direction\":\"right\",\"final\":"
            + "{\"x\":560,\"y\":380,\"heading\":0}}";
    assertEquals(
        1,
        run(
            false,
            log(
                directory,
                header,
                place("red", "small", 400, 200, 0),
                rock,
                activate("red", "1FW", 400, 380, 0),
                roll)));
    List<String> lines = out().lines().skip(2).toList();
    assertTrue(
        lines.get(0).contains("\"expected\":{\"final\":{\"x\":400.0,\"y\":360.0,\"heading\":0.0},"),
        out());
    assertTrue(lines.get(0).contains("\"deviation\":{\"position\":10.0,\"heading\":0.0}"), out());
    // The rock, from y = 90 to 110 on the table, is 60 mm below the roll's end.
    assertTrue(lines.get(1).contains("\"verdict\":\"legal\""), out());
  }

  @Test
  void onATerminalEveryLogHasAHeading(@TempDir Path directory) throws IOException {
    String first = log(directory, HEADER, RED, RIGHT);
    String second = named(directory.resolve("other.ndjson"), HEADER, RED, RIGHT);
    assertEquals(0, run(true, first, second));
    List<String> lines = out().lines().toList();
    assertEquals(first, lines.get(0));
    assertTrue(lines.get(1).startsWith("line  ship  claim"), out());
    assertEquals(List.of("", second), lines.subList(3, 5));
    assertEquals("4 claims: 2 legal, 0 illegal, 0 too close, 2 unverified.", lines.get(8));
    assertEquals(9, lines.size());
  }

  @Test
  void aLogThatCannotBeReadIsLeftOutAndTheOthersAreJudged(@TempDir Path directory)
      throws IOException {
    String log = log(directory, HEADER, RED, WRONG);
    assertEquals(2, run(false, directory + "/none", log));
    assertTrue(out().startsWith("{\"log\":\"" + log + "\",\"line\":2,"), out());
    assertEquals(1, err().lines().count(), err());
  }

  @Test
  void onlySomeVerdictsArePrintedAndAllAreCounted(@TempDir Path directory) throws IOException {
    String cut = RIGHT.substring(0, 20);
    String log = log(directory, HEADER, RED, cut, RIGHT, WRONG);
    String summary =
        "{\"summary\":{\"steps\":4,\"legal\":1,\"illegal\":1,\"tooClose\":0,\"unverified\":1,"
            + "\"unreadable\":1}}";
    assertEquals(2, run(false, log, "--only", "illegal"));
    assertEquals(2, out().lines().count(), out());
    assertTrue(out().startsWith("{\"line\":5,\"verdict\":\"illegal\","), out());
    assertTrue(out().endsWith(summary + "\n"), out());
    out.reset();
    assertEquals(2, run(false, "--only", "too-close,unreadable", log));
    assertEquals(2, out().lines().count(), out());
    assertTrue(out().startsWith("{\"line\":3,\"verdict\":\"unreadable\","), out());
    assertEquals(2, run(false, "--only", "fair", log));
  }

  @Test
  void aPageIsWrittenBesideWhatIsPrinted(@TempDir Path directory) throws IOException {
    Path page = directory.resolve("report.html");
    assertEquals(
        1, run(false, log(directory, HEADER, RED, RIGHT, WRONG), "--report", page.toString()));
    assertTrue(out().contains("\"illegal\":1"), out());
    String html = Files.readString(page);
    assertTrue(html.startsWith("<!DOCTYPE html>") && html.endsWith("</html>\n"), html);
    assertTrue(html.contains("\"illegal\":1"), html);
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(2, files.count());
    }
  }

  @Test
  void aPageThatCannotBeWrittenIsSaidInASentence(@TempDir Path directory) throws IOException {
    String log = log(directory, HEADER, RED, RIGHT);
    assertEquals(2, run(false, log, "--report", directory.toString()));
    assertEquals(
        "referee: cannot write the file '" + directory + "': it is a directory\n",
        err().replace("\r", ""));
    assertEquals(2, run(false, log, "--report", directory.resolve("none/x.html").toString()));
    assertEquals("", out());
  }
}
