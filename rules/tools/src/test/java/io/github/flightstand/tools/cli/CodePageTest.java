package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The program as on Windows, and in other countries: code pages, consoles that know few characters,
 * line ends, byte order marks, names of files. Each place gives the bytes that any other gives.
 */
class CodePageTest {

  private static final Map<String, String> FILES =
      Map.of(
          "queries.ndjson",
          """
          {"id": "früh", "op": "catalogue"}
          {"id": "漢字", "op": "table", "keep": "ß", "table": {"ships": []}}
          """,
          "claims.ndjson",
          """
          {"log":"flightstand/1","playArea":{"width":914.4,"height":914.4}}
          {"place":{"id":"Jörg","base":"small","pose":{"x":400,"y":400,"heading":90}}}
          {"activate":"Jörg","maneuver":"1FW","final":{"x":400,"y":480,"heading":90}}
          {"activate":"Jörg","maneuver":"1FW","final":{"x":400,"y":500,"heading":90}}
          """,
          "squad.json",
          """
          {"faction": "rebel", "name": "Größe", "pilots": [
            {"name": "lukeskywalker", "ship": "xwing"}, {"name": "nobody-ł", "ship": "xwing"}]}
          """,
          "table.json",
          """
          {"playArea": {"width": 914.4, "height": 914.4}, "ships": [
            {"id": "Ångström", "base": "small", "pose": {"x": 400, "y": 400, "heading": 90}}]}
          """,
          "set-up.json",
          CardsOptionTest.SET_UP
              .replace("\"cards\": [\"nerves\"], ", "")
              .replace("\"red\"", "\"Žižek\""),
          "claim.json",
          """
          {"table": {"playArea": {"width": 914.4, "height": 914.4}, "ships": [
            {"id": "ä", "base": "small", "pose": {"x": 400, "y": 400, "heading": 90}}]},
           "claim": {"activate": "ä", "maneuver": "1FW", "final": {"x": 400, "y": 500, "heading": 90}}}
          """);

  /** The commands, with a blank between their arguments. */
  private static final List<String> COMMANDS =
      List.of(
          "query queries.ndjson",
          "referee claims.ndjson",
          "referee claims.ndjson --report report.html",
          "squad squad.json",
          "draw table.json",
          "draw claims.ndjson",
          "why claim.json",
          "play --set-up set-up.json --log logs",
          "replay logs/game-1.ndjson --page page.html",
          "replay logs/game-1.ndjson",
          "referee logs/game-1.ndjson",
          "scenario salvo",
          "completion");

  @TempDir private static Path folder;

  private static Ended usual;

  /** What a process wrote, its files among it, each by its name. */
  private record Ended(String out, Map<String, String> files) {}

  /** Runs the commands on standard input, one a line, its arguments parted by tabs. */
  static final class Commands {
    public static void main(String[] args) throws IOException {
      String lines = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
      Console console = Console.ofProcess();
      for (String line : lines.split("\n")) {
        int status = Main.run(console, line.split("\t"));
        console.err().println("status " + status);
      }
    }
  }

  private static Ended run(
      Path place, Map<String, String> environment, List<String> options, List<String> commands)
      throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    // It starts often and does little.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Commands.class.getName()));
    Path in = Files.writeString(place.resolve("in"), String.join("\n", commands));
    Path out = place.resolve("out");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(place.toFile())
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectErrorStream(true);
    builder.environment().putAll(environment);
    assertEquals(0, builder.start().waitFor(), () -> read(out));
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> written = Files.walk(place)) {
      for (Path file : written.filter(Files::isRegularFile).toList()) {
        files.put(place.relativize(file).toString(), read(file));
      }
    }
    files.keySet().removeAll(FILES.keySet());
    files.keySet().removeAll(List.of("in", "out"));
    return new Ended(read(out), files);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException lost) {
      throw new AssertionError(lost);
    }
  }

  private static Path lay(String name, String mark, String lineEnd) throws IOException {
    Path place = Files.createDirectory(folder.resolve(name));
    for (Map.Entry<String, String> file : FILES.entrySet()) {
      Files.writeString(
          place.resolve(file.getKey()), mark + file.getValue().replace("\n", lineEnd));
    }
    return place;
  }

  private static List<String> commands() {
    return COMMANDS.stream().map(line -> line.replace(' ', '\t')).toList();
  }

  @BeforeAll
  static void runWhereAllIsUsual() throws Exception {
    usual = run(lay("usual", "", "\n"), Map.of(), List.of(), commands());
    for (String written : List.of("früh", "漢字", "Žižek")) {
      assertTrue(usual.out().contains(written), usual::out);
    }
    assertTrue(usual.files().containsKey("page.html"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Dfile.encoding=windows-1252 -Dsun.jnu.encoding=Cp1252 -Duser.language=tr"
            + " -Duser.country=TR",
        "-Dfile.encoding=COMPAT -Duser.language=ar -Duser.country=EG -Duser.timezone=Asia/Kolkata",
        "-Dfile.encoding=US-ASCII -Duser.language=th -Duser.country=TH -Duser.timezone=Etc/GMT+12"
      })
  void everyPlaceGivesTheSameBytes(String place) throws Exception {
    List<String> options = new ArrayList<>(List.of(place.split(" ")));
    for (String stream : List.of("stdout", "stderr", "sun.stdout", "sun.stderr")) {
      options.add("-D" + stream + ".encoding=Cp437");
    }
    Path there = lay(options.get(0).replaceAll("\\W", "-"), "", "\n");
    Ended ended = run(there, Map.of("LC_ALL", "C"), options, commands());
    assertEquals(usual.out(), ended.out());
    assertEquals(usual.files(), ended.files());
  }

  /**
   * What the program writes for people has the line ends of the system, its files have one kind.
   */
  @Test
  void lineEndsAndByteOrderMarksChangeNothing() throws Exception {
    Path there = lay("windows", "\uFEFF", "\r\n");
    Ended ended = run(there, Map.of(), List.of("-Dline.separator=\r\n"), commands());
    assertEquals(usual.out(), ended.out().replace("\r\n", "\n"));
    assertEquals(usual.files(), ended.files());
  }

  @Test
  void filesMayHaveBlanksAndLettersOfAnyLanguage() throws Exception {
    Map<String, String> environment = new HashMap<>(Map.of("LC_ALL", "C.UTF-8"));
    List<String> commands =
        List.of(
            "play\t--set-up\tset-up.json\t--log\tSpiele für Jörg 漢",
            "replay\tSpiele für Jörg 漢/game-1.ndjson\t--page\tSeite ß.html",
            "referee\tSpiele für Jörg 漢/game-1.ndjson\t--report\tUrteil.html",
            "referee\tSpiele für Jörg 漢\tclaims.ndjson",
            "query\tkeine Datei ü");
    String out = run(lay("letters", "", "\n"), environment, List.of(), commands).out();
    List<String> statuses =
        out.lines().map(String::strip).filter(line -> line.startsWith("status ")).toList();
    assertEquals(
        List.of("status 0", "status 0", "status 0", "status 1", "status 2"), statuses, out);
    assertTrue(out.contains("'keine Datei ü'"), out);
  }
}
