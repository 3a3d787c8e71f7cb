package io.github.flightstand.protocol.line;

/** One line of input, if it could be read. */
public sealed interface Line {

  /** Returns the line's number in the input, from 1; blank lines count. */
  int number();

  /** A line of well-formed UTF-8, without its end, with something other than white space in it. */
  record Text(int number, String text) implements Line {}

  record Malformed(int number) implements Line {}

  /** A line of more than {@link LineReader#MAX_BYTES} bytes, which was skipped or cut off. */
  record TooLong(int number) implements Line {}
}
