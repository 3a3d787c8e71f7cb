package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Words beside the things that they name, none over another. A word is tried close by, to the
 * right, left, above and below, then farther out with a leader line. It keeps off everything else,
 * or at least off other named things. A word without room is left out; its thing still has a title.
 */
final class Labels {

  /** The greatest width of a letter per letter height; letters of wide scripts are square. */
  private static final double LETTER = 0.6;

  private static final int FIRST_WIDE = 0x2E80;

  /** The height of a line of text per letter height, and the part of it below the base line. */
  private static final double LINE = 1.15;

  private static final double BELOW = 0.25;

  private static final int LONGEST = 24;

  /** The length of the grid's cells per letter height. */
  private static final double CELL = 5;

  /** The directions in which a word is tried, as fractions of the way from middle to rim. */
  private static final double[][] DIRECTIONS = {
    {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}
  };

  private static final int RINGS = 4;

  private final List<Wanted> wanted = new ArrayList<>();
  private final List<Extent> avoided = new ArrayList<>();

  private record Wanted(String text, Extent thing) {}

  /** A placed word: the left end of its base line, and the start of its leader line, if any. */
  record Placed(String text, Point at, Optional<Point> leader) {}

  /** Adds a word beside a thing. */
  void add(String text, Extent thing) {
    wanted.add(new Wanted(shortened(text), thing));
  }

  /** Keeps words off a thing without a name, if there is room elsewhere. */
  void avoid(Extent thing) {
    avoided.add(thing);
  }

  private static String shortened(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST - 1)) + "…";
  }

  /** Returns the greatest width of a text, in the unit of the letters' height. */
  static double width(String text, double letters) {
    return letters * text.codePoints().mapToDouble(p -> p < FIRST_WIDE ? LETTER : 1).sum();
  }

  /** Returns the words at their places within the view, for a letter height in millimeters. */
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
