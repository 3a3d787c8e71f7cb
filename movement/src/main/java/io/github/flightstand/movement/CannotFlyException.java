package io.github.flightstand.movement;

/** A ship was asked for a move that a ship of its kind does not make. */
public final class CannotFlyException extends IllegalArgumentException {

  /**
   * Creates the exception.
   *
   * @param message one sentence that says which ship, or which kind, and what it does not do
   */
  public CannotFlyException(String message) {
    super(message);
  }
}
