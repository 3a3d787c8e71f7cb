package io.github.flightstand.protocol.format;

/** The kinds of fault. */
public enum FaultCode {
  /** The line is not one JSON object. */
  NOT_JSON,
  /** There is no operation of that name. */
  UNKNOWN_OP,
  /** A field that is needed is not there. */
  MISSING_FIELD,
  /** A field has the wrong type or is out of its range. */
  BAD_VALUE,
  /** A field that is not known where it stands. */
  UNKNOWN_FIELD,
  /** A ship that is not on the table. */
  UNKNOWN_SHIP,
  /** A rule set that does not exist. */
  UNKNOWN_RULES,
  /** Two things on the table have one id. */
  DUPLICATE_ID,
  /** An outline that encloses no proper region. */
  BAD_OUTLINE,
  /** A line too long, nested too deeply, or with more in it than can be looked after. */
  TOO_LARGE,
  /** A query that was given up because its answer took too long. */
  TOO_SLOW,
  /** A command that the rules of a game forbid. */
  REFUSED,
  /** A table that is not kept. */
  UNKNOWN_TABLE,
  /** A game that is not kept. */
  UNKNOWN_GAME,
  /** A defect of the program, whatever the query was. */
  INTERNAL
}
