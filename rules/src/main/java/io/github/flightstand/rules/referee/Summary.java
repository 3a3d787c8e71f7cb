package io.github.flightstand.rules.referee;

/**
 * How many claims of a game got which verdict.
 *
 * <pre>{@code
 * Summary.NONE.with(Verdict.LEGAL).with(Verdict.ILLEGAL).steps() // 2
 * }</pre>
 *
 * @param legal how many were legal
 * @param illegal how many were illegal
 * @param tooClose how many were too close
 * @param unverified how many were not judged
 */
public record Summary(int legal, int illegal, int tooClose, int unverified) {

  /** The summary of no claims. */
  public static final Summary NONE = new Summary(0, 0, 0, 0);

  /** Returns this summary with one verdict more. */
  public Summary with(Verdict verdict) {
    return switch (verdict) {
      case LEGAL -> new Summary(legal + 1, illegal, tooClose, unverified);
      case ILLEGAL -> new Summary(legal, illegal + 1, tooClose, unverified);
      case TOO_CLOSE -> new Summary(legal, illegal, tooClose + 1, unverified);
      case UNVERIFIED -> new Summary(legal, illegal, tooClose, unverified + 1);
    };
  }

  /** Returns how many claims there were. */
  public int steps() {
    return legal + illegal + tooClose + unverified;
  }
}
