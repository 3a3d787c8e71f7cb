package io.github.flightstand.tools.page;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.List;
import java.util.Optional;

/**
 * A line of a log as a page shows it, on the table after the step before it.
 *
 * @param line the line's number in the log
 * @param stage the part of the game that it begins, such as a round, if any
 * @param who the piece that acts, if any
 * @param text the events, in words
 * @param stands the pieces that have moved or are gone after it
 * @param facts the facts about pieces that have changed
 * @param overlay the drawing over the table before it, if there is a picture
 * @param like the index of an earlier step whose drawing this step shares
 * @param judged the verdict on it, if any
 * @param choices what else could have happened
 */
public record ChapterStep(
    int line,
    Optional<String> stage,
    Optional<String> who,
    String text,
    List<Stand> stands,
    List<Facts> facts,
    Optional<String> overlay,
    Optional<Integer> like,
    Optional<Judged> judged,
    List<Choice> choices) {

  /**
   * A piece's pose.
   *
   * @param piece the piece's index in the chapter
   * @param at x, y and heading; empty if the piece is gone
   */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record Stand(int piece, List<Double> at) {}

  /**
   * The facts about a piece.
   *
   * @param piece the piece's index in the chapter
   * @param facts short texts, one for each fact
   */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record Facts(int piece, List<String> facts) {}

  /**
   * The verdict on a claim.
   *
   * @param verdict the verdict's word
   * @param deed the claim in a word or two
   * @param rule the rule that decides it, if any
   * @param clause the clause of the rulebooks that forbids it, if it is known
   * @param margins how close the call was
   */
  public record Judged(
      String verdict,
      String deed,
      Optional<String> rule,
      Optional<String> clause,
      List<Margin> margins) {}

  /**
   * A measured value beside its limits.
   *
   * @param name what was measured
   * @param value the result
   * @param limits the values at which the answer changes, ascending
   * @param doubt the distance from a limit within which a record decides nothing
   * @param unit mm or deg
   */
  public record Margin(String name, double value, List<Double> limits, double doubt, String unit) {}

  /**
   * An alternative in a game.
   *
   * @param who the player who decides, or {@code chance}
   * @param name its name
   * @param taken whether it happened
   * @param odds its probability, if chance decides
   * @param drawing its drawing
   * @param ends the possible ends of the ship, each with a name
   */
  public record Choice(
      String who,
      String name,
      boolean taken,
      Optional<String> odds,
      Optional<String> drawing,
      List<End> ends) {}

  /**
   * An end of a move.
   *
   * @param name the move's name
   * @param piece the ship's index in the chapter
   * @param at x, y and heading
   */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record End(String name, int piece, List<Double> at) {}
}
