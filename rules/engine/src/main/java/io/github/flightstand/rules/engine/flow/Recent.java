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

  /** Returns the result for a key if it is kept, else null. */
  @SuppressWarnings("unchecked") // A slot's value was worked out from its key.
  public @Nullable V kept(K key) {
    int slot = slot(key);
    return keys[slot] == key ? (V) values[slot] : null;
  }

  /** Returns the result for a key; computes and keeps it if it is not kept. */
  @SuppressWarnings("unchecked") // A slot's value was worked out from its key.
  public V of(K key, Function<K, V> work) {
    int slot = slot(key);
    return keys[slot] == key ? (V) values[slot] : keep(key, work.apply(key));
  }

  /** Keeps the result for a key, and returns it. */
  public V keep(K key, V result) {
    int slot = slot(key);
    keys[slot] = key;
    values[slot] = result;
    return result;
  }

  /** Returns where a key is kept. An object's first identity hash is slow, and often needless. */
  private int slot(K key) {
    return keys.length == 1 ? 0 : System.identityHashCode(key) & (keys.length - 1);
  }
}
