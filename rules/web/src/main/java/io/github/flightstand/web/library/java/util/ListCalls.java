package io.github.flightstand.web.library.java.util;

import java.util.Collection;
import java.util.List;

/** What stands in for methods of {@link List}. */
public final class ListCalls {

  private static final Class<?> COPY = List.copyOf(List.of()).getClass();

  private ListCalls() {}

  /** Returns a copy, or, as Java does, the list itself if it is one that cannot change. */
  @SuppressWarnings("unchecked") // A list that cannot change gives what it holds and takes nothing.
  public static <E> List<E> copyOf(Collection<? extends E> from) {
    return from.getClass() == COPY ? (List<E>) from : List.copyOf(from);
  }
}
