package io.github.flightstand.teavm;

import org.teavm.interop.Import;
import org.teavm.interop.c.Include;

/** The time at which the present call is given up. */
public final class Deadline {

  /** The calls for each look at the clock, because asking the host takes longer than most work. */
  private static final int EVERY = 16;

  private static double end = Double.POSITIVE_INFINITY;
  private static int asked;

  private Deadline() {}

  /** Begins a call that may take {@code milliseconds}. */
  public static void begin(double milliseconds) {
    asked = 0;
    end = milliseconds < Double.POSITIVE_INFINITY ? now() + milliseconds : milliseconds;
  }

  /** Tests whether the call takes too long. */
  public static boolean hasPassed() {
    return end < Double.POSITIVE_INFINITY && asked++ % EVERY == 0 && now() > end;
  }

  /** Returns the host's time in milliseconds. */
  @Import(module = "flightstand", name = "flightstand_now")
  @Include(value = "flightstand_host.h", isSystem = false)
  private static native double now();
}
