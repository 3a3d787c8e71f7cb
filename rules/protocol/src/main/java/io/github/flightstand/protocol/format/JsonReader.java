package io.github.flightstand.protocol.format;

import java.util.Map;
import java.util.Optional;

/** A reader of a line, in a {@link Form}'s view: it stands at a value. */
public interface JsonReader {

  /** Tests whether the value is a list. */
  boolean isList();

  /** Tests whether the value is a text. */
  boolean isText();

  /** Tests whether the value is a number. */
  boolean isNumber();

  /** Returns the text; if there is none, throws a {@link FaultException} with {@code expected}. */
  String text(String expected);

  /** Returns the number; if there is none in the range, throws a {@link FaultException}. */
  double number(NumberRange range);

  /** Goes to a list's first or next element; returns false at the list's end. */
  boolean next();

  /**
   * Returns the numbers of a list of at most {@code most} pairs, {@code [[300, 310], [320, 290]]},
   * in order. Lines hold more of these than of anything else.
   *
   * @param what the pairs' name, in the plural
   * @throws FaultException if the value is anything else, or too long
   */
  double[] pairs(NumberRange range, int most, String what);

  /**
   * Returns the counts that an object gives by the kinds' words, {@code {"focus": 1}}, without the
   * absent kinds; throws a {@link FaultException} for any other value.
   */
  <K extends Enum<K>> Map<K, Integer> counts(Class<K> kinds);

  /** Returns the value as a type that the codec reads. */
  <T> T value(Class<T> type);

  /** Returns what the line's reader was given under a type: kept or known values. */
  Optional<Object> given(Class<?> key);

  /** Returns the place of the value in the line. */
  Pointer at();

  /** Returns the fault of a wrong value. */
  FaultException unexpected(String expected);
}
