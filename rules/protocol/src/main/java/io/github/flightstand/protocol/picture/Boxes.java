package io.github.flightstand.protocol.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Rectangles in the cells of a grid, so that a search costs the same on a crowded table. */
final class Boxes {

  private final double cell;
  private final Map<Long, List<Extent>> cells = new HashMap<>();

  /** Creates an empty grid; the best cell is about as long as the rectangles' sides. */
  Boxes(double cell) {
    this.cell = cell;
  }

  void add(Extent box) {
    for (long column = at(box.left()); column <= at(box.right()); column++) {
      for (long row = at(box.bottom()); row <= at(box.top()); row++) {
        cells.computeIfAbsent(key(column, row), empty -> new ArrayList<>()).add(box);
      }
    }
  }

  /** Tests whether a rectangle meets none of these. */
  boolean isClear(Extent box) {
    for (long column = at(box.left()); column <= at(box.right()); column++) {
      for (long row = at(box.bottom()); row <= at(box.top()); row++) {
        for (Extent other : cells.getOrDefault(key(column, row), List.of())) {
          if (box.meets(other)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private long at(double coordinate) {
    return (long) Math.floor(coordinate / cell);
  }

  /** Distant cells may share a key, which only makes a search longer. */
  private static long key(long column, long row) {
    return column * 0x9E3779B97F4A7C15L ^ row;
  }
}
