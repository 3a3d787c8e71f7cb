package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.IntervalSet;

/** An offset that was asked for is not one that the maneuver leaves open. */
public final class OffsetNotFreeException extends IllegalArgumentException {

  private final transient IntervalSet free;

  /**
   * Creates the exception.
   *
   * @param message one sentence that says what was found and what was expected
   * @param free the offsets that are free; empty for a maneuver that has no offset
   */
  public OffsetNotFreeException(String message, IntervalSet free) {
    super(message);
    this.free = free;
  }

  /** Returns the offsets that are free, in millimetres along the new heading. */
  public IntervalSet free() {
    return free;
  }
}
