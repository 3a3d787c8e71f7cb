package io.github.flightstand.protocol.format;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The JSON form of a type beyond its declaration; records and enums need none. */
public sealed interface Form permits Form.Special, Form.Alias, Form.Union {

  Class<?> type();

  /**
   * A type with its own way of reading and writing.
   *
   * @param schema the JSON Schema of the values, or the name of its file among the resources of
   *     package {@code json}, without {@code .json}
   * @param reading reads a value, if the type is read
   * @param writing writes a value, if not by its declaration
   */
  record Special<T>(
      Class<T> type, String schema, Optional<Reading<T>> reading, Optional<Writing<T>> writing)
      implements Form {}

  /**
   * A type that is read and written as a record or a union of records.
   *
   * @param read converts what was read, with what the reader was given; it may refuse
   */
  record Alias<T, J>(
      Class<T> type, Class<J> written, BiFunction<J, JsonReader, T> read, Function<T, J> write)
      implements Form {

    /** Creates an alias that needs only what was read. */
    public Alias(Class<T> type, Class<J> written, Function<J, T> read, Function<T, J> write) {
      this(type, written, (value, in) -> read.apply(value), write);
    }
  }

  /**
   * A sealed interface of records that know nothing of JSON.
   *
   * @param keyed whether a record is the one member of an object, named after it: {@code
   *     {"planning": {...}}}; otherwise it is only written, with a member {@code kind} before its
   *     own: {@code {"kind": "moved", "ship": ...}}
   */
  record Union(Class<?> type, boolean keyed) implements Form {}

  interface Reading<T> {

    /** Reads the value at the reader up to its end, or throws a {@link FaultException}. */
    T from(JsonReader in);
  }

  interface Writing<T> {

    /**
     * Returns the value's plain form: a text, a number, a list or a map of such, or a value that is
     * written by its declaration; places and headings are in the reader's frame.
     */
    Object plain(T value, CoordinateFrame frame);
  }

  /** Returns the form of a type with its own way of reading and writing. */
  static <T> Form of(Class<T> type, String schema, Reading<T> reading, Writing<T> writing) {
    return new Special<>(type, schema, Optional.of(reading), Optional.of(writing));
  }

  /** Returns the form of a type that is only read, or written by its declaration. */
  static <T> Form reading(Class<T> type, String schema, Reading<T> reading) {
    return new Special<>(type, schema, Optional.of(reading), Optional.empty());
  }

  /** Returns the form of a type that is only written. */
  static <T> Form writing(Class<T> type, String schema, Writing<T> writing) {
    return new Special<>(type, schema, Optional.empty(), Optional.of(writing));
  }

  /** Returns the form of a type that is a code; {@code parse} refuses a wrong code and says why. */
  static <T> Form text(
      Class<T> type, String schema, Function<String, T> parse, Function<T, String> code) {
    return of(type, schema, parsing(parse), (value, frame) -> code.apply(value));
  }

  static <T> Reading<T> parsing(Function<String, T> parse) {
    return in -> {
      String code = in.text("a string");
      try {
        return parse.apply(code);
      } catch (IllegalArgumentException refused) {
        throw FaultException.about(FaultCode.BAD_VALUE, in.at(), ": " + refused.getMessage());
      }
    };
  }
}
