package io.github.flightstand.geometry.shape;

/**
 * An outline that encloses no proper region: too few corners, crossing itself, or no area.
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
