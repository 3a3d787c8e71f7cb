package io.github.flightstand.protocol.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import java.io.IOException;
import java.util.function.Function;

/** Reads a code that is parsed, which says itself what is wrong with one that cannot be. */
final class TextDeserializer<T> extends JsonDeserializer<T> {

  private final Function<String, T> parse;

  TextDeserializer(Function<String, T> parse) {
    this.parse = parse;
  }

  @Override
  public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    if (!parser.hasToken(JsonToken.VALUE_STRING)) {
      throw RecordDeserializer.unexpected(parser, "a string");
    }
    try {
      return parse.apply(parser.getText());
    } catch (IllegalArgumentException refused) {
      throw FaultException.about(
          FaultCode.BAD_VALUE, RecordDeserializer.at(parser), ": " + refused.getMessage());
    }
  }
}
