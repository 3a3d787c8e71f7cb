package io.github.flightstand.geometry.shape;

/**
 * Thrown for an outline that has too few corners or no area, or crosses itself.
 *
 * <pre>{@code
 * SimplePolygon.of(new Point(0, 0), new Point(10, 0))
 * // an outline needs at least three different corners, found 2 of 2
 * }</pre>
 */
public final class BadOutlineException extends IllegalArgumentException {

  /** Creates the exception with one sentence that says what was found and what was expected. */
  public BadOutlineException(String message) {
    super(message);
  }
}
