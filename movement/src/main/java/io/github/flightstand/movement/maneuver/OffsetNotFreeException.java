package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.IntervalSet;

/** A requested offset is not one that the maneuver leaves free. */
public final class OffsetNotFreeException extends IllegalArgumentException {

  private final transient IntervalSet free;

  /**
   * Creates the exception.
   *
   * @param message one sentence that says what was found and what was expected
   * @param free the free offsets; empty for a maneuver without offsets
   */
  public OffsetNotFreeException(String message, IntervalSet free) {
    super(message);
    this.free = free;
  }

  /** Returns the free offsets, in millimeters along the new heading. */
  public IntervalSet free() {
    return free;
  }
}
