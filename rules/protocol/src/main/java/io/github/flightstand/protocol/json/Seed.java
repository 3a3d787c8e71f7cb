package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.internal.Digits;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.NumberRange;

/** The seed of a game's chance: any text, or a whole number, which stands for its digits. */
public record Seed(String text) {

  /** The most digits of a number that every JSON reader keeps exactly. */
  private static final int DIGITS = 15;

  static Seed read(JsonReader in) {
    String expected = "a text or " + NumberRange.SEED.words();
    try {
      return new Seed(in.isText() ? in.text(expected) : Long.toString(in.value(Long.class)));
    } catch (FaultException noNumber) {
      throw in.unexpected(expected);
    }
  }

  /** Returns the seed of the n-th of several games, from 1. */
  public Seed of(int n) {
    return new Seed(text + " " + n);
  }

  Object written() {
    return isNumber() ? (Object) Long.parseLong(text) : text;
  }

  /** Tests whether the text is written as a number. */
  private boolean isNumber() {
    String digits = text.startsWith("-") ? text.substring(1) : text;
    return text.equals("0")
        || (digits.length() <= DIGITS && Digits.only(digits, 0) && digits.charAt(0) != '0');
  }
}
