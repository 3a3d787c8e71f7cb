package io.github.flightstand.movement.parts;

import java.util.Locale;

/** A half of a corvette. */
public enum SectionName {
  /** The front half. */
  FORE,
  /** The rear half. */
  AFT;

  private final String word = name().toLowerCase(Locale.ROOT);

  /** Returns the name in lower case, as callers write it. */
  public String word() {
    return word;
  }
}
