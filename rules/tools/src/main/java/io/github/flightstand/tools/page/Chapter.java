package io.github.flightstand.tools.page;

import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.json.PieceJson;
import io.github.flightstand.protocol.json.PlayAreaJson;
import io.github.flightstand.protocol.json.RulesJson;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One log as a page shows it, in millimeters and degrees of the table's frame; drawings are SVG
 * elements. Drawings and ways are rounded to a thousandth, poses of pieces are exact.
 *
 * @param name the log's name
 * @param title who plays against whom, if the log tells
 * @param width the play area's width; 0 if nothing is drawn
 * @param height the play area's height; 0 if nothing is drawn
 * @param query what every query of a step has, such as the rules; absent if nothing is drawn
 * @param names the printed names of its ships' cards, by their ids
 * @param pieces every piece that is ever on the table; other fields refer to a piece by its index
 * @param steps the steps of the log, in order
 * @param log the log as an address of the sandbox holds it, if all of it may be known
 */
public record Chapter(
    String name,
    Optional<String> title,
    double width,
    double height,
    Optional<Query> query,
    Map<String, String> names,
    List<Piece> pieces,
    List<ChapterStep> steps,
    Optional<String> log) {

  /** Returns a chapter in which nothing is drawn. */
  public static Chapter inWords(String name, List<ChapterStep> steps) {
    return new Chapter(
        name,
        Optional.empty(),
        0,
        0,
        Optional.empty(),
        Map.of(),
        List.of(),
        steps,
        Optional.empty());
  }

  /** Returns this chapter with its log. */
  public Chapter with(Optional<String> packed) {
    return new Chapter(name, title, width, height, query, names, pieces, steps, packed);
  }

  /**
   * What every query about a log has.
   *
   * @param parts the parts of another game, if ships stand on its bases
   */
  public record Query(RulesJson rules, PlayAreaJson playArea, Optional<JsonText> parts) {}

  /**
   * A ship, obstacle or token.
   *
   * @param id its id on the table
   * @param name its name for people
   * @param classes the classes of its drawing
   * @param drawing its drawing, at the origin and facing along +x, y down
   * @param middle the center of a rectangle around it, as x ahead and y to the left
   * @param reach half the sides of that rectangle, ahead and to the left
   * @param outline the path of a ship's base, for ghosts; absent for other pieces
   * @param type the printed name of a ship's type, if it is known
   * @param about a description in words
   * @param json its form in a query's table; the pose is that of the step
   * @param measures drawings that can be shown with it, such as its arcs
   */
  public record Piece(
      String id,
      String name,
      String classes,
      String drawing,
      List<Double> middle,
      List<Double> reach,
      Optional<String> outline,
      Optional<String> type,
      String about,
      PieceJson json,
      List<Measure> measures) {}

  /**
   * A drawing that can be shown with a piece.
   *
   * @param name its name
   * @param drawing the drawing, placed like the piece's own
   */
  public record Measure(String name, String drawing) {}
}
