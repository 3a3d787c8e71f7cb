package io.github.flightstand.tools.cli;

import java.io.PrintWriter;

/** How far a command has come, in one line of a terminal that is written over and over. */
final class Progress {

  private final PrintWriter err;
  private final boolean shown;
  private int width;

  /** Is silent unless it is shown to a person. */
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
