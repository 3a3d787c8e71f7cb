package io.github.flightstand.protocol.format;

/** The kinds of fault in a caller's line. */
public enum FaultCode {
  /** The line is not one JSON object. */
  NOT_JSON,
  /** The operation does not exist. */
  UNKNOWN_OP,
  /** A required field is missing. */
  MISSING_FIELD,
  /** A field has the wrong type or is out of range. */
  BAD_VALUE,
  /** A field is unknown at its place. */
  UNKNOWN_FIELD,
  /** A ship is not on the table. */
  UNKNOWN_SHIP,
  /** A rule set does not exist. */
  UNKNOWN_RULES,
  /** Two pieces on the table have the same id. */
  DUPLICATE_ID,
  /** An outline does not enclose a proper region. */
  BAD_OUTLINE,
  /** A line is too long, nested too deeply, or has too many entries. */
  TOO_LARGE,
  /** A query was given up because its answer took too long. */
  TOO_SLOW,
  /** The rules of a game forbid a command. */
  REFUSED,
  /** A table is not kept. */
  UNKNOWN_TABLE,
  /** A game is not kept. */
  UNKNOWN_GAME,
  /** A log is not kept. */
  UNKNOWN_LOG,
  /** The program has a defect; the query may be correct. */
  INTERNAL
}
