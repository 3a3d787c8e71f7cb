package io.github.flightstand.tools.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** A handler of bad usage: it says in one sentence what is wrong and how to ask for help. */
final class BadUsage implements IParameterExceptionHandler {

  private static final Pattern VALUE =
      Pattern.compile(
          "Invalid value for (?:option '(\\S+)'|positional parameter)(?: at index \\d+)?"
              + "(?: \\((.*?)\\))?: (.*)",
          Pattern.DOTALL);

  private static final Pattern OPTION = Pattern.compile("--[\\w-]+");

  @Override
  public int handleParseException(ParameterException wrong, String[] arguments) {
    CommandLine command = wrong.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    PrintWriter err = command.getErr();
    err.println(name + ": " + Console.plain(sentence(wrong, command)));
    if (command.getParent() == null) {
      command.usage(err);
    } else {
      err.println("'" + name + " --help' lists its arguments and options.");
    }
    return CommandLine.ExitCode.USAGE;
  }

  private static String sentence(ParameterException wrong, CommandLine command) {
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      return notKnown(unmatched, command);
    }
    if (wrong instanceof MissingParameterException missing) {
      return missing(missing);
    }
    String message = String.valueOf(wrong.getMessage());
    if (wrong instanceof MutuallyExclusiveArgsException) {
      return OPTION
          .matcher(message)
          .results()
          .map(option -> "'" + option.group() + "'")
          .collect(Collectors.joining(" and ", "", " are given together, expected only one"));
    }
    Matcher value = VALUE.matcher(message);
    if (value.matches()) {
      String of = value.group(1) == null ? value.group(2) : value.group(1);
      String what = value.group(3).replaceAll("is not (an int|a long)$", "is not a whole number");
      return "'" + of + "': " + what;
    }
    return command.getParent() == null
        ? "no command is given, expected " + commands(command)
        : message;
  }

  private static String notKnown(UnmatchedArgumentException unmatched, CommandLine command) {
    // If the option stands where another option's values should be, only the message names it:
    // "Unknown option: '--x'; ..."
    List<String> all = unmatched.getUnmatched();
    String first =
        all.isEmpty() ? Objects.toString(unmatched.getMessage()).split("'", 3)[1] : all.get(0);
    if (all.isEmpty() || unmatched.isUnknownOption()) {
      return "there is no option '" + first + "', expected one of " + options(command);
    }
    return command.getParent() == null
        ? "there is no command '" + first + "', expected " + commands(command)
        : "'" + first + "' is one argument too many, expected none after the others";
  }

  private static String missing(MissingParameterException missing) {
    List<ArgSpec> all = missing.getMissing();
    String names = all.stream().map(BadUsage::name).collect(Collectors.joining("' or '"));
    boolean begun =
        all.size() == 1
            && all.get(0).isOption()
            && !String.valueOf(missing.getMessage()).startsWith("Missing required option");
    return begun
        ? "'" + names + "' has too few values, expected " + many(all.get(0).arity())
        : "'" + names + "' is missing";
  }

  private static String many(CommandLine.Range arity) {
    if (arity.max() == arity.min()) {
      return String.valueOf(arity.min());
    }
    return arity.isVariable() ? "at least " + arity.min() : arity.min() + " to " + arity.max();
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private static String commands(CommandLine command) {
    return "one of " + String.join(", ", command.getSubcommands().keySet());
  }

  private static String options(CommandLine command) {
    return command.getCommandSpec().options().stream()
        .map(OptionSpec::longestName)
        .sorted()
        .collect(Collectors.joining(", "));
  }
}
