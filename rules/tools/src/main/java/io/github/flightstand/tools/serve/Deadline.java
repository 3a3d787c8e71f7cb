package io.github.flightstand.tools.serve;

import io.github.flightstand.geometry.Interruption;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * A time limit for queries: one watcher thread interrupts a query that runs too long. See {@link
 * Interruption}.
 *
 * <p>The watcher looks at least 20 times in the limit, so a query may exceed it by a twentieth, and
 * by at most {@value #LONGEST_LOOK} ms. A query that is answered in time costs almost nothing.
 */
public final class Deadline implements AutoCloseable {

  private static final int FEWEST_LOOKS = 20;
  private static final long LONGEST_LOOK = 50;

  private final Thread worker = Thread.currentThread();

  /** Counted up at the beginning and the end of each query: odd while the worker answers one. */
  private final AtomicLong turn = new AtomicLong();

  private volatile boolean closed;
  private boolean rung;

  /**
   * Starts to watch the current thread, if there is a limit.
   *
   * @param limit the time limit for a query in milliseconds, at least 1; empty if there is none
   */
  public Deadline(OptionalLong limit) {
    limit.ifPresent(
        milliseconds -> {
          Thread watch = new Thread(() -> watch(milliseconds), "flightstand-deadline");
          watch.setDaemon(true);
          watch.start();
        });
  }

  /** Does some work, which is interrupted if it takes longer than the limit. */
  public <T> T limit(Supplier<T> work) {
    turn.incrementAndGet();
    try {
      return work.get();
    } finally {
      turn.incrementAndGet();
      if (hasRung()) {
        Thread.interrupted();
      }
    }
  }

  private void watch(long milliseconds) {
    long looksAllowed = Math.max(FEWEST_LOOKS, milliseconds / LONGEST_LOOK);
    long nanosecondsALook = TimeUnit.MILLISECONDS.toNanos(milliseconds) / looksAllowed;
    long seen = 0;
    long looks = 0;
    while (!closed) {
      LockSupport.parkNanos(nanosecondsALook);
      long now = turn.get();
      looks = now == seen ? looks + 1 : 0;
      seen = now;
      if (looks == looksAllowed && now % 2 == 1) {
        ring(now);
      }
    }
  }

  private synchronized void ring(long late) {
    // Neither a query that has ended meanwhile nor the next one is to be disturbed.
    if (turn.get() == late) {
      rung = true;
      worker.interrupt();
    }
  }

  private synchronized boolean hasRung() {
    boolean was = rung;
    rung = false;
    return was;
  }

  @Override
  public void close() {
    closed = true;
  }
}
