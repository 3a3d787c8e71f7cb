package io.github.flightstand.rules.engine.flow;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A cache of results for the objects that were asked about last, compared by identity. Its size is
 * fixed, so it keeps few objects alive. For one thread at a time.
 *
 * @param <K> the objects asked about, immutable
 * @param <V> the result, which depends on the object alone
 */
public final class Recent<K, V> {

  private final @Nullable Object[] keys;
  private final @Nullable Object[] values;

  /**
   * Creates an empty cache.
   *
   * @param slots the greatest number of objects kept, a power of two
   */
  Recent(int slots) {
    keys = new Object[slots];
    values = new Object[slots];
  }

  /** Returns the result for a key; computes it if it is not kept. */
  @SuppressWarnings("unchecked") // A slot's value was worked out from its key.
  public V of(K key, Function<K, V> work) {
    int slot = System.identityHashCode(key) & (keys.length - 1);
    Object kept = values[slot];
    if (keys[slot] != key || kept == null) {
      kept = work.apply(key);
      keys[slot] = key;
      values[slot] = kept;
    }
    return (V) kept;
  }
}
