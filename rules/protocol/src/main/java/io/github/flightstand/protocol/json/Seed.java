package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.JsonReader;
import java.util.regex.Pattern;

/** What a game draws by: any text, or a whole number, which is the text of its digits. */
public record Seed(String text) {

  static final String SCHEMA =
      """
      {"anyOf": [
        {"type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991},
        {"type": "string", "maxLength": 1000}]}
      """;

  /** The numbers that are written as such: those that every reader of JSON keeps apart. */
  private static final Pattern NUMBER = Pattern.compile("0|-?[1-9][0-9]{0,14}");

  static Seed read(JsonReader in) {
    return new Seed(in.isText() ? in.text("a text") : Long.toString(in.value(long.class)));
  }

  Object written() {
    return NUMBER.matcher(text).matches() ? (Object) Long.parseLong(text) : text;
  }
}
