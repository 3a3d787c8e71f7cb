package io.github.flightstand.web.library.java.lang;

import io.github.flightstand.web.Deadline;

/** The browser's interruption of its one thread: by the deadline of the call. */
public final class ThreadCalls {

  private ThreadCalls() {}

  public static boolean isInterrupted(Thread thread) {
    return Deadline.hasPassed();
  }
}
