package io.github.flightstand.mcp;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * The number of requests without an answer. The protocol's library drops them when its input ends,
 * so that end is kept from it, and a file of requests can be piped into the server.
 */
final class Unanswered {

  private final long patience;
  private long requests;
  private boolean last;

  /**
   * Creates a counter at 0.
   *
   * @param patience how many milliseconds to wait for one more answer, in case one never comes
   */
  Unanswered(long patience) {
    this.patience = patience;
  }

  synchronized void asked() {
    requests++;
  }

  private synchronized void answered() {
    requests--;
    notifyAll();
  }

  /** Says that no more requests will be asked. */
  synchronized void end() {
    last = true;
    notifyAll();
  }

  /** Waits until the last request has its answer; returns how many have none nevertheless. */
  synchronized long await() throws InterruptedException {
    while (!last) {
      wait();
    }
    for (long before = 0; requests > 0 && requests != before; ) {
      before = requests;
      wait(patience);
    }
    return requests;
  }

  /** Returns an output in which each line is an answer. */
  OutputStream counting(OutputStream out) {
    return new FilterOutputStream(out) {
      @Override
      public void write(int one) throws IOException {
        out.write(one);
        if (one == '\n') {
          out.flush();
          answered();
        }
      }

      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        out.write(bytes, from, length);
        for (int i = from; i < from + length; i++) {
          if (bytes[i] == '\n') {
            out.flush();
            answered();
          }
        }
      }
    };
  }
}
