package io.github.flightstand.teavm.library.java.util;

import java.util.Map;

/** What stands in for methods of {@link Map}. */
public final class MapCalls {

  private MapCalls() {}

  /** Returns a copy. TeaVM's own copy of an empty map divides by its size when asked. */
  public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> from) {
    return from.isEmpty() ? Map.of() : Map.copyOf(from);
  }
}
