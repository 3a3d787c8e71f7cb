package io.github.flightstand.movement.parts;

import java.util.List;
import java.util.Locale;

/**
 * A size of ship base: one of three squares, or one of the two long bases of huge ships. A caller's
 * own base has none of them.
 */
public enum BaseSize {
  /** 40 mm square. */
  SMALL,
  /** 60 mm square; second edition. */
  MEDIUM,
  /** 80 mm square. */
  LARGE,
  /** A transport: 80 mm wide, 195 mm long, one section. */
  HUGE_TRANSPORT,
  /** A corvette: 80 mm wide, 224.8 mm long, a fore and an aft section. */
  HUGE_CORVETTE,
  /** Of another game: any outline, known by the name of its base. */
  OWN;

  /** The sizes of the publisher's bases. */
  public static final List<BaseSize> PUBLISHED =
      List.of(SMALL, MEDIUM, LARGE, HUGE_TRANSPORT, HUGE_CORVETTE);

  private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** Returns the size in lower case, as callers write it, such as "huge-transport". */
  public String word() {
    return word;
  }

  /** Tests whether this is a size of huge ships, which have their own rules (002). */
  public boolean isHuge() {
    return this == HUGE_TRANSPORT || this == HUGE_CORVETTE;
  }
}
