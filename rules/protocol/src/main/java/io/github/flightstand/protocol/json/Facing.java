package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.NumberRange;
import java.util.List;

/**
 * A direction on the table by compass or clock: {@code 45}, {@code "north-east"} or {@code "1:30"}.
 * North and 12 o'clock are up the table, in every frame.
 *
 * @param written a number of degrees clockwise from up the table, a word, or a time
 * @param direction the direction on the table
 */
record Facing(Object written, Direction direction) {

  /** The JSON Schema of a facing. */
  static final String SCHEMA =
      """
      {"description": "Degrees clockwise from up the table, a direction of the compass such as \
      north-east, or the hour hand's time such as 3 or 3:30.",
       "type": ["number", "string"]}
      """;

  private static final List<String> COMPASS =
      List.of(
          "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west");

  private static final String EXPECTED =
      "degrees clockwise from up the table, one of "
          + String.join(", ", COMPASS)
          + ", or a time from 1:00 to 12:59";

  static Facing read(JsonReader in) {
    if (in.isNumber()) {
      double degrees = in.number(NumberRange.HEADING);
      return new Facing(degrees, clockwise(degrees));
    }
    String text = in.text(EXPECTED);
    int word = COMPASS.indexOf(text);
    double degrees = word >= 0 ? 45.0 * word : onClock(text);
    if (degrees < 0) {
      throw in.unexpected(EXPECTED);
    }
    return new Facing(text, clockwise(degrees));
  }

  private static Direction clockwise(double degrees) {
    return Direction.ofDegrees(90 - degrees);
  }

  /** Returns the hour hand's angle from 12 o'clock, or −1 if the text is no time. */
  private static double onClock(String time) {
    int colon = time.indexOf(':');
    int hours = number(colon < 0 ? time : time.substring(0, colon));
    int minutes = colon < 0 ? 0 : number(time.substring(colon + 1));
    boolean full = colon < 0 || time.length() == colon + 3;
    return full && hours >= 1 && hours <= 12 && minutes >= 0 && minutes < 60
        ? 30.0 * (hours % 12) + 0.5 * minutes
        : -1;
  }

  /** Returns the number that one or two digits write, or −1. */
  private static int number(String digits) {
    int number = digits.isEmpty() || digits.length() > 2 ? -1 : 0;
    for (int i = 0; i < digits.length() && number >= 0; i++) {
      char digit = digits.charAt(i);
      number = digit >= '0' && digit <= '9' ? 10 * number + digit - '0' : -1;
    }
    return number;
  }
}
