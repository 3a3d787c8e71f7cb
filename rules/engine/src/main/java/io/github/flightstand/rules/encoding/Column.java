package io.github.flightstand.rules.encoding;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * A kind of number in an observation: its name, range and unit, and how it is read.
 *
 * @param <T> what it is read from
 */
record Column<T>(String name, double low, double high, String unit, ToDoubleFunction<T> reading) {

  static <T> Column<T> flag(String name, Predicate<T> test) {
    return new Column<>(name, 0, 1, "flag", from -> test.test(from) ? 1 : 0);
  }

  /** Returns the columns' numbers for a thing with a name. */
  static <T> List<ObservedNumber> named(String thing, List<Column<T>> columns) {
    List<ObservedNumber> named = new ArrayList<>(columns.size());
    for (Column<T> column : columns) {
      named.add(new ObservedNumber(thing + column.name, column.low, column.high, column.unit));
    }
    return named;
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
