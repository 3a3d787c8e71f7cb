package io.github.flightstand.protocol.format;

import java.util.Map;
import java.util.Optional;

/** What reads a line, as a {@link Form} sees it: it stands at a value. */
public interface JsonReader {

  /** Tells whether it stands at a list. */
  boolean isList();

  /** Tells whether it stands at a text. */
  boolean isText();

  /** The text at which it stands, a {@link FaultException} with what is expected if it is none. */
  String text(String expected);

  /** Goes to a list's first element, or to the next; false at the list's end. */
  boolean next();

  /**
   * The numbers of a list of at most so many pairs, {@code [[300, 310], [320, 290]]}, in their
   * order: lines have more of these than of anything else.
   *
   * @param what what a pair is called, in the plural
   * @throws FaultException if it is anything else, or too long
   */
  double[] pairs(NumberRange range, int most, String what);

  /**
   * How many of each kind an object tells by the kinds' words, {@code {"focus": 1}}, but for those
   * it does not name; a {@link FaultException} for anything else.
   */
  <K extends Enum<K>> Map<K, Integer> counts(Class<K> kinds);

  /** Returns the value at which it stands, of a type that the codec reads. */
  <T> T value(Class<T> type);

  /** Returns what the line's reader was given under a type: what is kept, or known already. */
  Optional<Object> given(Class<?> key);

  /** Returns where in the line it stands. */
  Pointer at();

  /** Returns the fault that the value is not what it has to be. */
  FaultException unexpected(String expected);
}
