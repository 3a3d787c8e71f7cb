package io.github.flightstand.tools.cli;

import static io.github.flightstand.referee.Logs.HEADER;
import static io.github.flightstand.referee.Logs.activate;
import static io.github.flightstand.referee.Logs.place;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What a terminal sees, and a pipe does not: its width, colors, order, progress. */
class TerminalTest extends CommandStreams {

  private static final String RED = place("red", "small", 200, 100, 90);
  private static final String RIGHT = activate("red", "1FW", 200, 180, 90);
  private static final String WRONG = activate("red", "1FW", 200, 290, 90);

  @TempDir private Path folder;

  @Override
  Console console() {
    out.reset();
    err.reset();
    return super.console();
  }

  private List<String> judged(Terminal terminal, String... args) {
    new CommandLine(new RefereeCommand(console(), terminal)).execute(args);
    return out().lines().toList();
  }

  private String log(String... lines) throws IOException {
    return Files.write(folder.resolve("game.ndjson"), List.of(lines)).toString();
  }

  @Test
  void theWidthIsThatOfColumnsOrElseMeasured() {
    assertEquals(132, Terminal.of(Map.of("COLUMNS", "132"), () -> 90).screen().width());
    assertEquals(90, Terminal.of(Map.of("COLUMNS", "wide"), () -> 90).screen().width());
    assertEquals(90, Terminal.of(Map.of("COLUMNS", "0"), () -> 90).screen().width());
    assertEquals(40, Terminal.of(Map.of("COLUMNS", "7"), () -> 90).screen().width());
  }

  @Test
  void colorsAreLeftOutOnRequestAndOnADumbTerminal() {
    assertTrue(colored(Map.of("TERM", "xterm")));
    assertTrue(colored(Map.of("WT_SESSION", "1")));
    assertTrue(colored(Map.of("TERM", "xterm", "NO_COLOR", "")));
    assertFalse(colored(Map.of("TERM", "xterm", "NO_COLOR", "1")));
    assertFalse(colored(Map.of("TERM", "dumb")));
    assertFalse(colored(Map.of()));
    assertFalse(Terminal.NONE.screen().colored());
  }

  private static boolean colored(Map<String, String> environment) {
    return Terminal.of(environment, () -> 80).screen().colored();
  }

  @Test
  void whatIsWrongComesFirstAndWhatIsUnverifiedIsCounted() throws IOException {
    String log = log(HEADER, RED, RIGHT, WRONG, "{");
    List<String> lines = judged(Terminal.of(Map.of(), () -> 500), log);
    assertEquals(
        List.of("4", "5", "3"),
        lines.subList(1, 4).stream().map(row -> row.strip().split(" ")[0]).toList());
    assertEquals(
        "4 claims: 1 legal, 1 illegal, 0 too close, 1 unverified, 1 unreadable.", lines.get(5));
    assertEquals(6, lines.size());

    List<String> asked =
        judged(Terminal.of(Map.of(), () -> 500), log, "--only", "unverified,legal");
    assertTrue(
        asked.get(1).contains("legal") && asked.get(2).contains("unverified"), () -> "" + asked);
  }

  @Test
  void linesAreAsWideAsTheTerminal() throws IOException {
    String log = log(HEADER, RED, RIGHT, WRONG);
    for (int width : List.of(50, 60, 80, 120)) {
      List<String> lines = judged(Terminal.of(Map.of(), () -> width), log);
      lines.forEach(line -> assertTrue(line.length() <= width, line));
      assertTrue(lines.size() > 5 || width == 120, () -> "" + lines);
      String words = String.join(" ", lines).replaceAll("\\s+", " ");
      assertTrue(words.contains("red should have completed its 1 straight"), words);
      assertTrue(words.endsWith("3 claims: 1 legal, 1 illegal, 0 too close, 1 unverified."), words);
    }
  }

  @Test
  void aVerdictHasItsColorAndTheColumnsStay() throws IOException {
    String log = log(HEADER, RED, RIGHT, WRONG);
    Map<String, String> xterm = Map.of("TERM", "xterm");
    List<String> colored = judged(Terminal.of(xterm, () -> 200), log);
    assertTrue(colored.get(1).contains("\u001b[1;31millegal\u001b[0m  "), () -> "" + colored);
    assertTrue(colored.get(2).contains("\u001b[32mlegal\u001b[0m    "), () -> "" + colored);
    List<String> plain = judged(Terminal.of(Map.of(), () -> 200), log);
    assertEquals(
        plain, colored.stream().map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "")).toList());
  }

  @Test
  void pagesTellHowFarTheyAreOnATerminalAlone() throws IOException {
    List<String> lines = new ArrayList<>(List.of(HEADER, RED, RIGHT));
    while (lines.size() < 120) {
      lines.add("{\"attack\":\"red\",\"target\":\"red\"}");
    }
    String log = log(lines.toArray(String[]::new));
    String page = folder.resolve("page.html").toString();
    judged(Terminal.of(Map.of(), () -> 80), log, "--report", page);
    assertProgress("drawing the page");
    judged(Terminal.NONE, log, "--report", page);
    assertEquals("", err());
    judged(Terminal.of(Map.of(), () -> 80), log);
    assertEquals("", err());

    new CommandLine(new ReplayCommand(console(), Terminal.of(Map.of(), () -> 80)))
        .execute("--page", page, log);
    assertProgress("writing the page");
    new CommandLine(new ReplayCommand(console(), Terminal.NONE)).execute("--page", page, log);
    assertEquals("", err());
  }

  /** The last thing told is wiped out. */
  private void assertProgress(String words) {
    String told = err();
    assertTrue(told.contains("\rline 50") && told.contains(words), told);
    assertTrue(told.matches("(?s).*\r +\r"), told);
  }

  @Test
  void helpIsAsWideAsTheTerminal() {
    Terminal wide = Terminal.of(Map.of("COLUMNS", "140"), () -> 80);
    Main.program(console(), () -> wide, "play", "--help").execute("play", "--help");
    assertTrue(widest() > 100 && widest() <= 140, () -> "" + widest());
    Main.run(console(), "play", "--help");
    assertTrue(widest() <= 80, () -> "" + widest());
  }

  private int widest() {
    return out().lines().mapToInt(String::length).max().orElse(0);
  }
}
