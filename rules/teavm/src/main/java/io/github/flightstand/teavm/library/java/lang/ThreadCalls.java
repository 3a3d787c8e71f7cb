package io.github.flightstand.teavm.library.java.lang;

import io.github.flightstand.teavm.Deadline;

/** TeaVM's interruption of its one thread: by the deadline of the call. */
public final class ThreadCalls {

  private ThreadCalls() {}

  public static boolean isInterrupted(Thread thread) {
    return Deadline.hasPassed();
  }
}
