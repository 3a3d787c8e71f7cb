package io.github.flightstand.protocol.codec;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.format.DecimalText;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;

/**
 * A text of JSON without white space that is being written, and what its values depend on: the
 * reader's frame, and whether the text is canonical. Numbers have the fewest digits that read back
 * as the same double; a zero has no sign.
 */
final class JsonOutput {

  /** The longest answer: 8 MiB without the line's end. */
  static final int MOST_BYTES = 8 * 1024 * 1024;

  /** The characters for which there is room at first, as most answers and other values need. */
  private static final int USUAL_ANSWER = 1024;

  private static final int USUAL_VALUE = 64;

  /** The most bytes that one character adds. */
  private static final int WIDEST = 6;

  /** How many characters are written before it is asked again whether to go on. */
  private static final int STRETCH = 4000;

  private final StringBuilder out;
  private final CoordinateFrame frame;
  private final boolean canonical;
  private final boolean bounded;
  private final boolean heedsInterruption;

  /** Whether a comma comes before the next member or element. */
  private boolean apart;

  private int asked;
  private int counted;
  private int bytes;

  private JsonOutput(
      CoordinateFrame frame, boolean canonical, boolean bounded, boolean heedsInterruption) {
    out = new StringBuilder(bounded ? USUAL_ANSWER : USUAL_VALUE);
    this.frame = frame;
    this.canonical = canonical;
    this.bounded = bounded;
    this.heedsInterruption = heedsInterruption;
  }

  /** Creates a text of any length in the table's own frame. */
  JsonOutput() {
    this(CoordinateFrame.TABLE, false, false, false);
  }

  /** Returns a text of any length for a reader with a frame. */
  static JsonOutput in(CoordinateFrame frame) {
    return new JsonOutput(frame, false, false, false);
  }

  /** Returns a text that depends only on names and values. */
  static JsonOutput canonical() {
    return new JsonOutput(CoordinateFrame.TABLE, true, false, false);
  }

  /** Returns a text of at most {@link #MOST_BYTES}, which may heed an interruption. */
  static JsonOutput answer(CoordinateFrame frame, boolean heedsInterruption) {
    return new JsonOutput(frame, false, true, heedsInterruption);
  }

  CoordinateFrame frame() {
    return frame;
  }

  boolean isCanonical() {
    return canonical;
  }

  void begin(char bracket) {
    separate();
    out.append(bracket);
    apart = false;
  }

  void end(char bracket) {
    out.append(bracket);
    apart = true;
  }

  void name(String name) {
    text(name);
    out.append(':');
    apart = false;
  }

  /** Writes a member's name, which is in quotes, with the colon. */
  void quotedName(String name) {
    raw(name);
    apart = false;
  }

  void text(String text) {
    separate();
    out.append('"');
    int done = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        out.append(text, done, i);
        done = i + 1;
        escape(c);
      }
    }
    if (done == 0) {
      out.append(text);
    } else {
      out.append(text, done, text.length());
    }
    out.append('"');
  }

  private void escape(char c) {
    int letter = "\b\t\n\f\r\"\\".indexOf(c);
    out.append('\\');
    if (letter >= 0) {
      out.append("btnfr\"\\".charAt(letter));
    } else {
      out.append("u00").append(c >> 4).append("0123456789ABCDEF".charAt(c & 15));
    }
  }

  void number(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("JSON has finite numbers only, found " + value);
    }
    separate();
    // Adding zero turns -0.0 into 0.0 and changes nothing else.
    DecimalText.append(value + 0.0, out);
  }

  void number(long value) {
    separate();
    out.append(value);
  }

  /** Writes a value that is JSON text already. */
  void raw(String json) {
    separate();
    if (json.length() > USUAL_ANSWER) {
      // What ends the answer should not make the text grow again, by half of its length.
      out.ensureCapacity(out.length() + json.length() + USUAL_ANSWER);
    }
    out.append(json);
  }

  /** Writes the comma before a member or an element, unless it is the first or a member's value. */
  private void separate() {
    if (out.length() - asked > STRETCH) {
      ask();
    }
    if (apart) {
      out.append(',');
    }
    apart = true;
  }

  private void ask() {
    asked = out.length();
    if (heedsInterruption) {
      Interruption.check();
    }
    if (bounded && asked > MOST_BYTES / WIDEST) {
      checkLength();
    }
  }

  /** Counts the bytes of what was not counted before; a shorter text needs no count. */
  private void checkLength() {
    for (; counted < out.length(); counted++) {
      bytes += bytes(counted == 0 ? ' ' : out.charAt(counted - 1), out.charAt(counted));
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

  /** Returns the text, or throws a fault if it is longer than it may be. */
  @Override
  public String toString() {
    ask();
    return out.toString();
  }
}
