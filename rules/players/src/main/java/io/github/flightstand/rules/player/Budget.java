package io.github.flightstand.rules.player;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The amount of computing that a searching player may use for one decision.
 *
 * <pre>{@code
 * Budget.ofSamples(200)                      // the same choice on every machine
 * Budget.ofMilliseconds(500)                 // more samples on a faster machine
 * }</pre>
 *
 * @param samples the number of games to play out between the best choices, at least 1
 * @param think the time for a decision, in milliseconds; empty if only the samples count
 */
public record Budget(int samples, OptionalLong think) {

  /** The samples with which {@code search} takes as long as {@code look-ahead}. */
  public static final Budget DEFAULT = ofSamples(12);

  /**
   * Checks that the samples are at least 1, and the time if there is one.
   *
   * @throws IllegalArgumentException if they are not
   */
  public Budget {
    if (samples < 1) {
      throw new IllegalArgumentException("samples is " + samples + ", expected at least 1");
    }
    if (think.isPresent() && think.getAsLong() < 1) {
      throw new IllegalArgumentException(
          "think is " + think.getAsLong() + " ms, expected at least 1");
    }
  }

  /** Returns a budget of games to play out; a decision does not depend on the machine. */
  public static Budget ofSamples(int samples) {
    return new Budget(samples, OptionalLong.empty());
  }

  /** Returns a budget of time; decisions made with it are not reproducible. */
  public static Budget ofMilliseconds(long think) {
    return new Budget(Integer.MAX_VALUE, OptionalLong.of(think));
  }

  /** Returns a budget with half the time, if there is one. */
  Budget halved() {
    return think.isEmpty()
        ? this
        : new Budget(samples, OptionalLong.of((think.getAsLong() + 1) / 2));
  }

  /**
   * Starts the clock of one decision. The result says whether to stop: the time is up, or the
   * thread has been interrupted.
   */
  BooleanSupplier start() {
    Thread thread = Thread.currentThread();
    if (think.isEmpty()) {
      return thread::isInterrupted;
    }
    long began = System.nanoTime();
    long most = TimeUnit.MILLISECONDS.toNanos(think.getAsLong());
    return () -> thread.isInterrupted() || System.nanoTime() - began >= most;
  }
}
