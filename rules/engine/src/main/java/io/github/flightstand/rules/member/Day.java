package io.github.flightstand.rules.member;

import io.github.flightstand.geometry.internal.Digits;
import java.util.List;

/** Days in texts, such as {@code 2016-11-05}, which stand in order as the texts do. */
public final class Day {

  /** The days of each month, of February in a leap year. */
  private static final List<Integer> DAYS = List.of(31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31);

  private Day() {}

  /** Tests whether a text is a day of some year. */
  public static boolean is(String text) {
    if (text.length() != 10 || text.charAt(4) != '-' || text.charAt(7) != '-') {
      return false;
    }
    String digits = text.replace("-", "");
    if (digits.length() != 8 || !Digits.only(digits, 0)) {
      return false;
    }
    int month = Integer.parseInt(digits.substring(4, 6));
    int day = Integer.parseInt(digits.substring(6));
    return month >= 1 && month <= 12 && day >= 1 && day <= DAYS.get(month - 1);
  }
}
