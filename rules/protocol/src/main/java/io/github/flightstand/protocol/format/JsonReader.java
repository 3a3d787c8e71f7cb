package io.github.flightstand.protocol.format;

import java.util.Map;
import java.util.Optional;

/** What reads a line, as a {@link Form} sees it: it stands at a value. */
public interface JsonReader {

  /** Tells whether it stands at a list. */
  boolean isList();

  /**
   * Returns the text at which it stands.
   *
   * @param expected what it has to be, for the fault
   * @throws FaultException if it is no text
   */
  String text(String expected);

  /**
   * Goes from a list's beginning to its first element, or from one to the next.
   *
   * @return whether there is one; else it stands at the list's end
   */
  boolean next();

  /**
   * Returns the numbers of a list of pairs, {@code [[300, 310], [320, 290]]}, in their order: lines
   * have more of these than of anything else.
   *
   * @param range which numbers are taken
   * @param most how many pairs are taken
   * @param what what a pair is called, in the plural
   * @throws FaultException if it is anything else, or too long
   */
  double[] pairs(NumberRange range, int most, String what);

  /**
   * Returns how many of each kind an object tells, {@code {"focus": 1}}; what it does not name is
   * not there.
   *
   * @param kinds the kinds, by whose words its members are named
   * @throws FaultException if it is anything else, or names another kind
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
