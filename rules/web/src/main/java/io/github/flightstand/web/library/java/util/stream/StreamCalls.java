package io.github.flightstand.web.library.java.util.stream;

import io.github.flightstand.web.library.java.util.ListCalls;
import java.util.List;
import java.util.stream.Stream;

/** What stands in for methods of {@link Stream}. */
public final class StreamCalls {

  private StreamCalls() {}

  /** Returns the list that {@link ListCalls} makes, which holds no null; no stream here has any. */
  @SuppressWarnings("unchecked") // The stream's elements are of the type, whatever the array's is.
  public static <E> List<E> toList(Stream<E> stream) {
    return (List<E>) ListCalls.of(stream.toArray());
  }
}
