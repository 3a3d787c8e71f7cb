package io.github.flightstand.teavm.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Writes what Java knows of Unicode's normal forms as a Java source, because TeaVM's class library
 * knows nothing of them: which signs decompose to what, and the classes of marks.
 *
 * <p>The classes are found by trying which of two marks Java lets stand first. Syllables of Hangul
 * are left out; they are a formula.
 */
public final class NormalFormSources {

  private static final String PACKAGE = "io.github.flightstand.teavm.library.java.text";

  private static final String SOURCE =
      """
      package %s;

      final class NormalForms {
        /** Each sign that is composed, with what it decomposes to. */
        static final String COMPOSED = "%s";
        /** Each sign that decomposes and is never composed, likewise. */
        static final String DECOMPOSED = "%s";
        /** The marks of each class, from the one that stands first. */
        static final String MARKS = "%s";
      }
      """;

  /** A mark that stands behind most others, and one that stands before these. */
  private static final String LATE = "\u0301";

  private static final String EARLY = "\u0323";

  private static final int FIRST_SYLLABLE = 0xAC00;
  private static final int LAST_SYLLABLE = 0xD7A3;

  private NormalFormSources() {}

  /**
   * Writes the source.
   *
   * @param args the folder of the sources
   */
  public static void main(String[] args) throws IOException {
    StringJoiner composed = new StringJoiner(" ");
    StringJoiner decomposed = new StringJoiner(" ");
    List<List<String>> classes = new ArrayList<>();
    for (int sign = 0xC0; sign <= Character.MAX_CODE_POINT; sign++) {
      if (!Character.isDefined(sign)
          || (sign <= Character.MAX_VALUE && Character.isSurrogate((char) sign))
          || (sign >= FIRST_SYLLABLE && sign <= LAST_SYLLABLE)) {
        continue;
      }
      String text = Character.toString(sign);
      String parts = Normalizer.normalize(text, Form.NFD);
      if (!parts.equals(text)) {
        (Normalizer.normalize(text, Form.NFC).equals(text) ? composed : decomposed)
            .add(text + parts);
      } else if (standsFirst(text, LATE) || standsFirst(EARLY, text)) {
        add(text, classes);
      }
    }
    StringJoiner marks = new StringJoiner(" ");
    classes.forEach(one -> marks.add(String.join("", one)));
    Path file = Path.of(args[0], PACKAGE.replace('.', '/'), "NormalForms.java");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file, SOURCE.formatted(PACKAGE, escaped(composed), escaped(decomposed), escaped(marks)));
  }

  /** Tests whether of two marks the first has to stand before the second. */
  private static boolean standsFirst(String first, String second) {
    return Normalizer.normalize(second + first, Form.NFD).equals(first + second);
  }

  /** Adds a mark to the marks of its class, or opens a class at its place. */
  private static void add(String mark, List<List<String>> classes) {
    int place = 0;
    while (place < classes.size() && standsFirst(classes.get(place).get(0), mark)) {
      place++;
    }
    if (place == classes.size() || standsFirst(mark, classes.get(place).get(0))) {
      classes.add(place, new ArrayList<>());
    }
    classes.get(place).add(mark);
  }

  private static String escaped(StringJoiner text) {
    StringBuilder escaped = new StringBuilder();
    for (char one : text.toString().toCharArray()) {
      escaped.append(one == ' ' ? " " : "\\u%04x".formatted((int) one));
    }
    return escaped.toString();
  }
}
