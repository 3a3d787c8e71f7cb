package io.github.flightstand.geometry;

/**
 * How long work is called off: a caller that no longer needs it interrupts the thread that does it.
 *
 * <p>Everything in this library that may take long looks now and then whether its thread is
 * interrupted, and if so gives up with an {@link InterruptedWorkException}. Nothing is left half
 * done: values never change, and scratch space is put in order by the next question.
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
   * Looks whether the thread is interrupted; it stays so.
   *
   * @throws InterruptedWorkException if it is
   */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new InterruptedWorkException();
    }
  }

  /** Work was given up because its thread was interrupted: see {@link Interruption}. */
  public static final class InterruptedWorkException extends RuntimeException {

    InterruptedWorkException() {
      super("the thread was interrupted before the work was done");
    }
  }
}
