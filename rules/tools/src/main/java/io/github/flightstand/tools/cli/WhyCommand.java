package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.GameReferee;
import io.github.flightstand.referee.Question;
import io.github.flightstand.referee.Question.UnreadableQuestionException;
import io.github.flightstand.referee.Verdict;
import io.github.flightstand.referee.report.Why;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code why}: it tells where one ship should be, and what decides it. */
@Command(
    name = "why",
    description = "Says of one claim where the ship should be and what decides it.",
    exitCodeList = {
      "0:the claim is not illegal",
      "1:the claim is illegal",
      "2:there is no such claim, or the answer cannot be written"
    })
final class WhyCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      paramLabel = "FILE",
      description =
          "A table and a claim, {\"table\": {...}, \"claim\": {...}}; a game log; or '-' for"
              + " standard input.")
  private String file = Console.STANDARD_INPUT;

  @Option(
      names = "--line",
      paramLabel = "LINE",
      description = "The claim's line in a game log. Default: the last claim.")
  private Optional<Integer> line = Optional.empty();

  @Option(
      names = "--picture",
      paramLabel = "FILE.svg",
      description = "Write a picture too: where the ship should be and, dotted, where it is.")
  private Optional<String> picture = Optional.empty();

  WhyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, FailedCommandException {
    byte[] input;
    try (InputStream in = console.open(file)) {
      input = in.readAllBytes();
    } catch (IOException unreadable) {
      throw new FailedCommandException(
          2, InputFile.words(file, unreadable, "a table and a claim, or a game log"));
    }
    Question question;
    try {
      question = question(input);
    } catch (UnreadableQuestionException | UnreadableLogException wrong) {
      throw new FailedCommandException(2, "'" + file + "', " + wrong.getMessage());
    }
    Why why = new Why(question);
    Optional<String> svg =
        picture.isPresent() ? why.picture().map(TablePicture::svg) : Optional.empty();
    if (picture.isPresent() && svg.isEmpty()) {
      throw new FailedCommandException(2, "the claim has no picture, expected no '--picture'");
    }
    if (svg.isPresent()) {
      try (NewFile drawn = new NewFile(picture.get())) {
        drawn.writer().write(svg.get());
        drawn.keep();
      }
    }
    console.print(why.words().stream().map(Console::plain).toList());
    return question.ruling().verdict() == Verdict.ILLEGAL ? 1 : 0;
  }

  private Question question(byte[] input)
      throws IOException,
          UnreadableQuestionException,
          UnreadableLogException,
          FailedCommandException {
    String text = InputFile.text(input).strip();
    String first = text.lines().findFirst().orElse("");
    if (GameReferee.isHeader(first)) {
      throw new FailedCommandException(
          2, "'" + file + "' is the log of a whole game, expected a log of claims");
    }
    if (new Codec().names(first, "log")) {
      return Question.of(
          LineReader.toTooLong(new ByteArrayInputStream(input)).rest(),
          line.map(OptionalInt::of).orElse(OptionalInt.empty()));
    }
    if (line.isPresent()) {
      throw new FailedCommandException(2, "'--line' is for game logs, found a table and a claim");
    }
    return Question.of(text);
  }
}
