package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.NumberRange;
import java.util.regex.Pattern;

/** The seed of a game's chance: any text, or a whole number, which stands for its digits. */
public record Seed(String text) {

  /** The numbers that are written as numbers: those that every JSON reader keeps exactly. */
  private static final Pattern NUMBER = Pattern.compile("0|-?[1-9][0-9]{0,14}");

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
    return NUMBER.matcher(text).matches() ? (Object) Long.parseLong(text) : text;
  }
}
