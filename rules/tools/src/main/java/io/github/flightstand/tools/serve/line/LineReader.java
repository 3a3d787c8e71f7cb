package io.github.flightstand.tools.serve.line;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Cuts a stream of bytes into lines of UTF-8, in bounded memory.
 *
 * <p>Lines end in {@code \n} or {@code \r\n}; the last one may go without. A byte order mark at the
 * very beginning is passed over, and so are lines of nothing but spaces and tabs. A line over
 * {@link #MAX_BYTES} is discarded while it is read, or ends the reading ({@link #toTooLong}). A
 * line is handed out as soon as its end has arrived, so two programs can talk through a pipe. Not
 * for use by several threads at once.
 *
 * <pre>{@code
 * LineReader lines = new LineReader(System.in);
 * for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
 *   ...
 * }
 * }</pre>
 */
public final class LineReader {

  /** The longest line that is read: 4 MiB, the line's end not counted. */
  public static final int MAX_BYTES = 4 * 1024 * 1024;

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final InputStream in;
  private final byte[] chunk = new byte[1 << 16];
  private int chunkAt;
  private int chunkEnd;

  private byte[] line = new byte[1 << 12];
  private int length;
  private boolean tooLong;
  private int number;

  private final boolean endsAtTooLong;
  private boolean ended;

  /** Reads lines from {@code in}, which stays the caller's to close. */
  public LineReader(InputStream in) {
    this(in, false);
  }

  private LineReader(InputStream in, boolean endsAtTooLong) {
    this.in = in;
    this.endsAtTooLong = endsAtTooLong;
  }

  /**
   * Reads lines up to the first that is too long, and no byte of that beyond the limit and what
   * arrives along with it: for files, of which there is an end to what makes sense.
   */
  public static LineReader toTooLong(InputStream in) {
    return new LineReader(in, true);
  }

  /** The next line that is not blank, or nothing at the end of the input. */
  public Optional<Line> next() throws IOException {
    while (!ended && fill()) {
      number++;
      if (tooLong) {
        ended = endsAtTooLong;
        return Optional.of(new Line.TooLong(number));
      }
      int start = number == 1 && startsWithByteOrderMark() ? BYTE_ORDER_MARK.length : 0;
      if (!isBlank(start)) {
        return Optional.of(decode(start));
      }
    }
    return Optional.empty();
  }

  /** Reads up to the next line end into {@code line}; false if the input had nothing left. */
  private boolean fill() throws IOException {
    length = 0;
    tooLong = false;
    boolean any = false;
    while (true) {
      if (chunkAt == chunkEnd) {
        chunkEnd = Math.max(0, in.read(chunk));
        chunkAt = 0;
        if (chunkEnd == 0) {
          finish();
          return any;
        }
      }
      any = true;
      int end = chunkAt;
      while (end < chunkEnd && chunk[end] != '\n') {
        end++;
      }
      append(chunkAt, end);
      if (tooLong && endsAtTooLong) {
        return true;
      }
      if (end < chunkEnd) {
        chunkAt = end + 1;
        finish();
        return true;
      }
      chunkAt = end;
    }
  }

  private void append(int from, int to) {
    // One byte more than the limit is kept: it may turn out to be the \r of the line's end.
    int room = MAX_BYTES + 1 - length;
    if (tooLong || to - from > room) {
      tooLong = true;
      return;
    }
    int needed = length + to - from;
    if (needed > line.length) {
      line = Arrays.copyOf(line, Math.min(MAX_BYTES + 1, Math.max(needed, 2 * line.length)));
    }
    System.arraycopy(chunk, from, line, length, to - from);
    length = needed;
  }

  private void finish() {
    if (!tooLong && length > 0 && line[length - 1] == '\r') {
      length--;
    }
    tooLong |= length > MAX_BYTES;
  }

  private boolean startsWithByteOrderMark() {
    return length >= BYTE_ORDER_MARK.length
        && Arrays.equals(line, 0, BYTE_ORDER_MARK.length, BYTE_ORDER_MARK, 0, 3);
  }

  private boolean isBlank(int start) {
    for (int i = start; i < length; i++) {
      if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r') {
        return false;
      }
    }
    return true;
  }

  private Line decode(int start) {
    String text = new String(line, start, length - start, StandardCharsets.UTF_8);
    // Whatever is not UTF-8 has become U+FFFD; without one the text is sound. With one, it has to
    // be decided whether the caller wrote it.
    if (text.indexOf('\uFFFD') >= 0 && !isUtf8(start)) {
      return new Line.Malformed(number);
    }
    return new Line.Text(number, text);
  }

  private boolean isUtf8(int start) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line, start, length - start));
      return true;
    } catch (CharacterCodingException notUtf8) {
      return false;
    }
  }
}
