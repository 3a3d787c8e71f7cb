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
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The program on an image of those of the JDK's modules that it needs: as modules, whose records
 * the codec may only reach because they are opened to it, and on the class path, as its runnable
 * jar is.
 */
class ModulePathTest {

  private static final Pattern LIBRARY =
      Pattern.compile("(jackson-annotations|jts|ejml|jetty|picocli|jspecify|slf4j-api)-.*");

  private static final Pattern MODULE =
      Pattern.compile(
          "flightstand-(geometry|movement|rules|players|cards|protocol|referee)-[^-]*.*");

  private static final String MAIN = "io.github.flightstand.tools.cli.Main";

  @TempDir private static Path images;

  @TempDir private Path folder;

  @BeforeAll
  static void makeTheImage() {
    ToolProvider jlink = ToolProvider.findFirst("jlink").orElseThrow();
    String image = image().toString();
    assertEquals(
        0,
        jlink.run(
            System.out,
            System.err,
            "--add-modules",
            "java.logging,java.naming,java.xml",
            "--output",
            image));
  }

  private static Path image() {
    return images.resolve("image");
  }

  private static boolean isNeeded(Path path) {
    String name = path.getFileName().toString();
    return path.endsWith("target/classes")
        || LIBRARY.matcher(name).matches()
        || MODULE.matcher(name).matches();
  }

  private List<String> run(String input, String... args) throws IOException, InterruptedException {
    return run(
        input,
        Stream.concat(
            Stream.of("--module-path", path(), "--module", "io.github.flightstand.tools/" + MAIN),
            Stream.of(args)));
  }

  private static String path() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> isNeeded(Path.of(entry)))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private List<String> run(String input, Stream<String> args)
      throws IOException, InterruptedException {
    Path in = Files.writeString(folder.resolve("in"), input);
    Path out = folder.resolve("out");
    String java = image().resolve("bin").resolve("java").toString();
    List<String> command = Stream.concat(Stream.of(java), args).toList();
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
  void gamesHaveCardsOfAJar() throws Exception {
    String setUp =
        Files.writeString(folder.resolve("set-up.json"), CardsOptionTest.SET_UP).toString();
    String jar = OutsideJar.of(folder, "nerves", OutsideJar.NERVES, "outside.Nerves");
    List<String> lines = run("", "play", "--set-up", setUp, "--cards", jar);
    assertTrue(lines.get(4).startsWith("1 game of "), lines::toString);
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
    assertEquals(lines, run("", Stream.of("-classpath", path(), MAIN, "referee", log.toString())));
  }
}
