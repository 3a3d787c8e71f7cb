package io.github.flightstand.geometry.shape;

/** An outline that encloses no proper region: too few corners, crossing itself, or no area. */
public final class BadOutlineException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** Creates the exception with one sentence that says what was found and what was expected. */
  public BadOutlineException(String message) {
    super(message);
  }
}
