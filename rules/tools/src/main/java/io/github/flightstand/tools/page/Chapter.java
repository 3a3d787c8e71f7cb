package io.github.flightstand.tools.page;

import java.util.List;
import java.util.Optional;

/**
 * One log as a page shows it, in millimeters and degrees of the table's frame, rounded to a
 * thousandth; drawings are SVG elements.
 *
 * @param name the log's name
 * @param width the play area's width; 0 if nothing is drawn
 * @param height the play area's height; 0 if nothing is drawn
 * @param pieces every piece that is ever on the table; other fields refer to a piece by its index
 * @param steps the steps of the log, in order
 */
public record Chapter(
    String name, double width, double height, List<Piece> pieces, List<ChapterStep> steps) {

  /**
   * A ship, obstacle or token.
   *
   * @param id its name on the table
   * @param classes the classes of its drawing
   * @param drawing its drawing, at the origin and facing along +x, y down
   * @param middle the center of a rectangle around it, as x ahead and y to the left
   * @param reach half the sides of that rectangle, ahead and to the left
   * @param outline the path of a ship's base, for ghosts; absent for other pieces
   * @param about a description in words
   * @param measures drawings that can be shown with it, such as its arcs
   */
  public record Piece(
      String id,
      String classes,
      String drawing,
      List<Double> middle,
      List<Double> reach,
      Optional<String> outline,
      String about,
      List<Measure> measures) {}

  /**
   * A drawing that can be shown with a piece.
   *
   * @param name its name
   * @param drawing the drawing, placed like the piece's own
   */
  public record Measure(String name, String drawing) {}
}
