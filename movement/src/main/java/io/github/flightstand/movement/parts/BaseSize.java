package io.github.flightstand.movement.parts;

import java.util.Locale;

/** The sizes of ship base: three squares, and the two long bases of huge ships. */
public enum BaseSize {
  /** 40 mm square. */
  SMALL,
  /** 60 mm square, second edition. */
  MEDIUM,
  /** 80 mm square. */
  LARGE,
  /** A transport's: 80 wide, 195 long, one section. */
  HUGE_TRANSPORT,
  /** A corvette's: 80 wide, 224.8 long, a fore and an aft section. */
  HUGE_CORVETTE;

  /** Returns the size in lower case, as callers write it, such as "huge-transport". */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Tells whether this is a base of the huge ships, for which rules of their own hold (002). */
  public boolean isHuge() {
    return this == HUGE_TRANSPORT || this == HUGE_CORVETTE;
  }
}
