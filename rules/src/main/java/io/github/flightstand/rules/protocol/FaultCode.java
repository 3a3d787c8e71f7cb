package io.github.flightstand.rules.protocol;

/** The kinds of fault a caller can make, in the order in which the protocol reports them. */
public enum FaultCode {
  /** The line is not one JSON object. */
  NOT_JSON("not-json"),
  /** There is no operation of that name. */
  UNKNOWN_OP("unknown-op"),
  /** A field that is needed is not there. */
  MISSING_FIELD("missing-field"),
  /** A field has the wrong type or is out of its range. */
  BAD_VALUE("bad-value"),
  /** A field that is not known where it stands. */
  UNKNOWN_FIELD("unknown-field"),
  /** A ship that is not on the table. */
  UNKNOWN_SHIP("unknown-ship"),
  /** A rule set that does not exist. */
  UNKNOWN_RULES("unknown-rules"),
  /** Two things on the table have one id. */
  DUPLICATE_ID("duplicate-id"),
  /** An outline that encloses no proper region. */
  BAD_OUTLINE("bad-outline"),
  /** A line too long, or nested too deeply. */
  TOO_LARGE("too-large");

  private final String text;

  FaultCode(String text) {
    this.text = text;
  }

  /** Returns the code as it stands in an answer. */
  public String text() {
    return text;
  }
}
