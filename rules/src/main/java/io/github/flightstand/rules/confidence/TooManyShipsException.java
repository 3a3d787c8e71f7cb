package io.github.flightstand.rules.confidence;

/** The errors of more ships matter to a verdict than can be counted in a reasonable time. */
public final class TooManyShipsException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  TooManyShipsException(int ships) {
    super(
        "the errors of "
            + ships
            + " ships matter to the answer, expected at most "
            + Confidence.MOST_SHIPS);
  }
}
