package io.github.flightstand.web.library.java.lang;

import org.jspecify.annotations.Nullable;

/** The browser's {@link Class#cast}, which tells no name, so that few classes need one. */
public final class ClassCalls {

  private ClassCalls() {}

  public static @Nullable Object cast(Class<?> type, @Nullable Object value) {
    if (value != null && !type.isInstance(value)) {
      throw new ClassCastException();
    }
    return value;
  }
}
