package io.github.flightstand.teavm.library.java.util;

import java.util.Map;

/** Replacements for methods of {@link Map}. */
public final class MapCalls {

  private MapCalls() {}

  /** Returns a copy. TeaVM's Map.copyOf divides by zero on an empty map. */
  public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> from) {
    return from.isEmpty() ? Map.of() : Map.copyOf(from);
  }
}
