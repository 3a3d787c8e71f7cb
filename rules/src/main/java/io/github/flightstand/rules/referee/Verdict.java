package io.github.flightstand.rules.referee;

/** What the referee makes of a claim. */
public enum Verdict {
  /** The claim agrees with the answer worked out from the recorded poses. */
  LEGAL("legal"),
  /** It does not, and no tiny shift explains it. */
  ILLEGAL("illegal"),
  /**
   * It does not, but the answer hangs on less than the reach, and the claim fits its other side.
   */
  TOO_CLOSE("too-close"),
  /** Not judged by this version; taken as recorded. */
  UNVERIFIED("unverified");

  private final String word;

  Verdict(String word) {
    this.word = word;
  }

  /** Returns the verdict as reports write it. */
  public String word() {
    return word;
  }
}
