package io.github.flightstand.movement.component;

import java.util.Locale;

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
}
