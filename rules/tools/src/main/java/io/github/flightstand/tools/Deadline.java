package io.github.flightstand.tools;

import io.github.flightstand.geometry.Interruption;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * How long a query may take: a thread of its own that interrupts another that is longer at one. See
 * {@link Interruption}.
 *
 * <p>It looks at least twenty times in that time, so a query gets up to a twentieth more, and never
 * more than {@value #LONGEST_LOOK} ms; what is answered sooner costs next to nothing.
 */
final class Deadline implements AutoCloseable {

  private static final int FEWEST_LOOKS = 20;
  private static final long LONGEST_LOOK = 50;

  private final Thread worker = Thread.currentThread();
  private final long looksAllowed;
  private final long nanosecondsALook;

  /** Counts up where a query begins and where it ends: odd while the worker is at one. */
  private final AtomicLong turn = new AtomicLong();

  private volatile boolean closed;
  private boolean rung;

  /** Watches the current thread from now on. */
  Deadline(long milliseconds) {
    looksAllowed = Math.max(FEWEST_LOOKS, milliseconds / LONGEST_LOOK);
    nanosecondsALook = TimeUnit.MILLISECONDS.toNanos(milliseconds) / looksAllowed;
    Thread watch = new Thread(this::watch, "flightstand-deadline");
    watch.setDaemon(true);
    watch.start();
  }

  <T> T limit(Supplier<T> work) {
    turn.incrementAndGet();
    try {
      return work.get();
    } finally {
      end();
    }
  }

  private void watch() {
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
    // What ended meanwhile is not to be disturbed, nor what comes next.
    if (turn.get() == late) {
      rung = true;
      worker.interrupt();
    }
  }

  private void end() {
    turn.incrementAndGet();
    if (hasRung()) {
      Thread.interrupted();
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
