package io.github.flightstand.referee;

import java.util.Locale;

/** The referee's verdict on a claim, or on a line that may have been one. */
public enum Verdict {
  /** The claim agrees with the answer computed from the recorded poses. */
  LEGAL,
  /** The claim disagrees, and no shift within the reach explains it. */
  ILLEGAL,
  /** The claim disagrees, but a shift within the reach leads to an answer that agrees. */
  TOO_CLOSE,
  /** This version does not judge the claim, and takes it as recorded. */
  UNVERIFIED,
  /** The line is faulty or cut off, and is left out. */
  UNREADABLE;

  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
