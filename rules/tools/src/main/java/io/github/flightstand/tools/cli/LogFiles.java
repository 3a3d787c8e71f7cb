package io.github.flightstand.tools.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The game logs that a command line names, by their own paths or by their folder's. */
final class LogFiles {

  /** The ending of a log's file name in a folder. */
  private static final String SUFFIX = ".ndjson";

  private LogFiles() {}

  /**
   * Returns the names of the logs that an argument stands for: a file, standard input, or all logs
   * in a folder and its subfolders in the order of their paths.
   *
   * @throws FailedCommandException if the argument names no log
   */
  static List<String> named(String argument) throws FailedCommandException {
    if (argument.equals(Console.STANDARD_INPUT)) {
      return List.of(argument);
    }
    Path path;
    try {
      path = Path.of(argument);
    } catch (InvalidPathException noPath) {
      throw new FailedCommandException(
          2, "'" + argument + "' is not a game log: " + InputFile.noName(argument));
    }
    if (Files.isDirectory(path)) {
      return within(path);
    }
    if (Files.notExists(path)) {
      throw new FailedCommandException(
          2, "there is no file '" + argument + "', expected a game log");
    }
    return List.of(argument);
  }

  private static List<String> within(Path folder) throws FailedCommandException {
    List<String> logs;
    try (Stream<Path> files = Files.walk(folder)) {
      logs =
          files
              .filter(file -> file.toString().endsWith(SUFFIX) && Files.isRegularFile(file))
              .sorted()
              .map(Path::toString)
              .toList();
    } catch (IOException | UncheckedIOException unreadable) {
      throw new FailedCommandException(
          2, "cannot read the folder '" + folder + "', expected game logs in it");
    }
    if (logs.isEmpty()) {
      throw new FailedCommandException(
          2, "the folder '" + folder + "' holds no game log, expected files that end in " + SUFFIX);
    }
    return logs;
  }
}
