package io.github.flightstand.teavm.library.java.util;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/**
 * Replacements for methods of {@link List}.
 *
 * <p>Lists that cannot change have one class, whose most frequent methods are called directly. The
 * compiler's library has four such classes, and makes two or three virtual calls for each element.
 */
public final class ListCalls {

  private ListCalls() {}

  public static <E> List<E> of() {
    return checked();
  }

  public static <E> List<E> of(E element) {
    return checked(element);
  }

  public static <E> List<E> of(E first, E second) {
    return checked(first, second);
  }

  public static <E> List<E> of(E first, E second, E third) {
    return checked(first, second, third);
  }

  public static <E> List<E> of(E[] elements) {
    return checked(elements.clone());
  }

  /** Returns a copy, or, as Java does, the list itself if it is one that cannot change. */
  @SuppressWarnings("unchecked") // A list that cannot change gives what it holds and takes nothing.
  public static <E> List<E> copyOf(Collection<? extends E> from) {
    return from instanceof Elements ? (List<E>) from : checked((E[]) array(from));
  }

  private static Object[] array(Collection<?> from) {
    if (!(from instanceof ArrayList<?> list)) {
      return from.toArray();
    }
    Object[] array = new Object[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  @SafeVarargs
  private static <E> List<E> checked(E... elements) {
    for (E element : elements) {
      Objects.requireNonNull(element);
    }
    return new Elements<>(elements);
  }

  public static <E> E get(List<E> list, int place) {
    return list instanceof Elements<E> elements ? elements.array[place] : list.get(place);
  }

  public static int size(List<?> list) {
    return list instanceof Elements<?> elements ? elements.array.length : list.size();
  }

  public static boolean isEmpty(List<?> list) {
    return list instanceof Elements<?> elements ? elements.array.length == 0 : list.isEmpty();
  }

  public static <E> Iterator<E> iterator(List<E> list) {
    return list instanceof Elements<E> elements ? elements.iterator() : list.iterator();
  }
}
