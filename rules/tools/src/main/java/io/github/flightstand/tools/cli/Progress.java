package io.github.flightstand.tools.cli;

import java.io.PrintWriter;

/** A command's progress: one line of a terminal that is overwritten again and again. */
final class Progress {

  private final PrintWriter err;
  private final boolean shown;
  private int width;

  /** Creates a progress line, silent unless {@code shown}. */
  Progress(PrintWriter err, boolean shown) {
    this.err = err;
    this.shown = shown;
  }

  void tell(String words) {
    if (shown) {
      err.print("\r" + words + " ".repeat(Math.max(0, width - words.length())));
      err.flush();
      width = words.length();
    }
  }

  void clear() {
    if (shown && width > 0) {
      err.print("\r" + " ".repeat(width) + "\r");
      err.flush();
      width = 0;
    }
  }
}
