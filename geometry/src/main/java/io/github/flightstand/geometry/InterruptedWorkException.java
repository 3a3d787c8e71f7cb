package io.github.flightstand.geometry;

/** Work was given up because its thread was interrupted: see {@link Interruption}. */
public final class InterruptedWorkException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  InterruptedWorkException() {
    super("the thread was interrupted before the work was done");
  }
}
