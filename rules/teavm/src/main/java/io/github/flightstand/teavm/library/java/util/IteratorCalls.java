package io.github.flightstand.teavm.library.java.util;

import java.util.Iterator;

/** Replacements for methods of {@link Iterator}; most walk over {@link Elements}. */
public final class IteratorCalls {

  private IteratorCalls() {}

  public static boolean hasNext(Iterator<?> iterator) {
    return iterator instanceof Elements.Walk<?> walk ? walk.hasNext() : iterator.hasNext();
  }

  public static <E> E next(Iterator<E> iterator) {
    return iterator instanceof Elements.Walk<E> walk ? walk.next() : iterator.next();
  }
}
