package io.github.flightstand.tools.cli;

import io.github.flightstand.rules.engine.hook.CardException;
import io.github.flightstand.tools.Responder;
import io.github.flightstand.tools.serve.line.LostOutputException;
import java.io.UncheckedIOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;

/**
 * The command {@code flightstand}. Exit status 2 means that a command could not be carried out,
 * such as bad usage or a file that cannot be read; each subcommand defines the other statuses.
 */
@Command(
    name = "flightstand",
    description = "Computes exact ship movement, judges recorded games and plays whole games.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    scope = ScopeType.INHERIT,
    synopsisSubcommandLabel = "COMMAND")
public final class Main {

  private Main() {}

  /** Runs the command line and ends the process with its exit status. */
  public static void main(String[] args) {
    System.exit(run(Console.ofProcess(), args));
  }

  static int run(Console console, String... args) {
    // It takes any number of squads, and picocli would take a misspelled option for a squad.
    CommandLine play =
        new CommandLine(new PlayCommand(console, Terminal.isAttached()))
            .setUnmatchedOptionsAllowedAsOptionParameters(false);
    CommandLine program =
        new CommandLine(new Main())
            .addSubcommand(new ServeCommand(console))
            .addSubcommand(new QueryCommand(console))
            .addSubcommand(new RefereeCommand(console, Terminal.isAttached()))
            .addSubcommand(new ReplayCommand(console))
            .addSubcommand(play)
            .addSubcommand(new SquadCommand(console))
            .addSubcommand(new DrawCommand(console))
            .addSubcommand(new ScenarioCommand(console))
            .addSubcommand(new SchemaCommand(console));
    program.addSubcommand(new CompletionCommand(console, program));
    program
        .getSubcommands()
        .values()
        .forEach(
            command ->
                command
                    .getCommandSpec()
                    .usageMessage()
                    .exitCodeListHeading("Exit status (2 also for bad usage):%n"));
    return program
        .setOut(console.printer())
        .setErr(console.err())
        .setParameterExceptionHandler(new BadUsage())
        .setExecutionExceptionHandler(told(console))
        .execute(args);
  }

  /**
   * Returns a handler that prints why a command failed, with the stack trace of a defect of the
   * program. A pipe that its reader has closed is not a failure.
   */
  static CommandLine.IExecutionExceptionHandler told(Console console) {
    return (thrown, command, parsed) ->
        thrown instanceof LostOutputException lost && lost.closed()
            ? CommandLine.ExitCode.OK
            : thrown instanceof FailedCommandException failure
                ? failure.complain(console, command.getCommandName())
                : console.complain(
                    command.getCommandName(),
                    sentence(console, thrown),
                    CommandLine.ExitCode.USAGE);
  }

  private static String sentence(Console console, Exception failure) {
    if (failure instanceof RuntimeException
        && !(failure instanceof UncheckedIOException || failure instanceof CardException)) {
      console.trace(failure);
      return Responder.DEFECT;
    }
    return failure.getMessage() == null ? "the input cannot be read" : failure.getMessage();
  }
}
