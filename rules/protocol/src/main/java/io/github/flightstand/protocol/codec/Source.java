package io.github.flightstand.protocol.codec;

import io.github.flightstand.protocol.codec.JsonInput.Token;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A line that is being read, also in the view of the protocol's forms. */
record Source(JsonInput json, Readings readings, Map<Class<?>, Object> givenValues)
    implements JsonReader {

  @Override
  public boolean isList() {
    return json.at(Token.START_LIST);
  }

  @Override
  public boolean isText() {
    return json.at(Token.TEXT);
  }

  @Override
  public boolean isNumber() {
    return json.at(Token.NUMBER);
  }

  @Override
  public String text(String expected) {
    if (!isText()) {
      throw unexpected(expected);
    }
    return json.string();
  }

  @Override
  public double number(NumberRange range) {
    return json.number(range);
  }

  @Override
  public boolean next() {
    return json.next() != Token.END_LIST;
  }

  @Override
  public double[] pairs(NumberRange range, int most, String what) {
    if (!isList()) {
      throw unexpected("a list");
    }
    double[] numbers = new double[32];
    int count = 0;
    while (next()) {
      if (count == 2 * most) {
        throw FaultException.tooMany(at().holder(), most, what);
      }
      if (count == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * count);
      }
      pair(range, numbers, count);
      count += 2;
    }
    return Arrays.copyOf(numbers, count);
  }

  private void pair(NumberRange range, double[] into, int at) {
    if (!isList()) {
      throw unexpected(listWords("x", "y"));
    }
    for (int i = 0; i < 2; i++) {
      if (!next()) {
        throw shortList(i, "x", "y");
      }
      into[at + i] = json.number(range);
    }
    if (next()) {
      throw longList(2, "x", "y");
    }
  }

  static String listWords(String... names) {
    return "a list of " + names.length + ": " + String.join(", ", names);
  }

  /** Returns the fault of a list that has just ended, after {@code found} elements. */
  FaultException shortList(int found, String... names) {
    return FaultException.unexpected(at(), "a list of " + found, listWords(names));
  }

  /** Returns the fault of a list that goes on after {@code read} elements. */
  FaultException longList(int read, String... names) {
    Pointer list = at().holder();
    int found = read;
    do {
      json.skipChildren();
      found++;
    } while (next());
    return FaultException.unexpected(list, "a list of " + found, listWords(names));
  }

  @Override
  public <K extends Enum<K>> Map<K, Integer> counts(Class<K> kinds) {
    List<String> words = Arrays.stream(kinds.getEnumConstants()).map(Formats::word).toList();
    Map<K, Integer> counts = new EnumMap<>(kinds);
    if (!json.at(Token.START_OBJECT)) {
      throw unexpected("an object");
    }
    while (json.nextMember()) {
      int which = words.indexOf(json.name());
      if (which < 0) {
        throw RecordReading.unknown(json, json.name(), words);
      }
      json.next();
      int count = (Integer) readings.of(TypeShape.of(Integer.class)).read(this);
      if (counts.put(kinds.getEnumConstants()[which], count) != null) {
        throw JsonInput.twice(json.name());
      }
    }
    return counts;
  }

  @Override
  public <T> T value(Class<T> type) {
    if (json.at(Token.NULL)) {
      throw unexpected("an object");
    }
    return type.cast(readings.of(TypeShape.of(type)).read(this));
  }

  @Override
  public Optional<Object> given(Class<?> key) {
    return Optional.ofNullable(givenValues.get(key));
  }

  @Override
  public Pointer at() {
    return json.at();
  }

  @Override
  public FaultException unexpected(String expected) {
    return json.unexpected(expected);
  }
}
