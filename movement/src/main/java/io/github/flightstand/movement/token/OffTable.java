package io.github.flightstand.movement.token;

import java.util.Locale;

/** How much of a token lies outside the play area. */
public enum OffTable {
  /** Nothing, within the contact tolerance. */
  NO,
  /** A part, which is ignored from then on. */
  PART,
  /** All of it. */
  WHOLE;

  /** Returns the word in lower case, as callers write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
