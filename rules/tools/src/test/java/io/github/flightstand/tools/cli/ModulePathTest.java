package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.tools.Asking;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as modules, whose records Jackson may only reach because they are opened to it. */
class ModulePathTest {

  private static final Pattern LIBRARY =
      Pattern.compile(
          "(jackson-(core|annotations|databind|datatype-jdk8)|jts|ejml|picocli|jspecify)-.*");

  private static final Pattern MODULE =
      Pattern.compile("flightstand-(geometry|movement|rules|protocol)-[^-]*.*");

  @TempDir Path folder;

  private static boolean isNeeded(Path path) {
    String name = path.getFileName().toString();
    return path.endsWith("target/classes")
        || LIBRARY.matcher(name).matches()
        || MODULE.matcher(name).matches();
  }

  private List<String> run(String input, String... args) throws IOException, InterruptedException {
    String modules =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> isNeeded(Path.of(entry)))
            .collect(Collectors.joining(File.pathSeparator));
    Path in = Files.writeString(folder.resolve("in"), input);
    Path out = folder.resolve("out");
    List<String> command =
        Stream.concat(
                Stream.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "--module-path",
                    modules,
                    "--module",
                    "io.github.flightstand.tools/io.github.flightstand.tools.cli.Main"),
                Stream.of(args))
            .toList();
    Process process =
        new ProcessBuilder(command)
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectErrorStream(true)
            .start();
    assertEquals(0, process.waitFor(), () -> read(out));
    return read(out).lines().toList();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException lost) {
      throw new AssertionError(lost);
    }
  }

  @Test
  void queriesOfEveryOperationAreAnswered() throws Exception {
    String queries =
        Asking.everyOperation().stream().map(query -> query + "\n").collect(Collectors.joining());
    List<String> answers = run(queries, "serve");
    assertEquals(Asking.everyOperation().size(), answers.size());
    answers.forEach(answer -> assertTrue(answer.contains("\"ok\":true"), answer));
  }

  @Test
  void gamesAreJudged() throws Exception {
    Path log =
        Files.writeString(
            folder.resolve("game.ndjson"),
            """
            {"log":"flightstand/1","playArea":{"width":914.4,"height":914.4}}
            {"place":{"id":"a","base":"small","pose":{"x":400,"y":400,"heading":90}}}
            {"activate":"a","maneuver":"1FW","final":{"x":400,"y":480,"heading":90}}
            """);
    List<String> lines = run("", "referee", log.toString());
    assertTrue(lines.get(1).startsWith("{\"line\":3,\"verdict\":\"legal\""), lines::toString);
  }
}
