package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.tools.Conversation;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code query}: it answers the queries of a file. */
@Command(
    name = "query",
    description = "Answers the JSON queries of a file, one per line.",
    exitCodeList = {
      "0:every answer is a result",
      "1:an answer is an error",
      "2:the file cannot be read, or the answers cannot be written"
    })
final class QueryCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "The queries, or '-' for standard input.")
  private String file = Console.STANDARD_INPUT;

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  @Mixin private CardsOption cards = new CardsOption();

  QueryCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws LostOutputException, FailedCommandException {
    Conversation conversation = deadline.conversation(cards.cards(), console);
    try (InputStream in = console.open(file)) {
      return conversation.hold(in, console.out()) ? 0 : 1;
    } catch (LostOutputException lost) {
      throw lost;
    } catch (IOException unreadable) {
      return console.complain("query", InputFile.words(file, unreadable, "queries"), 2);
    }
  }
}
