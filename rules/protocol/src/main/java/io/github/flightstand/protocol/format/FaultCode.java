package io.github.flightstand.protocol.format;

/** The kinds of fault in a caller's line. */
public enum FaultCode {
  /**
   * The line is not one JSON object in UTF-8; also NaN and duplicate fields. There is no {@code
   * at}.
   */
  NOT_JSON,
  /** No operation has that name. */
  UNKNOWN_OP,
  /** A field that is needed is absent. */
  MISSING_FIELD,
  /** A value of the wrong type, out of its range, or that does not fit the others. */
  BAD_VALUE,
  /** A field that is not known there. */
  UNKNOWN_FIELD,
  /** No such ship, or other piece, on the table. */
  UNKNOWN_SHIP,
  /** No rule set has that name. */
  UNKNOWN_RULES,
  /** Two pieces on a table have one id. */
  DUPLICATE_ID,
  /**
   * An outline with fewer than three corners, without area, or that crosses or touches itself; a
   * region whose rings cross or share an edge, or whose holes are not inside.
   */
  BAD_OUTLINE,
  /** More than a limit. */
  TOO_LARGE,
  /** A query that was given up at the deadline. */
  TOO_SLOW,
  /**
   * A command that the rules of a game forbid, or a set-up with an illegal squad. {@code clause} is
   * the number of the clause that forbids it, or null; for squads {@code reasons} lists everything.
   */
  REFUSED,
  /** No table is kept under that name. */
  UNKNOWN_TABLE,
  /** No game is kept under that name. */
  UNKNOWN_GAME,
  /** No log is kept under that name. */
  UNKNOWN_LOG,
  /**
   * A defect of the program with any query; the trace goes to standard error. Please report it with
   * the query.
   */
  INTERNAL
}
