package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.rules.engine.hook.CardException;
import io.github.flightstand.tools.Responder;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
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

  /** The command that prints all commands, and so needs them. */
  private static final String ALL = "completion";

  private static final Set<String> HELP = Set.of("-h", "--help");

  private Main() {}

  /** Runs the command line and ends the process with its exit status. */
  public static void main(String[] args) {
    System.exit(program(Console.ofProcess(), Terminal::ofProcess, args).execute(args));
  }

  static int run(Console console, String... args) {
    return program(console, () -> Terminal.NONE, args).execute(args);
  }

  /**
   * Returns the command line with the command that the arguments begin with; with all if they begin
   * with none.
   */
  static CommandLine program(Console console, Supplier<Terminal> terminal, String... args) {
    CommandLine program = new CommandLine(new Main());
    Map<String, Supplier<Object>> commands = commands(console, terminal, program);
    boolean needsOne = args.length > 0 && commands.containsKey(args[0]) && !args[0].equals(ALL);
    if (needsOne) {
      commands.keySet().retainAll(Set.of(args[0]));
    }
    commands.forEach((name, command) -> program.addSubcommand(name, command.get()));
    program
        .getSubcommands()
        .values()
        .forEach(
            command ->
                command
                    .getCommandSpec()
                    .usageMessage()
                    .exitCodeListHeading("Exit status (2 also for bad usage):%n"));
    if (args.length == 0 || Arrays.stream(args).anyMatch(HELP::contains)) {
      terminal.get().helpWidth().ifPresent(program::setUsageHelpWidth);
    }
    return program
        .setOut(console.printer())
        .setErr(console.err())
        .setParameterExceptionHandler(new BadUsage())
        .setExecutionStrategy(Main::carriedOut)
        .setExecutionExceptionHandler(told(console));
  }

  /**
   * Returns how each command is made, by name. A command costs start-up time only if it is made.
   */
  private static Map<String, Supplier<Object>> commands(
      Console console, Supplier<Terminal> terminal, CommandLine program) {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("serve", () -> new ServeCommand(console));
    commands.put("query", () -> new QueryCommand(console));
    commands.put("referee", () -> new RefereeCommand(console, terminal.get()));
    commands.put("why", () -> new WhyCommand(console));
    commands.put("replay", () -> new ReplayCommand(console, terminal.get()));
    // It takes any number of squads, and picocli would take a misspelled option for a squad.
    commands.put(
        "play",
        () ->
            new CommandLine(new PlayCommand(console, terminal.get().attached()))
                .setUnmatchedOptionsAllowedAsOptionParameters(false));
    commands.put("squad", () -> new SquadCommand(console));
    commands.put("import", () -> new ImportCommand(console));
    commands.put("draw", () -> new DrawCommand(console));
    commands.put("sandbox", () -> new SandboxCommand(console, terminal.get()));
    commands.put("scenario", () -> new ScenarioCommand(console));
    commands.put("schema", () -> new SchemaCommand(console));
    commands.put(ALL, () -> new CompletionCommand(console, program));
    return commands;
  }

  /** Carries a command out; an error, which picocli would let end the process, is a failure too. */
  private static int carriedOut(CommandLine.ParseResult parsed) {
    try {
      return new CommandLine.RunLast().execute(parsed);
    } catch (Error failed) {
      CommandLine.ParseResult last = parsed.hasSubcommand() ? parsed.subcommand() : parsed;
      throw new CommandLine.ExecutionException(
          last.commandSpec().commandLine(), String.valueOf(failed.getMessage()), failed);
    }
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
                    sentence(console, thrown.getCause() instanceof Error error ? error : thrown),
                    CommandLine.ExitCode.USAGE);
  }

  /** Returns why something failed, and prints the stack trace of a defect of the program. */
  static String sentence(Console console, Throwable failure) {
    if (failure instanceof OutOfMemoryError) {
      return "this needs more memory than the process has, expected less to do or more memory";
    }
    if (failure instanceof Error
        || (failure instanceof RuntimeException
            && !(failure instanceof UncheckedIOException || failure instanceof CardException))) {
      console.trace(failure);
      return Responder.DEFECT;
    }
    return failure.getMessage() == null ? "the input cannot be read" : failure.getMessage();
  }
}
