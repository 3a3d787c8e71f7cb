package io.github.flightstand.tools.referee;

/** What the referee makes of a claim, or of a line that may have been one. */
public enum Verdict {
  /** The claim agrees with the answer worked out from the recorded poses. */
  LEGAL("legal"),
  /** It does not, and no shift within the reach explains it. */
  ILLEGAL("illegal"),
  /**
   * It does not, but the answer depends on less than the reach, and the claim agrees with its other
   * side.
   */
  TOO_CLOSE("too-close"),
  /** Not judged by this version; taken as recorded. */
  UNVERIFIED("unverified"),
  /** The line is faulty or cut; it is left out. */
  UNREADABLE("unreadable");

  private final String word;

  Verdict(String word) {
    this.word = word;
  }

  /** Returns the verdict as reports write it. */
  public String word() {
    return word;
  }
}
