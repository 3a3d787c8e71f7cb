package io.github.flightstand.geometry;

/**
 * Cancellation of long work: a caller that no longer needs a result interrupts its thread.
 *
 * <p>Everything in this library that may take long checks now and then whether its thread is
 * interrupted. If so, it gives up with an {@link InterruptedWorkException}. Nothing is left half
 * done: values never change, and the next query resets scratch space.
 *
 * <pre>{@code
 * Future<Resolution> answer = executor.submit(() -> resolver.resolve(table, "red", maneuver));
 * answer.get(2, TimeUnit.SECONDS);   // and if that takes too long:
 * answer.cancel(true);
 * }</pre>
 */
public final class Interruption {

  private Interruption() {}

  /**
   * Throws an exception if the current thread is interrupted; its interrupt flag stays set.
   *
   * @throws InterruptedWorkException if the thread is interrupted
   */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new InterruptedWorkException();
    }
  }

  /** Thrown when work is given up because its thread was interrupted: see {@link Interruption}. */
  public static final class InterruptedWorkException extends RuntimeException {

    InterruptedWorkException() {
      super("the thread was interrupted before the work was done");
    }
  }
}
