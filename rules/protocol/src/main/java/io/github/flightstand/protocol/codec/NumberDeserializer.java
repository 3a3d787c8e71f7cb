package io.github.flightstand.protocol.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import java.io.IOException;

/** Reads a number in a range, written as a number and not as a text. */
final class NumberDeserializer extends JsonDeserializer<Number> {

  private final NumberRange range;
  private final boolean whole;

  NumberDeserializer(NumberRange range, boolean whole) {
    this.range = range;
    this.whole = whole;
  }

  @Override
  public Number deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    double number = range.read(parser);
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
}
