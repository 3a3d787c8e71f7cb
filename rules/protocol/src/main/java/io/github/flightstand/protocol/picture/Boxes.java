package io.github.flightstand.protocol.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Rectangles by the cells of a grid: what is in the way costs the same on a crowded table. */
final class Boxes {

  private final double cell;
  private final Map<Long, List<Extent>> cells = new HashMap<>();

  /** Creates a grid without rectangles; a cell as long as their sides serves best. */
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

  /** Tells whether a rectangle meets none of these. */
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

  /** Cells far away may share a key, and then are only asked more. */
  private static long key(long column, long row) {
    return column * 0x9E3779B97F4A7C15L ^ row;
  }
}
