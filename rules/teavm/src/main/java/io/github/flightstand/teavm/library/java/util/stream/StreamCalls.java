package io.github.flightstand.teavm.library.java.util.stream;

import io.github.flightstand.teavm.library.java.util.ListCalls;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Replacements for methods of {@link Stream}. */
public final class StreamCalls {

  private StreamCalls() {}

  /** Returns the list that {@link ListCalls} makes, unless there are nulls, which that refuses. */
  @SuppressWarnings("unchecked") // The stream's elements are of the type, whatever the array's is.
  public static <E> List<E> toList(Stream<E> stream) {
    List<Object> all = Arrays.asList(stream.toArray());
    return (List<E>)
        (all.contains(null) ? Collections.unmodifiableList(all) : ListCalls.copyOf(all));
  }
}
