package io.github.flightstand.spark;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The program {@code flightstand}, as another process. */
final class CommandLine {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** What the command {@code referee} says of a log that it cannot judge. */
  private static final Pattern BROKEN = Pattern.compile("referee: '(.*?)', (line .*)");

  private CommandLine() {}

  /** Runs a command and returns the lines of its output; those on standard error go to a file. */
  static List<String> run(Path folder, String... arguments) {
    try {
      List<String> command =
          Stream.concat(
                  Stream.of(
                      Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                      "-Xmx1g",
                      "-cp",
                      System.getProperty("java.class.path"),
                      "io.github.flightstand.tools.cli.Main"),
                  Stream.of(arguments))
              .toList();
      Path out = folder.resolve("out.txt");
      new ProcessBuilder(command)
          .redirectOutput(out.toFile())
          .redirectError(folder.resolve("err.txt").toFile())
          .start()
          .waitFor();
      return Files.readAllLines(out);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }

  /**
   * Judges a folder's logs.
   *
   * @return the rows by log, relative to the folder, each as {@link Verdicts#row} writes it
   */
  static Map<String, List<String>> verdicts(Path folder, Path logs) throws IOException {
    Map<String, List<String>> rows = new TreeMap<>();
    try (Stream<Path> files = Files.walk(logs)) {
      files
          .filter(Files::isRegularFile)
          .forEach(log -> rows.put(logs.relativize(log).toString(), new ArrayList<>()));
    }
    for (String line : run(folder, "referee", logs.toString())) {
      JsonNode json = JSON.readTree(line);
      if (!json.has("summary")) {
        String log = logs.relativize(Path.of(json.get("log").asText())).toString();
        rows.get(log).add(row(json));
      }
    }
    for (String line : Files.readAllLines(folder.resolve("err.txt"))) {
      Matcher broken = BROKEN.matcher(line);
      assertTrue(broken.matches(), line);
      String log = logs.relativize(Path.of(broken.group(1))).toString();
      rows.get(log).add(Verdicts.broken(broken.group(2)));
    }
    return rows;
  }

  private static String row(JsonNode json) {
    JsonNode deviation = json.path("deviation");
    boolean off = deviation.isObject();
    return Verdicts.row(
        json.get("line").asInt(),
        json.get("verdict").asText(),
        text(json, "rule"),
        text(json, "clause"),
        off ? deviation.get("position").asDouble() : null,
        off ? deviation.get("heading").asDouble() : null,
        json.get("message").asText());
  }

  private static String text(JsonNode json, String name) {
    JsonNode value = json.path(name);
    return value.isTextual() ? value.asText() : null;
  }
}
