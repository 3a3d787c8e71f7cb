package io.github.flightstand.rules.engine.flow;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what was worked out for the objects that were asked about last, told apart by identity. Its
 * size is fixed, so it holds on to few objects that nobody else needs. One thread at a time.
 *
 * @param <K> what is asked about, a value that never changes
 * @param <V> what is worked out from it alone
 */
public final class Recent<K, V> {

  private final @Nullable Object[] keys;
  private final @Nullable Object[] values;

  /**
   * Keeps nothing yet.
   *
   * @param slots how many objects are kept at most, a power of two
   */
  Recent(int slots) {
    keys = new Object[slots];
    values = new Object[slots];
  }

  /** Returns what was worked out for a key, or works it out. */
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
