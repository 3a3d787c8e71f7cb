package io.github.flightstand.tools.cli;

import java.io.PrintWriter;

/** A command's progress: one line of a terminal that is overwritten again and again. */
final class Progress implements AutoCloseable {

  /** The distance between numbers of lines that are printed. */
  private static final int EVERY = 50;

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

  /** Shows a line's number if it is a round one. */
  void line(int number) {
    if (number % EVERY == 0) {
      tell("line " + number);
    }
  }

  void clear() {
    if (shown && width > 0) {
      err.print("\r" + " ".repeat(width) + "\r");
      err.flush();
      width = 0;
    }
  }

  @Override
  public void close() {
    clear();
  }
}
