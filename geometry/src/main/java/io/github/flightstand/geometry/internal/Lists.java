package io.github.flightstand.geometry.internal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Changed copies of lists and maps; those given stay unchanged. */
public final class Lists {

  /** Returns a list with one more element at its end. */
  public static <T> List<T> plus(List<? extends T> list, T more) {
    T[] changed = copy(list, list.size() + 1);
    changed[list.size()] = more;
    return List.of(changed);
  }

  /** Returns a list with more elements at its end. */
  public static <T> List<T> joined(List<? extends T> list, Collection<? extends T> more) {
    List<T> changed = new ArrayList<>(list);
    changed.addAll(more);
    return List.copyOf(changed);
  }

  /** Returns a list with another element at {@code place}. */
  public static <T> List<T> with(List<? extends T> list, int place, T other) {
    T[] changed = copy(list, list.size());
    changed[place] = other;
    return List.of(changed);
  }

  /** Returns a list with {@code change} applied to the element at {@code place}. */
  public static <T> List<T> changed(List<T> list, int place, UnaryOperator<T> change) {
    return with(list, place, change.apply(list.get(place)));
  }

  /** Returns a map with another value for {@code key}. */
  public static <V> Map<String, V> with(Map<String, V> map, String key, V value) {
    Map<String, V> changed = new TreeMap<>(map);
    changed.put(key, value);
    return changed;
  }

  /** Returns a list without the first element that equals {@code gone}. */
  public static <T> List<T> without(List<T> list, T gone) {
    List<T> changed = new ArrayList<>(list);
    changed.remove(gone);
    return List.copyOf(changed);
  }

  /** Returns a list without the element at {@code place}. */
  public static <T> List<T> withoutAt(List<T> list, int place) {
    List<T> changed = new ArrayList<>(list);
    changed.remove(place);
    return List.copyOf(changed);
  }

  /** Copies a list into the first elements of an array, which no other code sees. */
  @SuppressWarnings("unchecked") // It never leaves this class, so its own type does not matter.
  private static <T> T[] copy(List<? extends T> list, int size) {
    return (T[]) list.toArray(new Object[size]);
  }
}
