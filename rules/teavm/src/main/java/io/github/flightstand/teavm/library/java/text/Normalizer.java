package io.github.flightstand.teavm.library.java.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * TeaVM's {@link java.text.Normalizer}: Unicode's normal forms C and D, by the algorithms of
 * Unicode Standard Annex 15. What signs decompose to, and in which order marks stand, the build has
 * asked Java for, so all hosts answer by one version of Unicode.
 */
public final class Normalizer {

  /** The forms that names are compared in. */
  public enum Form {
    NFC,
    NFD
  }

  /** Below this sign there is no mark, and nothing that form C changes. */
  private static final int FIRST_MARK = 0x300;

  private static final int HANGUL = 0xAC00;
  private static final int LEADS = 0x1100;
  private static final int VOWELS = 0x1161;
  private static final int TAILS = 0x11A7;
  private static final int LEAD_COUNT = 19;
  private static final int VOWEL_COUNT = 21;
  private static final int TAIL_COUNT = 28;

  private static final Map<Integer, int[]> DECOMPOSED = new HashMap<>();
  private static final Map<Integer, Integer> CLASSES = new HashMap<>();

  /** The signs that are composed, by the text that they decompose to. */
  private static final Map<String, Integer> COMPOSED = new HashMap<>();

  static {
    for (String one : words(NormalForms.COMPOSED)) {
      int[] signs = signs(one);
      COMPOSED.put(one.substring(Character.charCount(signs[0])), signs[0]);
    }
    for (String one : words(NormalForms.COMPOSED + " " + NormalForms.DECOMPOSED)) {
      int[] signs = signs(one);
      int[] rest = new int[signs.length - 1];
      System.arraycopy(signs, 1, rest, 0, rest.length);
      DECOMPOSED.put(signs[0], rest);
    }
    List<String> classes = words(NormalForms.MARKS);
    for (int i = 0; i < classes.size(); i++) {
      for (int mark : signs(classes.get(i))) {
        CLASSES.put(mark, i + 1);
      }
    }
  }

  private Normalizer() {}

  /** Splits at blanks, without the regular expressions that a module would have to carry. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int begin = 0;
    for (int end = text.indexOf(' '); end >= 0; end = text.indexOf(' ', begin)) {
      words.add(text.substring(begin, end));
      begin = end + 1;
    }
    words.add(text.substring(begin));
    return words;
  }

  /** Returns the text in a normal form. */
  public static String normalize(CharSequence text, Form form) {
    String written = text.toString();
    if (form == Form.NFC && isEarly(written)) {
      return written;
    }
    List<Integer> signs = new ArrayList<>();
    for (int sign : signs(written)) {
      decompose(sign, signs);
    }
    order(signs);
    if (form == Form.NFC) {
      compose(signs);
    }
    return text(signs);
  }

  private static boolean isEarly(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= FIRST_MARK) {
        return false;
      }
    }
    return true;
  }

  private static int[] signs(String text) {
    int[] signs = new int[text.codePointCount(0, text.length())];
    for (int i = 0, at = 0; i < signs.length; i++) {
      signs[i] = text.codePointAt(at);
      at += Character.charCount(signs[i]);
    }
    return signs;
  }

  private static String text(List<Integer> signs) {
    StringBuilder text = new StringBuilder();
    for (int sign : signs) {
      text.appendCodePoint(sign);
    }
    return text.toString();
  }

  private static void decompose(int sign, List<Integer> out) {
    int syllable = sign - HANGUL;
    if (syllable >= 0 && syllable < LEAD_COUNT * VOWEL_COUNT * TAIL_COUNT) {
      out.add(LEADS + syllable / TAIL_COUNT / VOWEL_COUNT);
      out.add(VOWELS + syllable / TAIL_COUNT % VOWEL_COUNT);
      if (syllable % TAIL_COUNT > 0) {
        out.add(TAILS + syllable % TAIL_COUNT);
      }
      return;
    }
    int[] parts = DECOMPOSED.get(sign);
    if (parts == null) {
      out.add(sign);
    } else {
      for (int part : parts) {
        out.add(part);
      }
    }
  }

  /** Sorts each run of marks by their classes; marks of one class keep their order. */
  private static void order(List<Integer> signs) {
    for (int i = 1; i < signs.size(); i++) {
      int sign = signs.get(i);
      int itsClass = classOf(sign);
      int at = i;
      while (itsClass > 0 && at > 0 && classOf(signs.get(at - 1)) > itsClass) {
        signs.set(at, signs.get(at - 1));
        at--;
      }
      signs.set(at, sign);
    }
  }

  private static int classOf(int sign) {
    return sign < FIRST_MARK ? 0 : CLASSES.getOrDefault(sign, 0);
  }

  /** Joins each sign to the last one that is no mark, if nothing of its class stands between. */
  private static void compose(List<Integer> signs) {
    int starter = -1;
    int kept = 0;
    for (int i = 0; i < signs.size(); i++) {
      int sign = signs.get(i);
      int itsClass = classOf(sign);
      int before = kept - 1 > starter ? classOf(signs.get(kept - 1)) : 0;
      boolean isFree = kept - 1 == starter || (before > 0 && before < itsClass);
      int joined = starter >= 0 && isFree ? joined(signs.get(starter), sign) : -1;
      if (joined >= 0) {
        signs.set(starter, joined);
      } else {
        if (itsClass == 0) {
          starter = kept;
        }
        signs.set(kept++, sign);
      }
    }
    signs.subList(kept, signs.size()).clear();
  }

  /** Returns the sign that two compose to, or -1. */
  private static int joined(int first, int second) {
    int lead = first - LEADS;
    int vowel = second - VOWELS;
    if (lead >= 0 && lead < LEAD_COUNT && vowel >= 0 && vowel < VOWEL_COUNT) {
      return HANGUL + (lead * VOWEL_COUNT + vowel) * TAIL_COUNT;
    }
    int syllable = first - HANGUL;
    int tail = second - TAILS;
    if (syllable >= 0
        && syllable < LEAD_COUNT * VOWEL_COUNT * TAIL_COUNT
        && syllable % TAIL_COUNT == 0
        && tail > 0
        && tail < TAIL_COUNT) {
      return first + tail;
    }
    List<Integer> parts = new ArrayList<>();
    decompose(first, parts);
    parts.add(second);
    return COMPOSED.getOrDefault(text(parts), -1);
  }
}
