package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.tools.Responder;
import io.github.flightstand.tools.Responder.UndrawableException;
import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.SandboxPage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code sandbox}: it writes a page in which tables are set up and asked about. */
@Command(
    name = "sandbox",
    description = "Writes a page in which anyone drags ships, flies maneuvers and asks questions.",
    exitCodeList = {
      "0:written",
      "1:the input is no table, no query about one, and no game log",
      "2:the input cannot be read, or the page cannot be written or opened"
    })
final class SandboxCommand implements Callable<Integer> {

  /** What builds the program with the page's kernel, and without tests. */
  private static final String BUILD = "mvn -q -Pquick,web -pl rules/tools -am package";

  private final Console console;
  private final Terminal terminal;
  private final Codec codec = new Codec();

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description =
          "A file with the table, the query or the game log that the page opens with, or '-' for"
              + " standard input. Default: an example.")
  private Optional<String> file = Optional.empty();

  @Option(
      names = "--page",
      required = true,
      paramLabel = "FILE.html",
      description = "The page to write.")
  private String page = "";

  @Option(
      names = "--line",
      paramLabel = "LINE",
      description = "Open with the table before this line of a game log. Default: at its end.")
  private Optional<Integer> line = Optional.empty();

  @Mixin private CardsOption cards = new CardsOption();

  @Option(names = "--open", description = "Show the page in the system's browser.")
  private boolean open;

  SandboxCommand(Console console, Terminal terminal) {
    this.console = console;
    this.terminal = terminal;
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
    byte[] input = file.isPresent() ? read(file.get()) : new byte[0];
    boolean isLog = isLog(input);
    if (line.isPresent() && !isLog) {
      throw new FailedCommandException(1, "'--line' is for game logs only, found none");
    }
    Optional<Chapter> log = isLog ? Optional.of(chapter(file.get(), input)) : Optional.empty();
    Optional<String> start =
        file.isPresent() && !isLog ? Optional.of(drawable(input)) : Optional.empty();
    try (NewFile written = new NewFile(page)) {
      SandboxPage.write(written.writer(), start, log, line.orElse(Integer.MAX_VALUE));
      written.keep();
    }
    if (open) {
      show(Path.of(page).toAbsolutePath());
    }
    return 0;
  }

  private byte[] read(String name) throws FailedCommandException {
    try (InputStream in = console.open(name)) {
      return in.readAllBytes();
    } catch (IOException unreadable) {
      throw new FailedCommandException(
          2, InputFile.words(name, unreadable, "a table, a query about one, or a game log"));
    }
  }

  private boolean isLog(byte[] input) {
    String text = InputFile.text(input);
    return codec.names(text.lines().findFirst().orElse(""), "log");
  }

  /** Reads a log up to the line that the page opens at. */
  private Chapter chapter(String name, byte[] input) throws IOException, FailedCommandException {
    try (Progress progress = new Progress(console.err(), terminal.attached())) {
      LogChapters.Told told =
          new LogChapters(
                  () -> new ByteArrayInputStream(input),
                  name,
                  line.orElse(Integer.MAX_VALUE),
                  Optional.empty(),
                  cards,
                  progress)
              .chapter();
      if (told.misfit().isPresent()) {
        throw told.misfit().get();
      }
      return told.chapter();
    }
  }

  /** Returns a table, or a query about one, that the program can draw. */
  private static String drawable(byte[] input) throws FailedCommandException {
    String text = InputFile.text(input);
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
          2,
          "'--open' finds no '" + opener.get(0) + "', expected a system that opens pages with it");
    }
  }
}
