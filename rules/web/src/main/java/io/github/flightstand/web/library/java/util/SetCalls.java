package io.github.flightstand.web.library.java.util;

import java.util.Collection;
import java.util.Set;

/** What stands in for methods of {@link Set}. */
public final class SetCalls {

  private SetCalls() {}

  /** Returns a copy. The browser's own copy of an empty set divides by its size when asked. */
  public static <E> Set<E> copyOf(Collection<? extends E> from) {
    return from.isEmpty() ? Set.of() : Set.copyOf(from);
  }
}
