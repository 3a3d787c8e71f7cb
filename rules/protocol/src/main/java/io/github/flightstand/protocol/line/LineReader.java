package io.github.flightstand.protocol.line;

import io.github.flightstand.protocol.json.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A reader that cuts a stream of bytes into lines of UTF-8, in bounded memory.
 *
 * <p>Lines end in {@code \n} or {@code \r\n}; the last one may have no end. A byte order mark at
 * the beginning is skipped, and so are lines with only spaces and tabs. A line over {@link
 * #MAX_BYTES} is discarded while it is read, or ends the reading ({@link #toTooLong}). A line is
 * returned as soon as its end has arrived, so two programs can talk through a pipe. Not safe for
 * use by several threads at once.
 *
 * <pre>{@code
 * LineReader lines = new LineReader(System.in);
 * for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
 *   ...
 * }
 * }</pre>
 */
public final class LineReader {

  /** The longest line that is read: 4 MiB without the line's end. */
  public static final int MAX_BYTES = Limits.LINE_BYTES;

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final InputStream in;
  private final byte[] chunk = new byte[1 << 16];
  private int chunkAt;
  private int chunkEnd;

  /** The index of the last line end in the chunk, or -1. */
  private int lastLineEnd = -1;

  private byte[] line = new byte[1 << 12];
  private int length;
  private boolean tooLong;
  private int number;

  private final boolean endsAtTooLong;
  private boolean ended;

  /** Creates a reader of {@code in}, which the caller must close. */
  public LineReader(InputStream in) {
    this(in, false);
  }

  /**
   * Returns all lines that are left.
   *
   * @throws IOException if the input cannot be read
   */
  public List<Line> rest() throws IOException {
    List<Line> rest = new ArrayList<>();
    for (Optional<Line> line = next(); line.isPresent(); line = next()) {
      rest.add(line.get());
    }
    return rest;
  }

  private LineReader(InputStream in, boolean endsAtTooLong) {
    this.in = in;
    this.endsAtTooLong = endsAtTooLong;
  }

  /**
   * Creates a reader for files, which ends at the first line that is too long. Of that line it
   * reads no byte beyond the limit except those in the same chunk.
   */
  public static LineReader toTooLong(InputStream in) {
    return new LineReader(in, true);
  }

  /** Returns the next line that is not blank, or empty at the end of the input. */
  public Optional<Line> next() throws IOException {
    return next(true);
  }

  /** Returns the next line that is not blank if one has arrived with its end. */
  public Optional<Line> arrived() throws IOException {
    return next(false);
  }

  private Optional<Line> next(boolean waits) throws IOException {
    while (!ended && (waits || chunkAt <= lastLineEnd) && fill()) {
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

  /** Tests whether a line has arrived, or more of one than was read. */
  public boolean hasMore() {
    try {
      return chunkAt <= lastLineEnd || in.available() > 0;
    } catch (IOException unreadable) {
      // The next reading says why.
      return true;
    }
  }

  /** Reads up to the next line end into {@code line}; returns false at the end of the input. */
  private boolean fill() throws IOException {
    length = 0;
    tooLong = false;
    boolean any = false;
    while (true) {
      if (chunkAt == chunkEnd) {
        chunkEnd = Math.max(0, in.read(chunk));
        chunkAt = 0;
        lastLineEnd = chunkEnd - 1;
        while (lastLineEnd >= 0 && chunk[lastLineEnd] != '\n') {
          lastLineEnd--;
        }
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
    // One byte above the limit is kept: it may be the \r of the line's end.
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
    // Bytes that are not UTF-8 have become U+FFFD, so a text without U+FFFD is sound. Otherwise the
    // bytes show whether the caller wrote it.
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
