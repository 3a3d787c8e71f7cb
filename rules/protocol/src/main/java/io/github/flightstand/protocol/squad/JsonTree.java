package io.github.flightstand.protocol.squad;

import io.github.flightstand.geometry.internal.Digits;
import io.github.flightstand.protocol.format.JsonCodec;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A value in another program's file: a map, a list, a text, a number, a truth value, null, or
 * {@link #MISSING}. A method for another kind returns an empty result.
 */
record JsonTree(@Nullable Object value) {

  private static final JsonTree MISSING = new JsonTree(Map.class);

  /** Reads a file; throws what {@link JsonCodec#tree} does. */
  static JsonTree of(String text) {
    return new JsonTree(JsonCodec.found().tree(text));
  }

  JsonTree get(String name) {
    return value instanceof Map<?, ?> map && map.containsKey(name)
        ? new JsonTree(map.get(name))
        : MISSING;
  }

  JsonTree get(int index) {
    return value instanceof List<?> list && 0 <= index && index < list.size()
        ? new JsonTree(list.get(index))
        : MISSING;
  }

  boolean has(String name) {
    return !get(name).isMissing();
  }

  /** Returns the names of an object's members. */
  Set<String> names() {
    return value instanceof Map<?, ?> map
        ? map.keySet().stream()
            .map(String.class::cast)
            .collect(Collectors.toCollection(LinkedHashSet::new))
        : Set.of();
  }

  /** Returns the number of elements or members. */
  int size() {
    return value instanceof Map<?, ?> map
        ? map.size()
        : value instanceof List<?> list ? list.size() : 0;
  }

  boolean isMissing() {
    return equals(MISSING);
  }

  boolean isList() {
    return value instanceof List;
  }

  boolean isObject() {
    return value instanceof Map;
  }

  boolean isText() {
    return value instanceof String;
  }

  boolean isInt() {
    return value instanceof Integer;
  }

  /** Returns a text, or the text of a number, a truth value or null. */
  String text() {
    return isMissing() || isList() || isObject() ? "" : String.valueOf(value);
  }

  /** Returns a number, possibly from a text, without its fraction; 0 for another value. */
  int number() {
    if (value instanceof Number number) {
      return number.intValue();
    }
    return isText() && isNumber(text()) ? Integer.parseInt(text()) : 0;
  }

  /** Tests whether a text is up to nine digits, perhaps after a sign. */
  private static boolean isNumber(String text) {
    int begin = text.startsWith("+") || text.startsWith("-") ? 1 : 0;
    return text.length() - begin <= 9 && Digits.only(text, begin);
  }

  boolean isTrue() {
    return Boolean.TRUE.equals(value) || "true".equals(value) || (number() != 0 && !isText());
  }
}
