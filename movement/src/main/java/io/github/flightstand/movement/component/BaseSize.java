package io.github.flightstand.movement.component;

import java.util.Locale;
import java.util.Optional;

/** The sizes of square ship base. */
public enum BaseSize {
  /** 40 mm square. */
  SMALL,
  /** 60 mm square, second edition. */
  MEDIUM,
  /** 80 mm square. */
  LARGE;

  /** Returns the size in lower case, as callers write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the size that callers write so, if there is one. */
  public static Optional<BaseSize> ofWord(String word) {
    for (BaseSize size : values()) {
      if (size.word().equals(word)) {
        return Optional.of(size);
      }
    }
    return Optional.empty();
  }
}
