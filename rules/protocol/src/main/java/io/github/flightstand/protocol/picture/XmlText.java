package io.github.flightstand.protocol.picture;

/** Text in the form that XML 1.0 accepts. */
final class XmlText {

  private static final int REPLACEMENT = 0xFFFD;

  /** Returns a text for an element or a quoted attribute; U+FFFD replaces what XML cannot hold. */
  static String of(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isCharacter(point) ? point : REPLACEMENT);
              }
            });
    return escaped.toString();
  }

  private static boolean isCharacter(int point) {
    return (point >= 0x20 && point <= 0xD7FF)
        || (point >= 0xE000 && point <= 0xFFFD)
        || point >= 0x10000;
  }
}
