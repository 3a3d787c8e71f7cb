package io.github.flightstand.tools.page;

import java.util.List;
import java.util.Optional;

/**
 * One log as a page shows it. Millimetres and degrees in the table's frame, rounded to a
 * thousandth; drawings are SVG elements.
 *
 * @param name what the log is called
 * @param width the play area's; 0 if nothing is drawn
 * @param height the play area's; 0 if nothing is drawn
 * @param pieces everything that ever is on the table; others speak of a piece by its place here
 * @param steps what happens, in order
 */
public record Chapter(
    String name, double width, double height, List<Piece> pieces, List<ChapterStep> steps) {

  /**
   * A ship, obstacle or token.
   *
   * @param id its name on the table
   * @param classes the classes of its drawing
   * @param drawing it, at the origin and facing along +x, y down
   * @param middle the middle of a rectangle about it, as x ahead and y to the left
   * @param reach how far that rectangle reaches from its middle, ahead and to the left
   * @param outline the path of a ship's base, for ghosts; absent for others
   * @param about what it is, in words
   * @param measures what can be shown about it, such as its arcs
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
   * Something that can be shown about a piece.
   *
   * @param name what it is called
   * @param drawing it, as the piece's own drawing stands
   */
  public record Measure(String name, String drawing) {}
}
