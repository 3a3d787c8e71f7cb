package io.github.flightstand.movement;

/** A ship was asked to make a move that ships of its kind do not make. */
public final class CannotFlyException extends IllegalArgumentException {

  /**
   * Creates the exception.
   *
   * @param message one sentence that names the ship or its kind, and says what it does not do
   */
  public CannotFlyException(String message) {
    super(message);
  }
}
