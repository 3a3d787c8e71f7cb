package io.github.flightstand.tools.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A game log that a command line names, by its own path or by its folder's.
 *
 * @param name the log's name in reports: its path, or {@code -} for standard input
 * @param opening opens the log
 */
record LogSource(String name, Opening opening) {

  /** The ending of a log's file name in a folder. */
  private static final String SUFFIX = ".ndjson";

  interface Opening {
    InputStream open() throws IOException;
  }

  /**
   * Returns the logs that an argument names: a file, standard input, or all logs in a folder and
   * its subfolders in the order of their paths.
   *
   * @throws FailedCommandException if the argument names no log
   */
  static List<LogSource> named(String argument, InputStream standardInput)
      throws FailedCommandException {
    if (argument.equals(Console.STANDARD_INPUT)) {
      return List.of(new LogSource(Console.STANDARD_INPUT, () -> standardInput));
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
    return List.of(new LogSource(argument, () -> Files.newInputStream(path)));
  }

  private static List<LogSource> within(Path folder) throws FailedCommandException {
    List<LogSource> logs;
    try (Stream<Path> files = Files.walk(folder)) {
      logs =
          files
              .filter(file -> file.toString().endsWith(SUFFIX) && Files.isRegularFile(file))
              .sorted()
              .map(file -> new LogSource(file.toString(), () -> Files.newInputStream(file)))
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
