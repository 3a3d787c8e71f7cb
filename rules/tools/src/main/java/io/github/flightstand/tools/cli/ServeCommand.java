package io.github.flightstand.tools.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The command {@code serve}: it answers queries from standard input until the input ends, or over
 * HTTP until it is stopped.
 */
@Command(
    name = "serve",
    description = {
      "Reads a JSON query per line of standard input, writes a JSON answer per line.",
      "With --http: answers the query in the body of each POST, until it is stopped."
    },
    footer = "%nBlank lines are skipped; every other line gets one answer, in order.",
    exitCodeList = {
      "0:the input has ended, whatever the answers were, or the answers' reader is gone",
      "2:the input cannot be read, the answers cannot be written, or the address cannot be had"
    })
final class ServeCommand implements Callable<Integer> {

  private static final int MOST_THREADS = 1000;

  private final Console console;

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "The number of threads that answer. The output is the same for any number. Default: all"
              + " processors.")
  private int threads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());

  @Mixin private HttpOptions http = new HttpOptions();

  @Mixin private CardsOption cards = new CardsOption();

  ServeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, FailedCommandException {
    if (threads < 1 || threads > MOST_THREADS) {
      throw new FailedCommandException(
          2, "'--threads' is " + threads + ", expected from 1 to " + MOST_THREADS);
    }
    if (http.given()) {
      http.serve(console, cards.cards(), threads, deadline);
      return 0;
    }
    deadline
        .conversation(cards.cards(), console)
        .withThreads(threads)
        .hold(console.in(), console.out());
    return 0;
  }
}
