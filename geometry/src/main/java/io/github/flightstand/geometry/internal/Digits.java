package io.github.flightstand.geometry.internal;

/** The digits 0 to 9 in texts; those of other scripts are none. */
public final class Digits {

  private Digits() {}

  /** Tests whether a sign is a digit. */
  public static boolean is(char sign) {
    return sign >= '0' && sign <= '9';
  }

  /** Tests whether a text has nothing but digits, at least one, from {@code begin} on. */
  public static boolean only(String text, int begin) {
    return text.length() > begin && end(text) <= begin;
  }

  /** Returns where the digits at a text's end begin; its length if there are none. */
  public static int end(String text) {
    int begin = text.length();
    while (begin > 0 && is(text.charAt(begin - 1))) {
      begin--;
    }
    return begin;
  }
}
