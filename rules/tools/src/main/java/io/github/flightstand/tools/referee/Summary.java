package io.github.flightstand.tools.referee;

/**
 * How many claims of one or more games got which verdict.
 *
 * <pre>{@code
 * Summary.NONE.with(Verdict.LEGAL).with(Verdict.ILLEGAL).steps() // 2
 * }</pre>
 *
 * @param legal how many were legal
 * @param illegal how many were illegal
 * @param tooClose how many were too close
 * @param unverified how many were not judged
 * @param unreadable how many lines were left out because they cannot be read
 */
public record Summary(int legal, int illegal, int tooClose, int unverified, int unreadable) {

  /** The summary of no claims. */
  public static final Summary NONE = new Summary(0, 0, 0, 0);

  /** Creates the summary of a game of which every line could be read. */
  public Summary(int legal, int illegal, int tooClose, int unverified) {
    this(legal, illegal, tooClose, unverified, 0);
  }

  /** Returns this summary with one verdict more. */
  public Summary with(Verdict verdict) {
    return switch (verdict) {
      case LEGAL -> new Summary(legal + 1, illegal, tooClose, unverified, unreadable);
      case ILLEGAL -> new Summary(legal, illegal + 1, tooClose, unverified, unreadable);
      case TOO_CLOSE -> new Summary(legal, illegal, tooClose + 1, unverified, unreadable);
      case UNVERIFIED -> new Summary(legal, illegal, tooClose, unverified + 1, unreadable);
      case UNREADABLE -> new Summary(legal, illegal, tooClose, unverified, unreadable + 1);
    };
  }

  /** Returns how many claims and unreadable lines there were. */
  public int steps() {
    return legal + illegal + tooClose + unverified + unreadable;
  }
}
