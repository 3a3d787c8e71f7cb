package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;

/** The limits of one query and one answer; a query within them is answered in seconds. */
public final class Limits {

  /** The most bytes of a line, without the line's end. */
  public static final int LINE_BYTES = 4 * 1024 * 1024;

  /** The most corners of one outline. */
  public static final int CORNERS = 1_000;

  /** The most corners of all outlines on a table. */
  public static final int ALL_CORNERS = 20_000;

  /** The most ships, obstacles and tokens on a table. */
  public static final int PIECES = 2_000;

  /** The most maneuvers of a dial; more than exist. */
  public static final int MANEUVERS = 200;

  /** The most entries of a list in an answer. */
  public static final int ENTRIES = 10_000;

  /** The most pairs of convex parts in a free region: one of the piece, one of what is around. */
  public static final int PART_PAIRS = 5_000;

  /** The most pairs of a ship where it may end and another ship where it stands or may end. */
  public static final int END_PAIRS = 200_000;

  /** The most rounds of all games that a query plays on. */
  public static final int ROUNDS = 10_000;

  /** The number of rounds that a round counts for if a player searches before it decides. */
  public static final int SEARCHED_ROUND = 50;

  /**
   * Checks that an answer does not list too much.
   *
   * @param found the number of entries that the answer would have
   * @param what the entries' name, in the plural
   * @throws FaultException if there are more than {@link #ENTRIES}
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
   * Checks that a free region does not have too many parts.
   *
   * @param piece the number of the piece's convex parts
   * @param around the number of convex parts of the other pieces and the zone's edges
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

  static void checkCorners(int found) {
    if (found > CORNERS) {
      throw FaultException.tooMany(Pointer.ROOT, CORNERS, "corners");
    }
  }
}
