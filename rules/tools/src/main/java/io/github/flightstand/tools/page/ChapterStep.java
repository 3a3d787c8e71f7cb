package io.github.flightstand.tools.page;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.flightstand.referee.report.Margin;
import io.github.flightstand.rules.engine.state.Face;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line of a log as a page shows it, on the table after the step before it.
 *
 * @param line the line's number in the log
 * @param stage the part of the game that it begins, such as a round, if any
 * @param beat what one watches for in it, if anything
 * @param who the piece that acts, if any
 * @param text the events, in words
 * @param stands the pieces that have moved or are gone after it
 * @param touching the pairs of ships that touch after it, if they have changed
 * @param facts the facts about pieces that have changed
 * @param overlay the drawing over the table before it, if there is a picture
 * @param like the index of an earlier step whose drawing this step shares
 * @param way how the ship moved, if it moved along a template
 * @param dice the dice that lie open after it
 * @param ask the query that it answers, if there is one
 * @param judged the verdict on it, if any
 * @param choices what else could have happened
 */
public record ChapterStep(
    int line,
    Optional<String> stage,
    Optional<Beat> beat,
    Optional<String> who,
    String text,
    List<Stand> stands,
    Optional<List<Pair>> touching,
    List<Facts> facts,
    Optional<String> overlay,
    Optional<Integer> like,
    Optional<Way> way,
    List<Roll> dice,
    Optional<Ask> ask,
    Optional<Judged> judged,
    List<Choice> choices) {

  /** Returns a step with words and a verdict, without a table. */
  public static ChapterStep said(int line, Optional<String> who, String text, Judged judged) {
    return new ChapterStep(
        line,
        Optional.empty(),
        Optional.empty(),
        who,
        text,
        List.of(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.of(judged),
        List.of());
  }

  /** What people wait for when they watch a game, the weightiest last. */
  public enum Beat {
    /** A round begins. */
    ROUND,
    /** A piece is set up or moves. */
    MOVE,
    /** Dice for damage that no attack deals, shields lost and damage cards. */
    DAMAGE,
    /** A ship attacks. */
    ATTACK,
    /** A ship is lost. */
    LOSS
  }

  /** Two ships that touch, by their indices in the chapter. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record Pair(int one, int other) {}

  /**
   * Dice that lie open.
   *
   * @param who the ship or player who rolled them
   * @param what what they were rolled for
   */
  public record Roll(String who, String what, List<Face> faces) {}

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
   * @param fare what is shown at the ship; null for other pieces
   */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record Facts(int piece, List<String> facts, Optional<Fare> fare) {}

  /**
   * How a ship fares.
   *
   * @param parts its sections, one unless it is a corvette
   * @param tokens how many tokens of each kind it and its sections have
   * @param locks the names of those that it has locked on to
   */
  public record Fare(List<Part> parts, Map<String, Integer> tokens, List<String> locks) {

    /** The hull and the shields that a section has left, of those it began with. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record Part(int hull, int ofHull, int shields, int ofShields) {}
  }

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
   * An alternative in a game.
   *
   * @param who the player who decides, or {@code chance}
   * @param name its name, with its probability if chance decides
   * @param taken whether it happened
   * @param ends the possible ends of the ship, each with a name
   * @param drawing its drawing
   */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record Choice(
      String who, String name, boolean taken, List<End> ends, Optional<String> drawing) {}

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
