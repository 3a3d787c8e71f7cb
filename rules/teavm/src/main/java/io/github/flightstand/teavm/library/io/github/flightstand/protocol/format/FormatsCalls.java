package io.github.flightstand.teavm.library.io.github.flightstand.protocol.format;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.teavm.ListedShapes;

/** Replacements for methods of {@link Formats}. */
public final class FormatsCalls {

  private FormatsCalls() {}

  /** Returns a record's word from the listed shapes, so that no class needs its name. */
  public static String word(Class<?> record) {
    return ListedShapes.word(record);
  }
}
