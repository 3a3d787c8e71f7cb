package io.github.flightstand.tools.codec;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import java.io.Writer;

/** The bounded text of an answer; a result is not written if the thread is interrupted. */
final class AnswerText extends Writer {

  /** The longest answer: 8 MiB without the line's end. */
  static final int MOST_BYTES = 8 * 1024 * 1024;

  private final boolean heedsInterruption;
  private final StringBuilder text = new StringBuilder();
  private int bytes;
  private char last;

  AnswerText(boolean heedsInterruption) {
    this.heedsInterruption = heedsInterruption;
  }

  @Override
  public void write(char[] from, int start, int count) {
    if (heedsInterruption) {
      Interruption.check();
    }
    for (int i = start; i < start + count; i++) {
      bytes += bytes(last, from[i]);
      last = from[i];
    }
    if (bytes > MOST_BYTES) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          Pointer.ROOT,
          "the answer would be longer than " + MOST_BYTES + " bytes, expected less");
    }
    text.append(from, start, count);
  }

  /** Returns the number of bytes that a character adds to those before it. */
  private static int bytes(char last, char next) {
    if (Character.isSurrogate(next)) {
      // Half a surrogate pair is an escape of 6 bytes, a pair takes 4 bytes.
      return Character.isSurrogatePair(last, next) ? 4 - 6 : 6;
    }
    return next < 0x80 ? 1 : next < 0x800 ? 2 : 3;
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}

  @Override
  public String toString() {
    return text.toString();
  }
}
