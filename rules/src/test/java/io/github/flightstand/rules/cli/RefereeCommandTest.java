package io.github.flightstand.rules.cli;

import static io.github.flightstand.rules.referee.Logs.HEADER;
import static io.github.flightstand.rules.referee.Logs.activate;
import static io.github.flightstand.rules.referee.Logs.place;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The {@code referee} command: exit statuses, and which report goes where. */
class RefereeCommandTest {

  private static final String RED = place("red", "small", 200, 100, 90);
  private static final String RIGHT = activate("red", "1FW", 200, 180, 90);
  private static final String WRONG = activate("red", "1FW", 200, 190, 90);

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(boolean onTerminal, String... args) {
    Console console = Console.of(InputStream.nullInputStream(), out, err);
    return new CommandLine(new RefereeCommand(console, onTerminal)).execute(args);
  }

  private static String log(Path directory, String... lines) throws IOException {
    Path file = directory.resolve("game.ndjson");
    Files.write(file, List.of(lines));
    return file.toString();
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aPipeGetsJsonLines(@TempDir Path directory) throws IOException {
    assertEquals(0, run(false, log(directory, HEADER, RED, RIGHT)));
    List<String> lines = out().lines().toList();
    assertEquals(2, lines.size());
    assertTrue(lines.get(0).startsWith("{\"line\":3,\"verdict\":\"legal\","), out());
    assertEquals(
        "{\"summary\":{\"steps\":1,\"legal\":1,\"illegal\":0,\"tooClose\":0,\"unverified\":0}}",
        lines.get(1));
    assertEquals("", err());
  }

  @Test
  void aTerminalGetsATableUnlessAskedForJson(@TempDir Path directory) throws IOException {
    String log = log(directory, HEADER, RED, RIGHT);
    assertEquals(0, run(true, log));
    assertTrue(out().startsWith("line  ship  claim  verdict"), out());
    assertTrue(out().contains("1 claim: 1 legal, 0 illegal, 0 too close, 0 unverified."), out());
    out.reset();
    assertEquals(0, run(true, log, "--json"));
    assertTrue(out().startsWith("{\"line\":3,"), out());
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
    List<String> lines = out().lines().toList();
    assertEquals(
        "{\"line\":3,\"verdict\":\"unreadable\",\"expected\":null,\"deviation\":null,\"rule\":null,"
            + "\"message\":\"the line ends before its JSON object does\"}",
        lines.get(0));
    assertTrue(lines.get(1).startsWith("{\"line\":4,\"verdict\":\"legal\","), out());
    assertEquals(
        "{\"summary\":{\"steps\":3,\"legal\":1,\"illegal\":1,\"tooClose\":0,\"unverified\":0,"
            + "\"unreadable\":1}}",
        lines.get(3));
    assertEquals("", err());
  }

  @Test
  void aFileThatIsNotThereIsNamed(@TempDir Path directory) {
    for (String file : new String[] {directory + "/none", directory.toString(), "a\0b"}) {
      err.reset();
      assertEquals(2, run(false, file));
      assertTrue(err().startsWith("referee: cannot read the file '"), err());
      assertEquals(1, err().lines().count(), err());
    }
    assertEquals("", out());
  }
}
