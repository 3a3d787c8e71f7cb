package io.github.flightstand.web.library.java.lang;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What stands in for methods of {@link Class}: smaller or quicker ones. */
public final class ClassCalls {

  private static final Map<Class<?>, Object[]> CONSTANTS = new HashMap<>();

  private ClassCalls() {}

  /**
   * Returns the constants, in an array that must stay as it is; each set of enums asks for them.
   */
  public static Object @Nullable [] getEnumConstants(Class<?> type) {
    Object[] constants = CONSTANTS.get(type);
    if (constants == null) {
      constants = type.getEnumConstants();
      CONSTANTS.put(type, constants);
    }
    return constants;
  }

  /** Tests nothing, so that few classes need to tell what is an instance of them. */
  public static @Nullable Object cast(Class<?> type, @Nullable Object value) {
    return value;
  }
}
