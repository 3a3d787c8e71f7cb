package io.github.flightstand.protocol.codec;

/** A line of JSON, whose characters are copied once for all that read it. Immutable. */
public final class JsonLine {

  private final String text;

  /** The characters of the text and a zero after them, at which what reads on stops. */
  private final char[] chars;

  /** Creates a line of a text, which may contain line breaks. */
  public JsonLine(String text) {
    this.text = text;
    chars = new char[text.length() + 1];
    text.getChars(0, text.length(), chars, 0);
  }

  String text() {
    return text;
  }

  char[] chars() {
    return chars;
  }
}
