package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.protocol.format.JsonText;
import java.io.IOException;
import java.io.StringWriter;

/** A reader that keeps any value as text, with the depth and width that {@link Codec} allows. */
final class JsonTextDeserializer extends JsonDeserializer<JsonText> {

  @Override
  public JsonText deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    return read(parser);
  }

  static JsonText read(JsonParser parser) throws IOException {
    if (parser.currentToken().isStructStart()) {
      // Elsewhere, the record that is read detects duplicate members.
      parser.enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
    }
    StringWriter text = new StringWriter();
    try (JsonGenerator out = parser.getCodec().getFactory().createGenerator(text)) {
      int open = 0;
      do {
        switch (parser.currentToken()) {
          case START_OBJECT -> out.writeStartObject();
          case START_ARRAY -> out.writeStartArray();
          case END_OBJECT -> out.writeEndObject();
          case END_ARRAY -> out.writeEndArray();
          case FIELD_NAME -> {
            LineParser.checkMembers(parser);
            out.writeFieldName(parser.currentName());
          }
          case VALUE_STRING -> out.writeString(parser.getText());
          case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> out.writeNumber(parser.getText());
          default -> out.writeRawValue(parser.getText());
        }
        if (parser.currentToken().isStructStart()) {
          LineParser.checkNesting(parser);
          open++;
        } else if (parser.currentToken().isStructEnd()) {
          open--;
        }
      } while (open > 0 && parser.nextToken() != null);
    }
    return new JsonText(text.toString());
  }
}
