package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.line.LostOutputException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code completion}: it prints a script that completes command lines. */
@Command(
    name = "completion",
    description = "Prints a script with which bash and zsh complete command lines.",
    footer = {
      "%nIn bash: source <(flightstand completion)",
      "In zsh the same, after: autoload -U +X bashcompinit && bashcompinit",
      "The program must be a command named flightstand; in bash an alias will do."
    },
    exitCodeList = {"0:the script was printed", "2:the script cannot be written"})
final class CompletionCommand implements Callable<Integer> {

  private final Console console;
  private final CommandLine program;

  CompletionCommand(Console console, CommandLine program) {
    this.console = console;
    this.program = program;
  }

  @Override
  public Integer call() throws LostOutputException {
    console.print(script().lines().toList());
    return 0;
  }

  /**
   * Returns the script; picocli would write its numbers with the digits of the machine's country.
   */
  private String script() {
    Locale country = Locale.getDefault(Locale.Category.FORMAT);
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
    try {
      return AutoComplete.bash(program.getCommandName(), program);
    } finally {
      Locale.setDefault(Locale.Category.FORMAT, country);
    }
  }
}
