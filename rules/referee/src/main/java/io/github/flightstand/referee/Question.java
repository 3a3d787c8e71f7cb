package io.github.flightstand.referee;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.FrameJson;
import io.github.flightstand.protocol.json.Ground;
import io.github.flightstand.protocol.json.PartsJson;
import io.github.flightstand.protocol.json.PoseErrorJson;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.protocol.json.TableFigures;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.referee.GameLog.LogEntry;
import io.github.flightstand.referee.GameLogReader.ReadGameLog;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One claim about one table, with its ruling.
 *
 * <pre>{@code
 * Question.of("{\"table\": {...}, \"claim\": {\"activate\": \"red\", ...}}").ruling().message()
 * }</pre>
 *
 * @param header the rules, the tolerance and the frame
 * @param before the table about which the claim is made
 * @param asked the game before the claim
 */
public record Question(LogHeader header, Table before, Referee.Game asked, Ruling ruling) {

  /** Returns the ruling on another claim in place of this one. */
  public Ruling on(LogEvent.Act instead) {
    return asked.copy().next(new LogEntry(ruling.line(), instead)).orElseThrow();
  }

  /**
   * A table and a claim about it, as a person pastes them.
   *
   * @param claim a line of a log
   */
  record Pasted(
      TableFigures table,
      JsonText claim,
      Optional<RulesJson> rules,
      Optional<PoseErrorJson> claimTolerance,
      Optional<FrameJson> frame,
      Optional<Map<String, List<Maneuver>>> dials,
      Optional<PartsJson> parts) {}

  /** The refusal of a text that is no table with a claim, or of a log without such a claim. */
  public static final class UnreadableQuestionException extends Exception {

    UnreadableQuestionException(String sentence) {
      super(sentence);
    }
  }

  /**
   * Reads a table and a claim about it, and rules on the claim.
   *
   * @param text an object with {@code table}, as in a query, and {@code claim}, a line of a log;
   *     {@code rules}, {@code frame}, {@code claimTolerance}, {@code dials} and {@code parts} as in
   *     a log's header
   * @throws UnreadableQuestionException if it is something else; the message names the field
   */
  public static Question of(String text) throws UnreadableQuestionException {
    try {
      Pasted pasted = LogHeader.CODEC.read(Pasted.class, text);
      LogHeader header =
          LogHeader.about(
              pasted.table,
              pasted.rules,
              pasted.claimTolerance,
              pasted.frame,
              pasted.dials,
              pasted.parts);
      PartsCatalogue parts = PartsCatalogue.standard().withOwn(header.bases().values());
      Table table =
          FaultException.within(Pointer.of("/table"), () -> pasted.table.on(header.frame(), parts));
      return of(header, table, parts, pasted.claim.text());
    } catch (FaultException fault) {
      throw new UnreadableQuestionException(fault.getMessage());
    }
  }

  /**
   * Rules on a claim about a table.
   *
   * @param parts the parts that the claim may name
   * @param claim a line of a log
   * @throws UnreadableQuestionException if it claims nothing
   */
  public static Question of(LogHeader header, Table table, PartsCatalogue parts, String claim)
      throws UnreadableQuestionException {
    Ground ground = new Ground(header.frame(), table.playArea(), parts);
    LogEvent event = LogLines.event(new Line.Text(1, claim), ground, PiecesOnTable.on(table));
    return claim(header, table, new Referee().begin(header, table), new LogEntry(1, event));
  }

  /**
   * Reads a log up to one of its claims, and rules on the claim.
   *
   * @param line the claim's line; the log's last claim if absent
   * @throws UnreadableQuestionException if there is no claim at the line
   * @throws UnreadableLogException if the header cannot be read
   */
  public static Question of(List<? extends Line> lines, OptionalInt line)
      throws UnreadableLogException, UnreadableQuestionException {
    if (lines.isEmpty()) {
      throw UnreadableLogException.empty();
    }
    ReadGameLog log = new GameLogReader(PartsCatalogue.standard()).begin(lines.get(0));
    Referee.Game game = new Referee().begin(log.header());
    Table before = Table.builder(log.header().playArea()).build();
    Optional<Question> last = Optional.empty();
    int read = 1;
    for (Line next : lines.subList(1, lines.size())) {
      LogEntry entry = log.next(next);
      read = entry.line();
      if (line.isPresent() && read == line.getAsInt()) {
        return claim(log.header(), before, game, entry);
      }
      Referee.Game asked = game.copy();
      Optional<Ruling> ruling = game.next(entry);
      if (ruling.isPresent()) {
        last = Optional.of(new Question(log.header(), before, asked, ruling.get()));
      }
      before = entry.event().after(before);
    }
    if (line.isPresent()) {
      throw new UnreadableQuestionException(
          "line %s is not there, expected one of 2 to %s".formatted(line.getAsInt(), read));
    }
    return last.orElseThrow(
        () -> new UnreadableQuestionException("the log has no claim, expected one"));
  }

  private static Question claim(LogHeader header, Table before, Referee.Game game, LogEntry entry)
      throws UnreadableQuestionException {
    if (entry.event() instanceof LogEvent.Unreadable fault) {
      throw new UnreadableQuestionException("the claim: " + fault.message());
    }
    return game.copy()
        .next(entry)
        .map(ruling -> new Question(header, before, game, ruling))
        .orElseThrow(
            () ->
                new UnreadableQuestionException(
                    "the line claims nothing: " + entry.event().words() + ", expected a claim"));
  }
}
