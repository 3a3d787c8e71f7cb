package io.github.flightstand.tools.page;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.List;
import java.util.Optional;

/**
 * A line of a log as a page shows it. The table before it is that after the step before it.
 *
 * @param line the line's number in the log
 * @param stage the part of the game to which it belongs, such as a round; if it begins one
 * @param who the piece that acts, or nothing
 * @param text what happens, in words
 * @param stands which pieces stand elsewhere after it, or are gone
 * @param facts what is to be said of which pieces after it, where that has changed
 * @param overlay what is drawn over the table before it; nothing if there is no picture
 * @param like the place in the chapter of a step before it whose drawing is this one's too
 * @param judged the verdict on it; nothing if there is none
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
   * Where a piece stands.
   *
   * @param piece its place in the chapter's list
   * @param at x, y and heading; empty once it is gone
   */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record Stand(int piece, List<Double> at) {}

  /**
   * What is to be said of a piece.
   *
   * @param piece its place in the chapter's list
   * @param facts each a few words
   */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record Facts(int piece, List<String> facts) {}

  /**
   * The verdict on a claim.
   *
   * @param verdict the verdict's word
   * @param deed what is claimed, in a word or two
   * @param rule the rule on which it turns, if it does
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
   * @param value what it came to
   * @param limits where the answer changes, ascending
   * @param doubt how far from a limit a record may not tell
   * @param unit mm or deg
   */
  public record Margin(String name, double value, List<Double> limits, double doubt, String unit) {}

  /**
   * Something that could have happened.
   *
   * @param who decides
   * @param name what it is
   * @param taken whether it is what happened
   * @param odds how probable it was, where nobody chooses
   * @param drawing what is drawn for it
   * @param ends where the ship could have come to stand, each with its name
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
   * @param name the move's
   * @param piece the ship's place in the chapter's list
   * @param at x, y and heading
   */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record End(String name, int piece, List<Double> at) {}
}
