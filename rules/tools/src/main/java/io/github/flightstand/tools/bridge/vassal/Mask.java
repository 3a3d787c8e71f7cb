package io.github.flightstand.tools.bridge.vassal;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The shape of a piece, traced around the pixels of its picture: rings of corners in pixels from
 * the piece's center, x to the right and y down.
 */
record Mask(List<List<Point>> rings) {

  /** How far a corner may be from an outline that leaves it out, in pixels. */
  private static final double SLACK = 0.75;

  private static final String OLD = "nonRect;";
  private static final String NEW = "nonRect2;";

  /** Returns the mask that a trait holds, or empty if the trait is another or has no shape. */
  static Optional<Mask> of(String type) {
    double scale = 1;
    String path;
    if (type.startsWith(OLD)) {
      path = type.substring(OLD.length());
    } else if (type.startsWith(NEW)) {
      int end = Math.max(NEW.length(), type.indexOf(';', NEW.length()));
      try {
        scale = Double.parseDouble(type.substring(NEW.length(), end));
      } catch (NumberFormatException none) {
        return Optional.empty();
      }
      path = type.substring(end + 1);
    } else {
      return Optional.empty();
    }
    return Optional.of(new Mask(rings(path, scale))).filter(mask -> !mask.rings.isEmpty());
  }

  private static List<List<Point>> rings(String path, double scale) {
    List<List<Point>> rings = new ArrayList<>();
    String[] words = path.split("[,; ]+");
    for (int i = 0; i + 2 < words.length; i++) {
      boolean begins = words[i].equalsIgnoreCase("m") || words[i].equals("dM");
      if (begins || (words[i].equalsIgnoreCase("l") && !rings.isEmpty())) {
        if (begins) {
          rings.add(new ArrayList<>());
        }
        try {
          rings
              .get(rings.size() - 1)
              .add(new Point(scaled(words[i + 1], scale), scaled(words[i + 2], scale)));
        } catch (NumberFormatException none) {
          return List.of();
        }
        i += 2;
      }
    }
    return rings;
  }

  private static double scaled(String word, double scale) {
    double pixels = scale * Double.parseDouble(word);
    if (!(Math.abs(pixels) <= Piece.FARTHEST)) {
      throw new NumberFormatException("the corner is too far off");
    }
    return pixels;
  }

  double width() {
    return extent(true);
  }

  double height() {
    return extent(false);
  }

  private double extent(boolean across) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (List<Point> ring : rings) {
      for (Point corner : ring) {
        double at = across ? corner.x() : corner.y();
        least = Math.min(least, at);
        most = Math.max(most, at);
      }
    }
    return most - least;
  }

  /**
   * Returns the outline of the largest ring, in pixels from the center, y up; no corner of the ring
   * is farther from it than {@value #SLACK} pixels. Empty if the ring encloses nothing.
   */
  Optional<SimplePolygon> outline(boolean mirrored) {
    List<Point> largest = List.of();
    for (List<Point> ring : rings) {
      largest = area(ring) > area(largest) ? ring : largest;
    }
    List<Point> corners =
        largest.stream().map(at -> new Point(mirrored ? -at.x() : at.x(), -at.y())).toList();
    try {
      return Optional.of(SimplePolygon.of(smoothed(corners)));
    } catch (BadOutlineException crossing) {
      return whole(corners);
    }
  }

  /** A smoothed outline may cross itself where the ring is narrow; then nothing is left out. */
  private static Optional<SimplePolygon> whole(List<Point> corners) {
    try {
      return Optional.of(SimplePolygon.of(corners));
    } catch (BadOutlineException none) {
      return Optional.empty();
    }
  }

  private static double area(List<Point> ring) {
    double twice = 0;
    for (int i = 0; i < ring.size(); i++) {
      Point a = ring.get(i);
      Point b = ring.get((i + 1) % ring.size());
      twice += a.x() * b.y() - a.y() * b.x();
    }
    return Math.abs(twice) / 2;
  }

  /** Leaves corners out of a ring, after Douglas and Peucker, from two corners far apart. */
  private static List<Point> smoothed(List<Point> ring) {
    int far = 0;
    for (int i = 0; i < ring.size(); i++) {
      far = ring.get(0).distanceTo(ring.get(i)) > ring.get(0).distanceTo(ring.get(far)) ? i : far;
    }
    if (far == 0) {
      return ring;
    }
    List<Point> closed = new ArrayList<>(ring);
    closed.add(ring.get(0));
    List<Point> kept = new ArrayList<>();
    keep(closed, 0, far, kept);
    keep(closed, far, closed.size() - 1, kept);
    return kept;
  }

  private static void keep(List<Point> line, int from, int to, List<Point> kept) {
    int worst = from;
    double most = SLACK;
    for (int i = from + 1; i < to; i++) {
      double off = off(line.get(i), line.get(from), line.get(to));
      if (off > most) {
        most = off;
        worst = i;
      }
    }
    if (worst == from) {
      kept.add(line.get(from));
    } else {
      keep(line, from, worst, kept);
      keep(line, worst, to, kept);
    }
  }

  /** Returns the distance of a point from the segment between two others. */
  private static double off(Point at, Point from, Point to) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    double square = dx * dx + dy * dy;
    double along = square == 0 ? 0 : ((at.x() - from.x()) * dx + (at.y() - from.y()) * dy) / square;
    double part = Math.max(0, Math.min(1, along));
    return at.distanceTo(new Point(from.x() + part * dx, from.y() + part * dy));
  }
}
