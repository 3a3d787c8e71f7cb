package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.tools.Asking;
import io.github.flightstand.tools.Missions;
import io.github.flightstand.tools.page.SandboxPage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The command line: exit statuses, and what goes to which stream. */
class MainTest extends CommandStreams {

  @Test
  void serveAnswersToTheEndOfItsInput() {
    assertEquals(0, run("{\"op\":\"é\"}\n" + Asking.QUERY, "serve"));
    assertEquals(2, out().lines().count());
    assertTrue(out().startsWith("{\"ok\":false,") && out().contains("'é'"), out());
    assertTrue(out().endsWith("}\n"), out());
    assertEquals("", err());
  }

  @Test
  void queryTellsByItsStatusWhetherAllWentWell(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("queries.ndjson");
    Files.writeString(file, Asking.QUERY);
    assertEquals(0, run("", "query", file.toString()));
    assertEquals(1, out().lines().count());
    Files.writeString(file, "{}\n" + Asking.QUERY);
    assertEquals(1, run("", "query", file.toString()));
    assertEquals(3, out().lines().count());
    assertEquals("", err());
  }

  @Test
  void aDeadlineIsALengthOfTime() {
    assertEquals(0, run(Asking.QUERY, "serve", "--deadline", "5s"));
    assertEquals(0, run(Asking.QUERY, "query", "-", "--deadline=2m"));
    assertEquals(0, run(Asking.QUERY, "query", "-", "--deadline=5000ms"));
    assertEquals(3, out().lines().filter(line -> line.startsWith("{\"ok\":true")).count());
    for (String wrong : new String[] {"5", "0s", "-1s", "1h", "1.5s", ""}) {
      err.reset();
      assertEquals(2, run("", "serve", "--deadline=" + wrong));
      assertTrue(err().contains("expected a whole number with ms, s or m"), err());
    }
  }

  @Test
  void serveTakesANumberOfThreads() {
    assertEquals(0, run(Asking.QUERY, "serve", "--threads", "1"));
    assertEquals(0, run(Asking.QUERY, "serve", "--threads=3"));
    List<String> answers = out().lines().toList();
    assertEquals(answers.get(0), answers.get(1));
    assertEquals(2, run("", "serve", "--threads=0"));
    assertEquals("serve: '--threads' is 0, expected from 1 to 1000\n", err());
  }

  @Test
  void serveTellsItsStatusesAndWhatItDoesWithBlankLines() {
    assertEquals(0, run("\n  \n" + Asking.QUERY + "\n\n", "serve"));
    assertEquals(1, out().lines().count());
    out.reset();
    assertEquals(0, run("", "serve", "--help"));
    assertTrue(out().contains("Exit status (") && out().contains("Blank lines"), out());
  }

  @Test
  void queryReadsStandardInput() {
    assertEquals(1, run("{}", "query", "-"));
    assertTrue(out().contains("missing-field"), out());
  }

  @Test
  void queryOfAFileThatCannotBeReadSaysSoInASentence(@TempDir Path directory) {
    for (String[] refused :
        new String[][] {
          {directory + "/none", "there is no such file"},
          {directory.toString(), "it is a directory"},
          {"a\0b", "no file can have that name"},
          {
            "\ud800",
            "the locale's encoding, %s, lacks characters of that name"
                .formatted(System.getProperty("sun.jnu.encoding"))
          }
        }) {
      err.reset();
      assertEquals(2, run("", "query", refused[0]));
      assertEquals(
          "query: cannot read the file '"
              + refused[0].replaceAll("[\0\ud800]", "?")
              + "', expected queries in it, but "
              + refused[1],
          err().strip());
    }
    assertEquals("", out());
  }

  @Test
  void inputThatBreaksOffIsASentenceToo() throws IOException {
    InputStream closed = InputStream.nullInputStream();
    closed.close();
    assertEquals(2, run(closed, "serve"));
    assertEquals("serve: Stream closed\n", err());
  }

  @Test
  void aDefectIsToldAsSuchWithItsTrace() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() {
            throw new IllegalStateException("nobody foresaw this");
          }

