package io.github.flightstand.tools.cli;

import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.tools.Conversation;
import io.github.flightstand.tools.Responder;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --deadline} of the commands that answer queries. */
final class DeadlineOption {

  @Option(
      names = "--deadline",
      paramLabel = "TIME",
      converter = Milliseconds.class,
      description =
          "The time limit for a query, such as 500ms, 5s or 2m; a query that takes longer is"
              + " answered with the error too-slow. Default: no limit.")
  private Optional<Long> milliseconds = Optional.empty();

  Conversation conversation(Supplier<CardSet> cards, Console console) {
    Conversation free = new Conversation(new Responder(cards, console::trace));
    return milliseconds.map(free::withDeadline).orElse(free);
  }

  /** Returns the time limit in milliseconds, or another if none is given. */
  long millisecondsOr(long other) {
    return milliseconds.orElse(other);
  }

  static final class Milliseconds implements ITypeConverter<Long> {

    private static final Pattern TIME = Pattern.compile("([1-9][0-9]{0,8})(ms|s|m)");

    @Override
    public Long convert(String text) {
      Matcher time = TIME.matcher(text);
      if (!time.matches()) {
        throw new TypeConversionException(
            "'" + text + "' is not a time, expected a whole number with ms, s or m, such as 5s");
      }
      TimeUnit unit =
          switch (time.group(2)) {
            case "ms" -> TimeUnit.MILLISECONDS;
            case "s" -> TimeUnit.SECONDS;
            default -> TimeUnit.MINUTES;
          };
      return unit.toMillis(Long.parseLong(time.group(1)));
    }
  }
}
