package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Words beside what they name, none over another: close by, to the right, left, above and below,
 * then farther out with a line that leads there; where nothing else is, or at least no other named
 * thing. One without room is left out; what it names has a title all the same.
 */
final class Labels {

  /** How wide a letter is at most beside its height; those of wide scripts are as wide as high. */
  private static final double LETTER = 0.6;

  private static final int FIRST_WIDE = 0x2E80;

  /** How high a line of text is beside its letters, and how much of that is below the base line. */
  private static final double LINE = 1.15;

  private static final double BELOW = 0.25;

  private static final int LONGEST = 24;

  /** How long the cells are by which boxes are found, beside the letters' height. */
  private static final double CELL = 5;

  /** In which directions a word is tried, as parts of the way from the middle to the rim. */
  private static final double[][] DIRECTIONS = {
    {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}
  };

  private static final int RINGS = 4;

  private final List<Wanted> wanted = new ArrayList<>();
  private final List<Extent> avoided = new ArrayList<>();

  private record Wanted(String text, Extent thing) {}

  /**
   * A placed word, from the left end of its base line, and where a line leads from if not close by.
   */
  record Placed(String text, Point at, Optional<Point> leader) {}

  /** Asks for a word beside something. */
  void add(String text, Extent thing) {
    wanted.add(new Wanted(shortened(text), thing));
  }

  /** Asks to keep words off something without a name, where there is room elsewhere. */
  void avoid(Extent thing) {
    avoided.add(thing);
  }

  private static String shortened(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST - 1)) + "…";
  }

  /** Returns how wide a text is at most, in the unit of the letters' height. */
  static double width(String text, double letters) {
    return letters * text.codePoints().mapToDouble(p -> p < FIRST_WIDE ? LETTER : 1).sum();
  }

  /** The words, so high in millimetres, in their places within the view. */
  List<Placed> place(Extent view, double letters) {
    Boxes taken = new Boxes(CELL * letters);
    Boxes things = new Boxes(CELL * letters);
    Boxes others = new Boxes(CELL * letters);
    wanted.forEach(word -> things.add(word.thing()));
    avoided.forEach(others::add);
    List<Placed> placed = new ArrayList<>();
    for (Wanted word : wanted) {
      place(word, view, letters, taken, List.of(things, others))
          .or(() -> place(word, view, letters, taken, List.of(things)))
          .or(() -> place(word, view, letters, taken, List.of()))
          .ifPresent(placed::add);
    }
    return placed;
  }

  private static Optional<Placed> place(
      Wanted word, Extent view, double letters, Boxes taken, List<Boxes> off) {
    double halfWidth = width(word.text(), letters) / 2;
    double halfHeight = LINE * letters / 2;
    Extent thing = word.thing();
    Point middle =
        new Point((thing.left() + thing.right()) / 2, (thing.bottom() + thing.top()) / 2);
    for (int ring = 0; ring < RINGS; ring++) {
      double away = letters * (0.3 + 1.6 * ring);
      for (double[] way : DIRECTIONS) {
        Point centre =
            new Point(
                middle.x() + way[0] * (thing.width() / 2 + away + halfWidth),
                middle.y() + way[1] * (thing.height() / 2 + away + halfHeight));
        Extent box = Extent.about(centre, halfWidth, halfHeight);
        if (view.holds(box)
            && taken.isClear(box)
            && off.stream().allMatch(boxes -> boxes.isClear(box))) {
          taken.add(box);
          Point at = new Point(box.left(), box.bottom() + BELOW * letters);
          return Optional.of(
              new Placed(word.text(), at, ring == 0 ? Optional.empty() : Optional.of(middle)));
        }
      }
    }
    return Optional.empty();
  }
}
