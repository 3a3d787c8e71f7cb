package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.protocol.format.NumberRange;
import java.io.IOException;

/** A reader of a number in a range, written as a number and not as a text. */
final class NumberDeserializer extends JsonDeserializer<Number> {

  /** The length below which whole numbers are read as integers. */
  private static final int SHORT = 18;

  private final NumberRange range;
  private final boolean whole;

  NumberDeserializer(NumberRange range, boolean whole) {
    this.range = range;
    this.whole = whole;
  }

  @Override
  public Number deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    double number = read(parser, range);
    if (!whole) {
      return number;
    }
    if (number != Math.rint(number)) {
      throw RecordDeserializer.unexpected(parser, range.words());
    }
    if (range == NumberRange.SEED) {
      return (long) number;
    }
    return (int) number;
  }

  /** Returns the number, or throws a FaultException if it is none, a text or out of range. */
  static double read(JsonParser parser, NumberRange range) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.VALUE_NUMBER_FLOAT || token == JsonToken.VALUE_NUMBER_INT) {
      double number = value(parser, token);
      if (range.contains(number)) {
        return number;
      }
    }
    throw RecordDeserializer.unexpected(parser, range.words());
  }

  private static double value(JsonParser parser, JsonToken token) throws IOException {
    if (token == JsonToken.VALUE_NUMBER_FLOAT) {
      return parser.getDoubleValue();
    }
    long number = parser.getTextLength() < SHORT ? parser.getLongValue() : 0;
    // A zero may have a sign, and many digits cost less as a double than as an integer.
    return number == 0 ? Double.parseDouble(parser.getText()) : number;
  }
}
