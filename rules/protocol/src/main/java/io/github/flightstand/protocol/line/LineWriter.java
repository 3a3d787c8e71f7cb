package io.github.flightstand.protocol.line;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A writer of lines of UTF-8, each written at once and flushed, the same in every locale. JSON may
 * hold half a surrogate pair, which UTF-8 cannot; it is written as an escape, as it was in the
 * input.
 */
public final class LineWriter {

  private final OutputStream out;

  /** Creates a writer to {@code out}, which the caller must close. */
  public LineWriter(OutputStream out) {
    this.out = out;
  }

  /** Writes a line; throws LostOutputException if it cannot be written. */
  public void write(String json) throws LostOutputException {
    write(List.of(encoded(json)));
  }

  /** Writes lines that are encoded, all at once. */
  public void write(List<byte[]> encoded) throws LostOutputException {
    try {
      out.write(joined(encoded));
      out.flush();
    } catch (IOException lost) {
      throw new LostOutputException(lost);
    }
  }

  private static byte[] joined(List<byte[]> parts) {
    if (parts.size() == 1) {
      return parts.get(0);
    }
    ByteBuffer all = ByteBuffer.allocate(parts.stream().mapToInt(part -> part.length).sum());
    parts.forEach(all::put);
    return all.array();
  }

  /** Returns a line as it is written, with its end. */
  public static byte[] encoded(String json) {
    byte[] line = (json + "\n").getBytes(StandardCharsets.UTF_8);
    // Most lines are ASCII, which is quick to see.
    boolean plain = new String(line, 0, json.length(), StandardCharsets.US_ASCII).equals(json);
    return plain ? line : (escaped(json) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static String escaped(String json) {
    StringBuilder changed = new StringBuilder();
    int kept = 0;
    for (int i = 0; i < json.length(); i++) {
      int c = json.codePointAt(i);
      if (Character.isSupplementaryCodePoint(c)) {
        i++;
      } else if (Character.isSurrogate((char) c)) {
        // In JSON, characters outside ASCII occur only in strings, so an escape is allowed here.
        changed.append(json, kept, i).append("\\u").append(Integer.toHexString(c));
        kept = i + 1;
      }
    }
    return kept == 0 ? json : changed.append(json, kept, json.length()).toString();
  }
}
