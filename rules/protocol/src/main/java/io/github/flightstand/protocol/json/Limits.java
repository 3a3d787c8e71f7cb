package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;

/**
 * How much one query may hold and one answer may list, so that no line keeps others waiting: what
 * is within these limits is answered in seconds.
 */
public final class Limits {

  /** The corners of one outline. */
  public static final int CORNERS = 1_000;

  /** The corners of all outlines on a table. */
  public static final int ALL_CORNERS = 20_000;

  /** The ships, obstacles and tokens on a table. */
  public static final int PIECES = 2_000;

  /** The maneuvers of a dial: more than there are. */
  public static final int MANEUVERS = 200;

  /** The entries of a list in an answer. */
  public static final int ENTRIES = 10_000;

  /** The pairs of convex parts, one of a piece and one of what is around it, of a free region. */
  public static final int PART_PAIRS = 5_000;

  /**
   * Checks that an answer does not list too much.
   *
   * @param found how many entries it would have
   * @param what what they are called, in the plural
   * @throws FaultException if they are more than {@link #ENTRIES}
   */
  public static void checkEntries(int found, String what) {
    if (found > ENTRIES) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          Pointer.of("/table"),
          "the answer would list more than %s %s, expected at most %s"
              .formatted(ENTRIES, what, ENTRIES));
    }
  }

  /**
   * Checks that a free region is not cut out by too much.
   *
   * @param piece how many convex parts the piece has
   * @param around how many the pieces on the table and the edges of the zone are together
   * @throws FaultException if there are more than {@link #PART_PAIRS} pairs
   */
  public static void checkPartPairs(int piece, int around) {
    if ((long) piece * around > PART_PAIRS) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          Pointer.ROOT,
          "the piece has %s%s, what is around it %s, expected at most %s pairs of them"
              .formatted(piece, piece == 1 ? " convex part" : " convex parts", around, PART_PAIRS));
    }
  }

  static void checkCorners(int found, Pointer outline) {
    if (found > CORNERS) {
      throw FaultException.tooMany(outline, CORNERS, "corners");
    }
  }
}
