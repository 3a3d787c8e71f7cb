package io.github.flightstand.rules.encoding;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * A kind of number in an observation: its name, range and unit, and how it is read.
 *
 * @param <T> the source of the number
 */
record Column<T>(String name, double low, double high, String unit, ToDoubleFunction<T> reading) {

  /** A list of columns that is being made. */
  static final class Made<T> extends ArrayList<Column<T>> {

    void flag(String name, Predicate<T> test) {
      number(name, 0, 1, "flag", from -> test.test(from) ? 1 : 0);
    }

    void count(String name, String unit, ToDoubleFunction<T> count) {
      number(name, 0, 200, unit, count);
    }

    void number(String name, double low, double high, String unit, ToDoubleFunction<T> reading) {
      add(new Column<>(name, low, high, unit, reading));
    }
  }

  /** Returns the columns' numbers for a piece with a name. */
  static <T> List<ObservedNumber> named(String thing, List<Column<T>> columns) {
    return columns.stream()
        .map(one -> new ObservedNumber(thing + one.name, one.low, one.high, one.unit))
        .toList();
  }

  /** Writes the columns' numbers, each cut to its range, and returns where the next ones go. */
  static <T> int write(List<Column<T>> columns, T from, double[] to, int at) {
    for (int i = 0; i < columns.size(); i++) {
      Column<T> column = columns.get(i);
      double number = column.reading.applyAsDouble(from);
      to[at + i] = Math.max(column.low, Math.min(column.high, number));
    }
    return at + columns.size();
  }
}