          @Override
          public int read(byte[] into, int from, int length) {
            return read();
          }
        };
    assertEquals(2, run(broken, "serve"));
    assertTrue(err().startsWith("java.lang.IllegalStateException: nobody foresaw this"), err());
    assertTrue(err().contains("\tat io.github.flightstand.tools."), err());
    assertTrue(err().contains("serve: this is a defect of the program"), err());
  }

  @Test
  void onlyTheCommandThatIsAskedForIsMade() {
    Console console = Console.of(InputStream.nullInputStream(), out, err);
    assertEquals(
        Set.of("query"),
        Main.program(console, () -> Terminal.NONE, "query", "play").getSubcommands().keySet());
    Map<String, CommandLine> all =
        Main.program(console, () -> Terminal.NONE, "--help").getSubcommands();
    assertEquals(
        all.keySet(),
        Main.program(console, () -> Terminal.NONE, "completion").getSubcommands().keySet());
    assertEquals(
        all.keySet(), Main.program(console, () -> Terminal.NONE).getSubcommands().keySet());
    assertEquals(13, all.size());
    all.forEach((name, command) -> assertEquals(name, command.getCommandName()));
  }

  @Test
  void helpAndVersionGoToStandardOutput() {
    assertEquals(0, run("", "--help"));
    assertTrue(out().startsWith("Usage: flightstand"), out());
    for (String command : new String[] {"serve", "query", "schema"}) {
      assertTrue(out().contains("\n  " + command), out());
    }
    out.reset();
    assertEquals(0, run("", "--version"));
    List<String> lines = out().lines().toList();
    assertTrue(lines.get(0).startsWith("flightstand "), out());
    assertTrue(lines.get(1).matches("commit (unknown .*|[0-9a-f]{8,}(-dirty)?)"), out());
    assertTrue(lines.get(2).startsWith("Java " + Runtime.version().feature()), out());
    assertEquals("", err());
    assertEquals("commit 0123abcd", Version.lines("0123abcd")[1]);
    assertEquals("commit unknown (built outside git)", Version.lines("")[1]);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ``               | flightstand: no command is given, expected one of serve, query, referee, why, replay, play, squad, import, draw, sandbox, scenario, schema, completion
          fly              | flightstand: there is no command 'fly', expected one of serve, query, referee, why, replay, play, squad, import, draw, sandbox, scenario, schema, completion
          --fly            | flightstand: there is no option '--fly', expected one of --help, --version
          serve fly        | flightstand serve: 'fly' is one argument too many, expected none after the others
          query            | flightstand query: 'FILE' is missing
          query a b        | flightstand query: 'b' is one argument too many, expected none after the others
          schema a b       | flightstand schema: 'b' is one argument too many, expected none after the others
          serve --json     | flightstand serve: there is no option '--json', expected one of --allow-origin, --allow-remote, --cards, --deadline, --help, --http, --no-token, --threads, --token-file, --version
          serve --deadline | flightstand serve: '--deadline' has too few values, expected 1
          sandbox          | flightstand sandbox: '--page' is missing
          play             | flightstand play: '--squads' or '--set-up' is missing
          play --squads    | flightstand play: '--squads' has too few values, expected 1 to 8
          play --squads a b --players bob | flightstand play: '--players': 'bob' is not a player, expected one of random, greedy, look-ahead, search, all
          play --squads a b --jsn         | flightstand play: there is no option '--jsn', expected one of --as-of, --card-sets, --cards, --force, --games, --help, --json, --log, --players, --rounds, --rules, --samples, --scenario, --seed, --set-up, --squads, --strict, --teams, --think, --version
          squad --rules house             | flightstand squad: '--rules': 'house' is not a rule set, expected one of reference-2015, core-2012, epic-2019
          play --squads a b --games many  | flightstand play: '--games': 'many' is not a whole number
          """)
  void badUsageIsASentence(String line, String sentence) {
    assertEquals(2, run("", line.isEmpty() ? new String[0] : line.split(" ")));
    assertEquals("", out());
    assertEquals(sentence, err().lines().findFirst().orElse(""));
    boolean ofNoCommand = sentence.startsWith("flightstand:");
    assertTrue(err().contains(ofNoCommand ? "\nUsage: flightstand" : " --help' lists"), err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "serve",
        "query",
        "referee",
        "replay",
        "play",
        "squad",
        "draw",
        "sandbox",
        "scenario",
        "schema",
        "completion"
      })
  void everyCommandTellsItsExitStatuses(String command) {
    assertEquals(0, run("", command, "--help"));
    String statuses = out().substring(out().indexOf("Exit status (2 also for bad usage):\n"));
    assertTrue(statuses.contains("\n  0   ") && statuses.contains("\n  2   "), out());
  }

  @Test
  void schemasAreListedAndPrinted() {
    assertEquals(0, run("", "schema"));
    assertTrue(out().lines().toList().contains("query"), out());
    out.reset();
    assertEquals(0, run("", "schema", "act"));
    assertTrue(out().contains("\"viewers\""), out());
    out.reset();
    assertEquals(0, run("", "schema", "answer"));
    assertEquals("An answer", Asking.tree(out()).get("title").asText());
    assertEquals(2, run("", "schema", "none"));
    assertTrue(err().startsWith("schema: there is no schema 'none', expected one of query,"));
  }

  /** The package for browsers is in whole builds, and not in quick ones. */
  @Test
  void theSandboxIsWrittenOrSaysWhatBuildsIt(@TempDir Path directory) throws IOException {
    Path page = directory.resolve("sandbox.html");
    boolean possible = SandboxPage.isPossible();
    assertEquals(possible ? 0 : 2, run("", "sandbox", "--page", page.toString()), err());
    assertEquals(possible, Files.exists(page));
    assertEquals(possible, err().isEmpty());
    assertEquals(!possible, err().contains("mvn -q -Pquick,web -pl rules/tools -am package"));
  }

  /** The file of a scenario that is printed is one that is read, and drawn. */
  @Test
  void scenariosAreListedAndPrinted(@TempDir Path directory) throws IOException {
    assertEquals(0, run("", "scenario"));
    assertEquals(
        Missions.names(), out().lines().map(line -> line.split(" ", 2)[0]).toList(), out());
    assertTrue(
        out().contains("\nsalvo                2 to 6 players, 1829 x 914 mm, 12 obstacles\n"),
        out());
    out.reset();
    assertEquals(0, run("", "scenario", "salvo"));
    assertEquals("salvo", Missions.read(out()).name());
    Path mine = directory.resolve("mine.json");
    Files.writeString(mine, out().replace("\"salvo\"", "\"mine\""));
    out.reset();
    assertEquals(0, run("", "draw", mine.toString()));
    assertTrue(out().startsWith("<svg ") && out().contains(">mine<"), out());
    assertEquals(2, run("", "scenario", "salvoo"));
    assertTrue(
        err()
            .startsWith(
                "scenario: there is no scenario 'salvoo' (perhaps 'salvo' is meant), expected"),
        err());
    Files.writeString(mine, Files.readString(mine).replace("\"warhead\"", "\"\""));
    assertEquals(1, run("", "draw", mine.toString()));
    assertTrue(err().contains("\ndraw: the scenario: "), err());
  }

  @Test
  void drawWritesThePictureOfAQueryOrATable(@TempDir Path directory) throws IOException {
    assertEquals(0, run(Asking.QUERY, "draw", "-"));
    assertTrue(out().startsWith("<svg ") && out().endsWith("</svg>\n"), out());
    Path table = directory.resolve("table.json");
    Files.writeString(table, Asking.query().get("table").toPrettyString());
    assertEquals(0, run("", "draw", table.toString()));
    assertEquals("", err());
  }

  @Test
  void whatIsEmptyOrOfAnotherKindIsNamed() {
    assertEquals(1, run(" \n", "draw", "-"));
    assertEquals("draw: '-' is empty, expected a query, a table or a game log\n", err());
    err.reset();
    assertEquals(1, run("{\"log\": \"flightstand/1\", \"rules\": \"core-2012\"}", "replay", "-"));
    assertEquals(
        "replay: line 1: 'log' is 'flightstand/1', expected 'flightstand-game/2'\n", err());
    err.reset();
    assertEquals(2, run("", "replay", "--to", "0", "-"));
    assertEquals("replay: '--to' is 0, expected at least 1\n", err());
  }

  @Test
  void replayWritesEventsOrAPage() {
    assertEquals(2, run("", "replay", "--json", "--page", "page.html", "-"));
    assertEquals("replay: '--json' and '--page' are given together, expected only one\n", err());
  }

  @Test
  void drawShowsTheTableBeforeALineOfALog() {
    String log =
        """
        {"log": "flightstand/1", "rules": "reference-2015", "playArea": {"width": 914.4, "height": 914.4}, "claimTolerance": {"position": 2, "heading": 2}}
        {"place": {"id": "red-1", "base": "small", "player": "A", "pose": {"x": 200, "y": 100, "heading": 90}}}
        {"token": {"id": "m1", "kind": "mine", "pose": {"x": 190, "y": 180, "heading": 90}}}
        {"activate": "red-1", "maneuver": "2FW", "final": {"x": 200, "y": 220, "heading": 90}}
        {"detonate": "m1", "by": "red-1"}
        """;
    assertEquals(0, run(log, "draw", "-", "--line", "4"));
    assertTrue(out().contains("M220 794.4") && out().contains("token mine"), out());
    out.reset();
    assertEquals(0, run(log, "draw", "-"));
    assertTrue(out().contains("M220 674.4") && !out().contains("token mine"), out());
    assertEquals(1, run(log, "draw", "-", "--line", "9"));
    assertTrue(err().contains("'--line' is 9"), err());
  }

  @Test
  void drawSaysWhyThereIsNoPicture() {
    assertEquals(1, run("{\"op\": \"fly\"}", "draw", "-"));
    assertTrue(err().startsWith("draw: 'op' is 'fly'"), err());
    assertEquals(1, run(Asking.QUERY, "draw", "-", "--line", "1"));
    assertEquals(2, run("", "draw", "nowhere.json"));
    err.reset();
    assertEquals(2, run("", "draw", "fog-of-wr"));
    assertTrue(err().endsWith("(perhaps 'fog-of-war' is meant)\n"), err());
    err.reset();
    assertEquals(1, run("", "draw", "fog-of-war", "--line", "3"));
    assertEquals("draw: '--line' is for game logs only, found a scenario\n", err());
    assertEquals("", out());
  }

  @Test
  void squadsAndASetUpTogetherAreTooMuch() {
    assertEquals(2, run("", "play", "--squads", "a", "b", "--set-up", "c"));
    assertTrue(
        err().startsWith("flightstand play: '--squads' and '--set-up' are given together, "),
        err());
  }
}
