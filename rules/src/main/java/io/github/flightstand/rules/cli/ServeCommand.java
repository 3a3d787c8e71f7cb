package io.github.flightstand.rules.cli;

import io.github.flightstand.rules.protocol.Conversation;
import io.github.flightstand.rules.protocol.Responder;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code serve}: answers queries from standard input until it ends. */
@Command(
    name = "serve",
    description = "Answers one JSON query a line on standard input, one JSON answer a line.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class ServeCommand implements Callable<Integer> {

  private final Console console;

  ServeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    new Conversation(new Responder()).hold(console.in(), console.out());
    return 0;
  }
}
