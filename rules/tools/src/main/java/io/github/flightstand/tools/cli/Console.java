package io.github.flightstand.tools.cli;

import io.github.flightstand.tools.serve.line.LineWriter;
import io.github.flightstand.tools.serve.line.LostOutputException;
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
 * Where a command reads and writes, in UTF-8 whatever the locale.
 *
 * @param out standard output, not buffered
 * @param err standard error, for a person, flushed line by line
 */
record Console(InputStream in, OutputStream out, PrintWriter err) {

  /** What command lines call standard input. */
  static final String STANDARD_INPUT = "-";

  static Console ofProcess() {
    // System.out would take a closed pipe in silence; the file stream says so.
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
   * Prints lines as far as anyone reads.
   *
   * @throws LostOutputException if they cannot be written, though somebody would read them
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

  /** Opens a file, or standard input, which is called {@value #STANDARD_INPUT}. */
  InputStream open(String file) throws IOException {
    return file.equals(STANDARD_INPUT) ? in : InputFile.open(file);
  }

  int complain(String command, String sentence, int status) {
    err.println(command + ": " + plain(sentence));
    return status;
  }

  /** Writes where a defect of the program showed. */
  void trace(Throwable defect) {
    defect.printStackTrace(err);
  }

  /** A text that moves no terminal's cursor, as names from files and callers might. */
  static String plain(String text) {
    return text.replaceAll("\\p{C}", "?");
  }

  private static PrintWriter printer(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }
}
