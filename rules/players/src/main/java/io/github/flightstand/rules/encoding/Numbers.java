package io.github.flightstand.rules.encoding;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

/**
 * A receiver of the numbers of a piece, in their order. It lists their names and ranges, or writes
 * them, each cut to its range.
 *
 * @param <T> the source of the numbers
 */
interface Numbers<T> {

  /** The greatest count. */
  double MOST = 200;

  void number(String name, double low, double high, String unit, ToDoubleFunction<T> reading);

  void flag(String name, Predicate<T> test);

  void count(String name, String unit, ToIntFunction<T> reading);

  void counts(List<String> names, String unit, Function<T, List<Integer>> readings);

  /** Receives flags: one is set, or none if its place is negative. */
  void flags(List<String> names, ToIntFunction<T> place);

  /** Returns the names, ranges and units of a piece's numbers. */
  static <T> List<ObservedNumber> listed(String piece, Consumer<Numbers<T>> numbers) {
    Listing<T> listing = new Listing<>(piece, new ArrayList<>());
    numbers.accept(listing);
    return listing.listed;
  }

  /** A receiver that lists numbers. */
  record Listing<T>(String piece, List<ObservedNumber> listed) implements Numbers<T> {

    private void add(String name, double low, double high, String unit) {
      listed.add(new ObservedNumber(piece + name, low, high, unit));
    }

    @Override
    public void number(
        String name, double low, double high, String unit, ToDoubleFunction<T> reading) {
      add(name, low, high, unit);
    }

    @Override
    public void flag(String name, Predicate<T> test) {
      add(name, 0, 1, "flag");
    }

    @Override
    public void count(String name, String unit, ToIntFunction<T> reading) {
      add(name, 0, MOST, unit);
    }

    @Override
    public void counts(List<String> names, String unit, Function<T, List<Integer>> readings) {
      names.forEach(name -> add(name, 0, MOST, unit));
    }

    @Override
    public void flags(List<String> names, ToIntFunction<T> place) {
      names.forEach(name -> add(name, 0, 1, "flag"));
    }
  }

  /** A receiver that writes the numbers of one piece, the first at a place. */
  final class Writing<T> implements Numbers<T> {

    private final T from;
    private final double[] to;
    private int at;

    Writing(T from, double[] to, int at) {
      this.from = from;
      this.to = to;
      this.at = at;
    }

    private void put(double low, double high, double number) {
      to[at++] = number < low ? low : number > high ? high : number;
    }

    @Override
    public void number(
        String name, double low, double high, String unit, ToDoubleFunction<T> reading) {
      put(low, high, reading.applyAsDouble(from));
    }

    @Override
    public void flag(String name, Predicate<T> test) {
      to[at++] = test.test(from) ? 1 : 0;
    }

    @Override
    public void count(String name, String unit, ToIntFunction<T> reading) {
      put(0, MOST, reading.applyAsInt(from));
    }

    @Override
    public void counts(List<String> names, String unit, Function<T, List<Integer>> readings) {
      List<Integer> counts = readings.apply(from);
      for (int i = 0; i < names.size(); i++) {
        put(0, MOST, counts.get(i));
      }
    }

    @Override
    public void flags(List<String> names, ToIntFunction<T> place) {
      int set = place.applyAsInt(from);
      if (set >= 0) {
        to[at + set] = 1;
      }
      at += names.size();
    }
  }
}
