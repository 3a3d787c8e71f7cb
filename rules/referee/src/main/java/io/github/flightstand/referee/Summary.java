package io.github.flightstand.referee;

import io.github.flightstand.rules.member.Default;

/**
 * The number of claims with each verdict, in one or more games.
 *
 * <pre>{@code
 * Summary.NONE.with(Verdict.LEGAL).with(Verdict.ILLEGAL).steps() // 2
 * }</pre>
 *
 * @param steps the number of claims and unreadable lines
 * @param legal the number of legal claims
 * @param illegal the number of illegal claims
 * @param tooClose the number of claims that were too close to call
 * @param unverified the number of claims that were not judged
 * @param unreadable the number of lines that were left out because they cannot be read
 */
public record Summary(
    int steps, int legal, int illegal, int tooClose, int unverified, @Default("0") int unreadable) {

  public static final Summary NONE = new Summary(0, 0, 0, 0);

  /** Creates the summary of a game whose lines could all be read. */
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
