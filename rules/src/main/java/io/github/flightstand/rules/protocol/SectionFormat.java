package io.github.flightstand.rules.protocol;

import io.github.flightstand.movement.parts.SectionName;
import java.util.Arrays;
import java.util.Optional;

/** Sections of huge ships as callers write them: {@code "fore"}, {@code "aft"}. */
public final class SectionFormat {

  private SectionFormat() {}

  /** Reads a section; notes names that are none. */
  public static Optional<SectionName> read(Field field) {
    return field
        .choice(Arrays.stream(SectionName.values()).map(SectionName::word).toList())
        .flatMap(SectionFormat::ofWord);
  }

  private static Optional<SectionName> ofWord(String word) {
    return Arrays.stream(SectionName.values()).filter(name -> name.word().equals(word)).findFirst();
  }
}
