package io.github.flightstand.geometry.interop;

/**
 * Thrown if matched points leave open which similarity leads from the ones to the others.
 *
 * <pre>{@code
 * SimilarityFit.of(List.of(new MatchedPoints(new Point(0, 0), new Point(10, 20))))
 * // a fit needs matched points in at least two places, found 1
 * }</pre>
 */
public final class UndeterminedSimilarityException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  /** Creates the exception with one sentence for the caller. */
  public UndeterminedSimilarityException(String message) {
    super(message);
  }
}
