package io.github.flightstand.tools.page;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.json.ViewJson.SeenShip;
import io.github.flightstand.referee.report.Margin;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.RemoteState;
import java.util.List;
import java.util.Optional;

/**
 * A line of a log as a page shows it, on the table after the step before it.
 *
 * @param line the line's number in the log
 * @param who the piece that a claim is about, if any
 * @param text the events, in words
 * @param stands the pieces that have moved or are gone after it
 * @param touching the ids of ships that touch after it, in pairs, if they have changed
 * @param overlay the drawing over the table before it, if there is a picture
 * @param way how the ship moved, if it moved along a template
 * @param game what a game's step tells beside its words
 * @param claim the line itself in a log of claims, unless it places a ship or an obstacle
 * @param judged the verdict on it, if any
 * @param choices what else could have happened
 */
public record ChapterStep(
    int line,
    Optional<String> who,
    String text,
    List<Stand> stands,
    Optional<List<List<String>>> touching,
    Optional<String> overlay,
    Optional<Way> way,
    Optional<Told> game,
    Optional<JsonText> claim,
    Optional<Judged> judged,
    List<Choice> choices) {

  /** Returns a step with words and a verdict, without a table. */
  public static ChapterStep said(int line, Optional<String> who, String text, Judged judged) {
    return new ChapterStep(
        line,
        who,
        text,
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(judged),
        List.of());
  }

  /**
   * What a step of a game tells: its events, and what has changed.
   *
   * @param ships the ships that have changed, as the page's player, or else their owner, sees them
   * @param remotes the remotes that have changed
   * @param docks the docks, if they have changed
   * @param pools the dice of the attack in progress, the defender's last; none if there is none
   */
  public record Told(
      List<Event> events,
      List<SeenShip> ships,
      List<RemoteState> remotes,
      Optional<List<Dock>> docks,
      List<List<Die>> pools) {}

  /**
   * A piece's pose.
   *
   * @param piece the piece's index in the chapter
   * @param at x, y and heading; empty if the piece is gone
   */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record Stand(int piece, List<Double> at) {}

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
