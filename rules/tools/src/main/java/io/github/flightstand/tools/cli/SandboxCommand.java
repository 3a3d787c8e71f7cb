package io.github.flightstand.tools.cli;

import io.github.flightstand.tools.Responder;
import io.github.flightstand.tools.Responder.UndrawableException;
import io.github.flightstand.tools.page.SandboxPage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code sandbox}: it writes a page in which tables are set up and asked about. */
@Command(
    name = "sandbox",
    description = "Writes a page in which anyone drags ships, flies maneuvers and asks questions.",
    exitCodeList = {
      "0:written",
      "1:the input is no table and no query about one",
      "2:the input cannot be read, or the page cannot be written or opened"
    })
final class SandboxCommand implements Callable<Integer> {

  /** What builds the program with the page's kernel, and without tests. */
  private static final String BUILD = "mvn -q -Pquick,sandbox -pl rules/tools -am package";

  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description =
          "A file with the table or the query that the page opens with, or '-' for standard input."
              + " Default: an example.")
  private Optional<String> file = Optional.empty();

  @Option(
      names = "--page",
      required = true,
      paramLabel = "FILE.html",
      description = "The page to write.")
  private String page = "";

  @Option(names = "--open", description = "Show the page in the system's browser.")
  private boolean open;

  SandboxCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, FailedCommandException {
    if (!SandboxPage.isPossible()) {
      throw new FailedCommandException(
          2,
          "this program was built without the package for browsers, expected one that is built by '"
              + BUILD
              + "'");
    }
    Optional<String> start = file.isPresent() ? Optional.of(read(file.get())) : Optional.empty();
    try (NewFile written = new NewFile(page)) {
      SandboxPage.write(written.writer(), start);
      written.keep();
    }
    if (open) {
      show(Path.of(page).toAbsolutePath());
    }
    return 0;
  }

  /** Reads a table, or a query about one, that the program can draw. */
  private String read(String name) throws FailedCommandException {
    String text;
    try (InputStream in = console.open(name)) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new FailedCommandException(
          2, InputFile.words(name, unreadable, "a table or a query about one"));
    }
    try {
      new Responder().svg(text);
    } catch (UndrawableException undrawable) {
      throw new FailedCommandException(1, String.valueOf(undrawable.getMessage()));
    }
    return text;
  }

  private static void show(Path page) throws FailedCommandException {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    List<String> opener =
        system.contains("windows")
            ? List.of("cmd", "/c", "start", "\"\"")
            : List.of(system.contains("mac") ? "open" : "xdg-open");
    try {
      new ProcessBuilder(
              Stream.concat(opener.stream(), Stream.of(page.toUri().toString())).toList())
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException none) {
      throw new FailedCommandException(
          2, "'--open' finds no '" + opener.get(0) + "', expected a system that opens pages with it");
    }
  }
}
