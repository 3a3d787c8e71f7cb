package io.github.flightstand.referee;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.rules.member.Default;
import java.util.Optional;

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
 * @param sure how sure the verdicts are; present if a log says how sure its places are
 */
public record Summary(
    int steps,
    int legal,
    int illegal,
    int tooClose,
    int unverified,
    @Default("0") int unreadable,
    @JsonUnwrapped Optional<Sure> sure) {

  public static final Summary NONE = new Summary(0, 0, 0, 0);

  /**
   * The counts of verdicts by their certainty.
   *
   * @param certain the number of verdicts with a confidence of at least 0.99
   * @param likely the number of the others with one of at least 0.75
   * @param open the number of verdicts with a lower confidence
   */
  public record Sure(int certain, int likely, int open) {

    private static final double CERTAIN = 0.99;
    private static final double LIKELY = 0.75;

    private Sure with(double confidence) {
      boolean isCertain = confidence >= CERTAIN;
      boolean isLikely = !isCertain && confidence >= LIKELY;
      return new Sure(
          certain + (isCertain ? 1 : 0),
          likely + (isLikely ? 1 : 0),
          open + (isCertain || isLikely ? 0 : 1));
    }
  }

  /** Creates the summary of a game whose lines could all be read. */
  public Summary(int legal, int illegal, int tooClose, int unverified) {
    this(
        legal + illegal + tooClose + unverified,
        legal,
        illegal,
        tooClose,
        unverified,
        0,
        Optional.empty());
  }

  public Summary with(Verdict verdict) {
    return with(verdict, Optional.empty());
  }

  /** Returns this summary with one more verdict, and how sure that is if it is known. */
  public Summary with(Verdict verdict, Optional<Double> confidence) {
    return new Summary(
        steps + 1,
        legal + (verdict == Verdict.LEGAL ? 1 : 0),
        illegal + (verdict == Verdict.ILLEGAL ? 1 : 0),
        tooClose + (verdict == Verdict.TOO_CLOSE ? 1 : 0),
        unverified + (verdict == Verdict.UNVERIFIED ? 1 : 0),
        unreadable + (verdict == Verdict.UNREADABLE ? 1 : 0),
        confidence
            .map(share -> sure.orElseGet(() -> new Sure(0, 0, 0)).with(share))
            .or(() -> sure));
  }
}
