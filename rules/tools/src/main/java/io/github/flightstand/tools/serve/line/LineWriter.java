package io.github.flightstand.tools.serve.line;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes lines of UTF-8, each in one go and flushed, whatever the locale. JSON may carry half a
 * surrogate pair, which UTF-8 cannot: it is written as an escape, so a name that came in so goes
 * out so.
 */
public final class LineWriter {

  private final OutputStream out;

  /** It stays the caller's to close. */
  public LineWriter(OutputStream out) {
    this.out = out;
  }

  /**
   * @throws LostOutputException if it cannot be written
   */
  public void write(String json) throws LostOutputException {
    try {
      out.write((escaped(json) + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException lost) {
      throw new LostOutputException(lost);
    }
  }

  private static String escaped(String json) {
    StringBuilder changed = new StringBuilder();
    int kept = 0;
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (Character.isSurrogate(c)) {
        if (Character.isHighSurrogate(c)
            && i + 1 < json.length()
            && Character.isLowSurrogate(json.charAt(i + 1))) {
          i++;
        } else {
          // Outside ASCII there are only strings in JSON, so an escape is in place here.
          changed.append(json, kept, i).append("\\u").append(Integer.toHexString(c));
          kept = i + 1;
        }
      }
    }
    return kept == 0 ? json : changed.append(json, kept, json.length()).toString();
  }
}
