package io.github.flightstand.tools.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code serve}: answers queries from standard input until it ends. */
@Command(
    name = "serve",
    description = "Answers one JSON query a line on standard input, one JSON answer a line.",
    footer = "%nBlank lines are passed over; every other line gets one answer, in order.",
    exitCodeList = {
      "0:the input has ended, whatever the answers were, or nobody reads the answers",
      "2:the input cannot be read, or the answers not written"
    })
final class ServeCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  ServeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    deadline.conversation(console).hold(console.in(), console.out());
    return 0;
  }
}
