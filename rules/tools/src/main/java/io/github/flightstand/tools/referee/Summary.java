package io.github.flightstand.tools.referee;

import io.github.flightstand.rules.member.Default;

/**
 * How many claims of one or more games got which verdict.
 *
 * <pre>{@code
 * Summary.NONE.with(Verdict.LEGAL).with(Verdict.ILLEGAL).steps() // 2
 * }</pre>
 *
 * @param steps how many claims and unreadable lines there were
 * @param legal how many were legal
 * @param illegal how many were illegal
 * @param tooClose how many were too close
 * @param unverified how many were not judged
 * @param unreadable how many lines were left out because they cannot be read
 */
public record Summary(
    int steps, int legal, int illegal, int tooClose, int unverified, @Default("0") int unreadable) {

  public static final Summary NONE = new Summary(0, 0, 0, 0);

  /** Creates the summary of a game of which every line could be read. */
  public Summary(int legal, int illegal, int tooClose, int unverified) {
    this(legal + illegal + tooClose + unverified, legal, illegal, tooClose, unverified, 0);
  }

  public Summary with(Verdict verdict) {
    return new Summary(
        steps + 1,
        legal + (verdict == Verdict.LEGAL ? 1 : 0),
        illegal + (verdict == Verdict.ILLEGAL ? 1 : 0),
        tooClose + (verdict == Verdict.TOO_CLOSE ? 1 : 0),
        unverified + (verdict == Verdict.UNVERIFIED ? 1 : 0),
        unreadable + (verdict == Verdict.UNREADABLE ? 1 : 0));
  }
}
