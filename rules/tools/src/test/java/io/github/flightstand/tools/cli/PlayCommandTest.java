package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.tools.Replay;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The {@code play} command: results, logs, progress, and what it says to bad input. */
class PlayCommandTest extends CommandStreams {

  private static final String SQUAD =
      """
      {"ships": [{"id": "%s", "base": "small", "skill": 2, "attack": 3, "agility": 1, "hull": 2,
        "shields": 0, "points": 20, "actions": ["focus"],
        "dial": ["1FG", "2FG", "3FW", "2BW", "2NW", "1TW", "1YW"]}]}
      """;

  @TempDir private Path folder;

  private int run(boolean onTerminal, String... args) {
    Console console = console();
    return told(console, new PlayCommand(console, onTerminal), args);
  }

  private String file(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content).toString();
  }

  private String squad(String ship) throws IOException {
    return file(ship + ".json", SQUAD.formatted(ship));
  }

  @Test
  void resultsAreATable() throws IOException {
    assertEquals(
        0,
        run(
            false,
            "--squads",
            squad("red"),
            squad("blue"),
            "--players",
            "greedy",
            "random",
            "--games",
            "4",
            "--rounds",
            "5"));
    List<String> lines = out().lines().toList();
    assertEquals("seat  player          won   drawn    lost   share   score", lines.get(0));
    assertTrue(lines.get(1).startsWith("A     greedy"), out());
    assertTrue(lines.get(2).startsWith("B     random"), out());
    assertTrue(lines.get(4).startsWith("4 games of "), out());
    assertEquals("", err());
  }

  @Test
  void playersWhoAllMeetAreRated() throws IOException {
    String red = squad("red");
    String[] all = {"--squads", red, "--players", "all", "--rounds", "1", "--samples", "1"};
    assertEquals(0, run(true, all));
    List<String> lines = out().lines().toList();
    assertEquals("player       rating   error   games   share", lines.get(0));
    assertTrue(lines.get(1).startsWith("random            0       0       3"), out());
    assertTrue(lines.get(4).startsWith("search"), out());
    assertTrue(err().contains("\r6 of 6 games"), err());
    out.reset();
    assertEquals(
        0, run(false, Stream.concat(Stream.of(all), Stream.of("--json")).toArray(String[]::new)));
    assertTrue(
        out().startsWith("{\"games\":6,\"players\":[{\"player\":\"random\",\"rating\":0.0,"),
        out());
  }

  @Test
  void whatDoesNotFitIsRefused() throws IOException {
    String red = squad("red");
    refused("'--samples' is 0, expected at least 1", "--squads", red, red, "--samples", "0");
    refused("'--rounds' is 0, expected at least 1", "--squads", red, red, "--rounds", "0");
    refused(
        "'--samples' and '--think' are both given, expected one",
        "--squads",
        red,
        red,
        "--samples",
        "9",
        "--think",
        "1s");
    refused("'--squads' names 1 squad, expected 2 to 8", "--squads", red);
    refused(
        "'--squads' is all, expected '--players all' with it",
        "--squads",
        "all",
        "--players",
        "greedy",
        "random");
    refused(
        "'--players' is all, expected squads that meet themselves, without '--log'",
        "--squads",
        red,
        "--players",
        "all",
        "--log",
        "logs");
    refused(
        "'--players' names all and another, expected all alone",
        "--squads",
        red,
        "--players",
        "all",
        "random");
  }

  private void refused(String sentence, String... args) {
    err.reset();
    assertEquals(2, run(false, args));
    assertEquals("play: " + sentence + "\n", err());
  }

  @Test
  void aTerminalSeesHowFarItIs() throws IOException {
    assertEquals(
        0, run(true, "--squads", squad("red"), squad("blue"), "--games", "2", "--rounds", "1"));
    assertTrue(err().contains("\r1 of 2 games"), err());
    assertTrue(err().endsWith("\r"), err());
  }

  @Test
  void logsAreWholeAndTheSameEachTime() throws IOException {
    String one = squad("red");
    for (String logs : List.of("first", "second")) {
      assertEquals(
          0,
          run(
              false,
              "--squads",
              one,
              one,
              "--players",
              "random",
              "greedy",
              "--seed",
              "11",
              "--games",
              "10",
              "--rounds",
              "2",
              "--json",
              "--log",
              folder.resolve(logs).toString()));
    }
    List<String> lines = out().lines().toList();
    assertTrue(lines.get(0).startsWith("{\"games\":10,\"rounds\":"), out());
    assertEquals(lines.get(0), lines.get(1));
    try (Stream<Path> logs = Files.list(folder.resolve("first"))) {
      for (Path log : logs.toList()) {
        assertTrue(log.getFileName().toString().matches("game-\\d\\d.ndjson"), log::toString);
        String text = Files.readString(log);
        assertEquals(text, Files.readString(folder.resolve("second").resolve(log.getFileName())));
        assertTrue(text.contains("\"A-red\"") && text.contains("\"B-red\""), text);
        out.reset();
        assertEquals(
            0,
            new CommandLine(new ReplayCommand(console(), Terminal.NONE)).execute(log.toString()));
        assertTrue(out().contains("the game is over after round"), out());
      }
    }
  }

  @Test
  void logsThatAreThereAreReplacedByForceAlone() throws IOException {
    Path log =
        Files.writeString(
            Files.createDirectories(folder.resolve("logs")).resolve("game-1.ndjson"), "old");
    String[] args = {
      "--squads", squad("red"), squad("blue"), "--rounds", "1", "--log", log.getParent().toString()
    };
    assertEquals(2, run(false, args));
    assertEquals("play: '" + log + "' exists, expected '--force' to replace it\n", err());
    assertEquals("old", Files.readString(log));
    assertEquals(
        0, run(false, Stream.concat(Stream.of(args), Stream.of("--force")).toArray(String[]::new)));
    assertTrue(Files.readString(log).startsWith("{\"log\":"), log::toString);
    try (Stream<Path> files = Files.list(log.getParent())) {
      assertEquals(List.of(log), files.toList());
    }
  }

  /** Of both kinds of log in one folder, those of whole games are judged by playing them again. */
  @Test
  void theRefereeJudgesAFolderOfGames() throws IOException {
    String red = squad("red");
    Path logs = folder.resolve("logs");
    run(
        false,
        "--squads",
        red,
        red,
        "--players",
        "random",
        "random",
        "--games",
        "3",
        "--rounds",
        "2",
        "--log",
        logs.toString());
    Path second = logs.resolve("game-2.ndjson");
    List<String> lines = Files.readAllLines(second);
    int at = lines.stream().map(line -> line.contains("\"ready:A\"")).toList().indexOf(true);
    lines.add(at, "{\"command\":{\"decision\":\"attack:B-red\",\"key\":\"pass\"}}");
    Files.write(second, lines);
    Files.writeString(
        logs.resolve("z.ndjson"),
        "{\"log\":\"flightstand/1\",\"rules\":\"reference-2015\",\"playArea\":"
            + "{\"width\":900,\"height\":900},\"claimTolerance\":{\"position\":2,\"heading\":2}}");
    assertEquals(1, referee(false, logs.toString(), "--only", "illegal"));
    List<String> told = out().lines().toList();
    assertEquals(2, told.size(), out());
    assertTrue(
        told.get(0)
            .startsWith(
                "{\"log\":\""
                    + second
                    + "\",\"line\":"
                    + (at + 1)
                    + ",\"verdict\":\"illegal\",\"rule\":\"command\",\"clause\":null,"),
        out());
    assertTrue(told.get(1).contains("\"illegal\":1,\"tooClose\":0,\"unverified\":0}"), out());
    assertEquals("", err());
    Path page = folder.resolve("report.html");
    assertEquals(1, referee(false, logs.toString(), "--report", page.toString()));
    assertTrue(Files.readString(page).contains("\"line\":" + (at + 1)), err());
    assertEquals(1, referee(true, second.toString()));
    assertTrue(out().contains("attack:B-red"), out());
    assertEquals(1, referee(true, logs.toString()));
    assertTrue(err().contains("\r1 of 4 logs"), err());
  }

  private int referee(boolean onTerminal, String... args) {
    out.reset();
    return referee(InputStream.nullInputStream(), onTerminal, args);
  }

  /**
   * A squad by its name, a bare export of a squad builder, one as a member, ships by their types.
   */
  @Test
  void squadsOfTheCatalogueArePlayed() throws IOException {
    String xws = ReadySquads.text("rebel-x-wings").orElseThrow();
    String bare = file("bare.json", xws);
    String member = file("member.json", "{\"xws\": " + xws + "}");
    String types = file("types.json", "{\"ships\": [{\"id\": \"red\", \"ship\": \"xwing\"}]}");
    for (String other : List.of("rebel-x-wings", bare, member, types)) {
      assertEquals(
          0,
          run(
              false,
              "--squads",
              "rebel-x-wings",
              other,
              "--players",
              "random",
              "random",
              "--rounds",
              "1"),
          this::err);
    }
    assertEquals("", err());
    assertTrue(out().contains("1 game of 1.0 rounds"), out());
  }

  @Test
  void whyASquadIsRefusedIsTold() throws IOException {
    String twice =
        file(
            "twice.json",
            "{\"faction\": \"rebel\", \"pilots\": ["
                + "{\"name\": \"wedgeantilles\", \"ship\": \"xwing\"},"
                + "{\"name\": \"wedgeantilles\", \"ship\": \"xwing\"}]}");
    assertEquals(1, run(false, "--squads", "imperial-swarm", twice));
    List<String> told = err().lines().toList();
    assertEquals(
        "play: cannot play 'imperial-swarm' and '" + twice + "': a squad is not legal",
        told.get(0));
    assertTrue(told.get(1).startsWith("  000-064: "), err());
    assertTrue(told.get(1).contains("(at /players/1/squad"), err());
    assertEquals("", out());
  }

  @Test
  void aWholeSetUpIsPlayedAsItIs() throws IOException {
    String setup =
        """
        {"placed": true, "chance": "asked", "rounds": 2, "players": [
          {"id": "X", "squad": {"ships": [{"id": "red", "base": "small", "skill": 2, "attack": 3,
            "agility": 1, "hull": 2, "shields": 0, "actions": ["focus"], "dial": ["1FG"],
            "pose": {"x": 300, "y": 100, "heading": 90}}]}},
          {"id": "Y", "squad": {"ships": [{"id": "blue", "base": "small", "skill": 2, "attack": 3,
            "agility": 1, "hull": 2, "shields": 0, "actions": ["focus"], "dial": ["1FG"],
            "pose": {"x": 300, "y": 800, "heading": 270}}]}}]}
        """;
    assertEquals(0, run(false, "--set-up", file("set-up.json", setup)));
    assertTrue(out().contains("X     greedy            0       1       0   50.0%"), out());
    assertTrue(out().contains("1 game of 2.0 rounds"), out());
    assertEquals(2, run(false, "--set-up", file("set-up.json", setup), "--players", "random"));
    assertEquals("play: '--players' names 1 player, expected 2\n", err());
  }

  @Test
  void aLogKeepsTheColorsOfItsSetUp() throws IOException {
    String ship =
        "{'id': '%s', 'base': 'small', 'skill': 2, 'attack': 3, 'agility': 1, 'hull': 2,"
            + " 'shields': 0, 'actions': ['focus'], 'dial': ['1FG'],"
            + " 'pose': {'x': 300, 'y': %s, 'heading': 90}}";
    String setup =
        ("{'placed': true, 'chance': 'asked', 'rounds': 1, 'players': ["
                + "{'id': 'X', 'color': 'red', 'squad': {'ships': ["
                + ship.formatted("red", 100)
                + "]}}, {'id': 'Y', 'squad': {'ships': ["
                + ship.formatted("blue", 800)
                + "]}}]}")
            .replace('\'', '"');
    String logs = folder.resolve("colored").toString();
    assertEquals(0, run(false, "--set-up", file("colored.json", setup), "--log", logs), err());
    String header = Files.readAllLines(Path.of(logs, "game-1.ndjson")).get(0);
    assertTrue(header.contains("{\"id\":\"X\",\"team\":\"X\",\"color\":\"red\","), header);
    assertTrue(header.contains("{\"id\":\"Y\",\"team\":\"Y\",\"squad\""), header);
    assertEquals(Map.of("X", Color.RED), Replay.begin(1, header).colors());
    String digest = "\"digest\":\"";
    String plain = folder.resolve("plain").toString();
    String uncolored = setup.replace("\"color\": \"red\", ", "");
    assertEquals(0, run(false, "--set-up", file("plain.json", uncolored), "--log", plain), err());
    String other = Files.readAllLines(Path.of(plain, "game-1.ndjson")).get(0);
    assertEquals(other.substring(other.indexOf(digest)), header.substring(header.indexOf(digest)));
  }

  @Test
  void manySquadsPlayAnEpicBattle() throws IOException {
    String red = squad("red");
    List<String> three = List.of("--squads", red, red, red, "--rules", "epic-2019");
    List<String> one = new ArrayList<>(three);
    one.addAll(List.of("--rounds", "1"));
    assertEquals(0, run(false, one.toArray(new String[0])));
    assertTrue(out().lines().toList().get(3).startsWith("C     greedy"), out());
    out.reset();
    one.addAll(List.of("--teams", "x", "y", "y"));
    assertEquals(0, run(false, one.toArray(new String[0])));
    List<String> lines = out().lines().toList();
    assertEquals(lines.get(2).substring(1), lines.get(3).substring(1), "mates share the score");
    assertEquals(1, run(false, "--squads", red, red, red));
    assertTrue(err().contains("two sides set up a table"), err());
    err.reset();
    assertEquals(2, run(false, "--squads", red, red, "--teams", "x"));
    assertEquals("play: '--teams' names 1 team, expected 2\n", err());
  }

  @Test
  void whatIsWrongIsSaidInASentence() throws IOException {
    String red = squad("red");
    String bare = file("bare.json", "{\"ships\": [{\"id\": \"red\"}]}");
    assertEquals(1, run(false, "--squads", red, bare));
    assertTrue(err().startsWith("play: cannot play '" + red + "' and '" + bare + "': "), err());
    err.reset();
    String bad = file("bad.json", "{\"ships\": 3}");
    assertEquals(1, run(false, "--squads", red, bad));
    assertTrue(err().startsWith("play: '" + bad + "' is not a squad: "), err());
    err.reset();
    assertEquals(2, run(false, "--squads", red, folder + "/none"));
    assertTrue(err().contains("there is no such file"), err());
    assertEquals(2, run(false, "--squads", red, red, "--games", "0"));
    assertEquals(2, run(false, "--squads", red, red, "--players", "clever", "greedy"));
    assertEquals(2, run(false, "--squads", red, red, "--log", red));
    assertTrue(err().contains("cannot write logs to the folder"), err());
    assertEquals("", out());
  }
}
