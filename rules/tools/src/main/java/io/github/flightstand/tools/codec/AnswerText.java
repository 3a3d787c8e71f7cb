package io.github.flightstand.tools.codec;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** The bounded text of an answer; a result is not written if the thread is interrupted. */
final class AnswerText extends Writer {

  /** The longest answer: 8 MiB without the line's end. */
  static final int MOST_BYTES = 8 * 1024 * 1024;

  /** The most bytes that one character adds. */
  private static final int WIDEST = 6;

  private final boolean heedsInterruption;
  private final List<String> parts = new ArrayList<>(1);
  private int length;
  private int counted;
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
    parts.add(String.valueOf(from, start, count));
    length += count;
    if (length > MOST_BYTES / WIDEST) {
      checkLength();
    }
  }

  /** Counts the bytes of the parts not counted before; a shorter text needs no count. */
  private void checkLength() {
    for (; counted < parts.size(); counted++) {
      for (char next : parts.get(counted).toCharArray()) {
        bytes += bytes(last, next);
        last = next;
      }
    }
    if (bytes > MOST_BYTES) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          Pointer.ROOT,
          "the answer would be longer than " + MOST_BYTES + " bytes, expected less");
    }
  }

  /** Returns the number of bytes that a character adds to those before it. */
  private static int bytes(char last, char next) {
    if (Character.isSurrogate(next)) {
      // Half a surrogate pair is an escape of 6 bytes, a pair takes 4 bytes.
      return Character.isSurrogatePair(last, next) ? 4 - WIDEST : WIDEST;
    }
    return next < 0x80 ? 1 : next < 0x800 ? 2 : 3;
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}

  @Override
  public String toString() {
    return parts.size() == 1 ? parts.get(0) : String.join("", parts);
  }
}
