package io.github.flightstand.tools.referee;

import java.util.Locale;

/** What the referee makes of a claim, or of a line that may have been one. */
public enum Verdict {
  /** The claim agrees with the answer worked out from the recorded poses. */
  LEGAL,
  /** It does not, and no shift within the reach explains it. */
  ILLEGAL,
  /**
   * It does not, but the answer depends on less than the reach, and the claim agrees with its other
   * side.
   */
  TOO_CLOSE,
  /** Not judged by this version; taken as recorded. */
  UNVERIFIED,
  /** The line is faulty or cut; it is left out. */
  UNREADABLE;

  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
