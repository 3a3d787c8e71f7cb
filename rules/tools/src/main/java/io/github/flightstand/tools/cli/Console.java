package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.line.LineWriter;
import io.github.flightstand.protocol.line.LostOutputException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The streams that a command reads and writes, in UTF-8 whatever the locale.
 *
 * @param out standard output, unbuffered
 * @param err standard error, for a person, flushed after each line
 */
record Console(InputStream in, OutputStream out, PrintWriter err) {

  /** The command line's name for standard input. */
  static final String STANDARD_INPUT = "-";

  static Console ofProcess() {
    // System.out hides a closed pipe; a file stream reports it.
    return of(
        System.in,
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err));
  }

  static Console of(InputStream in, OutputStream out, OutputStream err) {
    return new Console(in, out, printer(err));
  }

  PrintWriter printer() {
    return printer(out);
  }

  /**
   * Prints lines until the reader closes the pipe.
   *
   * @throws LostOutputException if the lines cannot be written although the pipe is open
   */
  void print(List<String> lines) throws LostOutputException {
    LineWriter writer = new LineWriter(out);
    try {
      for (String line : lines) {
        writer.write(line);
      }
    } catch (LostOutputException lost) {
      if (!lost.closed()) {
        throw lost;
      }
    }
  }

  /** Opens a file, or standard input if the name is {@value #STANDARD_INPUT}. */
  InputStream open(String file) throws IOException {
    return file.equals(STANDARD_INPUT) ? in : InputFile.open(file);
  }

  int complain(String command, String sentence, int status) {
    err.println(command + ": " + plain(sentence));
    return status;
  }

  /** Writes the stack trace of a defect. */
  void trace(Throwable defect) {
    defect.printStackTrace(err);
  }

  /** Returns the text without control characters, which names from callers may contain. */
  static String plain(String text) {
    return text.replaceAll("\\p{C}", "?");
  }

  private static PrintWriter printer(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }
}
