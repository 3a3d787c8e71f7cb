package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Labels beside the objects that they name. None covers another, or an object with a name. A label
 * is tried close to its object, to the right, left, above and below, then farther out with a leader
 * line. It also keeps off things without a name, if there is room. A long word has several lines. A
 * word without room is left out; its thing still has a title.
 */
final class Labels {

  /** The height of a line of text per letter height, and the part of it below the base line. */
  static final double LINE = 1.25;

  private static final double BELOW = 0.25;

  /** The greatest width of a letter per letter height; letters of wide scripts are square. */
  private static final double LETTER = 0.6;

  private static final int FIRST_WIDE = 0x2E80;

  /** The width of a line of a name, and the greatest number of such lines. */
  private static final double ACROSS = 20;

  private static final int MOST_LINES = 8;

  /** The length of the grid's cells per letter height. */
  private static final double CELL = 5;

  /** The directions in which a word is tried, as fractions of the way from middle to rim. */
  private static final double[][] DIRECTIONS = {
    {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}
  };

  /** The number of distances that are tried off all objects, and then off those with names. */
  private static final int RINGS = 8;

  private static final int MORE_RINGS = 24;

  private final List<Wanted> wanted = new ArrayList<>();
  private final List<Extent> nameless = new ArrayList<>();
  private final List<Extent> avoided = new ArrayList<>();

  private record Wanted(List<String> lines, Extent thing) {}

  /**
   * A placed word.
   *
   * @param at the left end of the first line's base line
   * @param leader the leader line from the object to the label, if there is one
   */
  record Placed(List<String> lines, Point at, Optional<Leader> leader) {}

  /** A line from an object to its label. */
  record Leader(Point from, Point to) {}

  /** Adds a label beside an object. */
  void add(String text, Extent thing) {
    List<String> lines = lines(text, ACROSS);
    if (lines.size() > MOST_LINES) {
      lines = new ArrayList<>(lines.subList(0, MOST_LINES));
      lines.set(MOST_LINES - 1, lines.get(MOST_LINES - 1) + "…");
    }
    wanted.add(new Wanted(lines, thing));
  }

  /** Keeps labels off an object that has none itself. */
  void keepOff(Extent thing) {
    nameless.add(thing);
  }

  /** Keeps labels off an object, if there is room elsewhere. */
  void avoid(Extent thing) {
    avoided.add(thing);
  }

  /**
   * Returns the lines of a text, each at most so wide per letter height; breaks are after spaces.
   */
  static List<String> lines(String text, double widest) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int space = 0;
    int hyphen = 0;
    for (int point : text.codePoints().toArray()) {
      line.appendCodePoint(point);
      if (width(line.toString(), 1) > widest && line.codePointCount(0, line.length()) > 1) {
        int end =
            space > 0 ? space : hyphen > 0 ? hyphen : line.offsetByCodePoints(line.length(), -1);
        lines.add(line.substring(0, end).stripTrailing());
        line.delete(0, end);
        space = 0;
        hyphen = 0;
      }
      if (point == ' ') {
        space = line.length();
      } else if (point == '-' || point == '_') {
        hyphen = line.length();
      }
    }
    lines.add(line.toString());
    return lines;
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
    nameless.forEach(things::add);
    avoided.forEach(others::add);
    List<Placed> placed = new ArrayList<>();
    for (Wanted word : wanted) {
      place(word, view, letters, RINGS, List.of(taken, things, others))
          .or(() -> place(word, view, letters, MORE_RINGS, List.of(taken, things)))
          .ifPresent(
              box -> {
                taken.add(box.at());
                placed.add(box.placed());
              });
    }
    return placed;
  }

  private record Boxed(Extent at, Placed placed) {}

  private static Optional<Boxed> place(
      Wanted word, Extent view, double letters, int rings, List<Boxes> off) {
    double halfWidth =
        word.lines().stream().mapToDouble(line -> width(line, letters)).max().orElse(0) / 2;
    double halfHeight = LINE * letters * word.lines().size() / 2;
    Extent thing = word.thing();
    Point middle = thing.middle();
    for (int ring = 0; ring < rings; ring++) {
      double away = letters * (0.3 + 1.6 * ring);
      for (double[] way : DIRECTIONS) {
        Point center =
            new Point(
                middle.x() + way[0] * (thing.width() / 2 + away + halfWidth),
                middle.y() + way[1] * (thing.height() / 2 + away + halfHeight));
        Extent box = Extent.about(center, halfWidth, halfHeight);
        if (view.holds(box) && off.stream().allMatch(boxes -> boxes.isClear(box))) {
          Point at = new Point(box.left(), box.top() - (LINE - BELOW) * letters);
          Optional<Leader> leader =
              ring == 0 ? Optional.empty() : Optional.of(new Leader(middle, box.nearest(middle)));
          return Optional.of(new Boxed(box, new Placed(word.lines(), at, leader)));
        }
      }
    }
    return Optional.empty();
  }
}
