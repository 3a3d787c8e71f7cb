package io.github.flightstand.tools.serve.line;

/** One line of input, as far as it could be read. */
public sealed interface Line {

  /** Returns which line of the input it is, from 1; blank lines count. */
  int number();

  /**
   * A line of well-formed UTF-8 with something other than white space in it.
   *
   * @param number which line of the input it is, from 1
   * @param text the line without its end
   */
  record Text(int number, String text) implements Line {}

  /**
   * A line that is not UTF-8.
   *
   * @param number which line of the input it is, from 1
   */
  record Malformed(int number) implements Line {}

  /**
   * A line of more than {@link LineReader#MAX_BYTES} bytes; it has been skipped to its end, or was
   * not read farther.
   *
   * @param number which line of the input it is, from 1
   */
  record TooLong(int number) implements Line {}
}
