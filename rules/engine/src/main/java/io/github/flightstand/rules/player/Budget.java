package io.github.flightstand.rules.player;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * How much a player that searches may compute for one decision.
 *
 * <pre>{@code
 * Budget.ofSamples(200)                      // the same choice on every machine
 * Budget.ofTime(Duration.ofMillis(500))      // more samples on a faster machine
 * }</pre>
 *
 * @param samples the number of games to play out between the best choices, at least 1
 * @param think the time for a decision; empty if only the samples count
 */
public record Budget(int samples, Optional<Duration> think) {

  /** The samples with which {@code search} takes as long as {@code look-ahead}. */
  public static final Budget DEFAULT = ofSamples(20);

  /**
   * Checks that the samples are at least 1 and the time, if there is one, is longer than 0.
   *
   * @throws IllegalArgumentException if they are not
   */
  public Budget {
    if (samples < 1) {
      throw new IllegalArgumentException("samples is " + samples + ", expected at least 1");
    }
    if (think.filter(time -> time.isZero() || time.isNegative()).isPresent()) {
      throw new IllegalArgumentException(
          "think is " + think.get().toMillis() + " ms, expected a time longer than 0");
    }
  }

  /** Returns a budget of games to play out; a decision does not depend on the machine. */
  public static Budget ofSamples(int samples) {
    return new Budget(samples, Optional.empty());
  }

  /** Returns a budget of time; decisions made with it are not reproducible. */
  public static Budget ofTime(Duration think) {
    return new Budget(Integer.MAX_VALUE, Optional.of(think));
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
    long most = think.get().toNanos();
    return () -> thread.isInterrupted() || System.nanoTime() - began >= most;
  }
}
