package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.protocol.codec.Excerpt;
import io.github.flightstand.protocol.codec.FaultException;
import java.io.IOException;

/**
 * The id of a piece where something else may stand as well.
 *
 * @param id of a ship, an obstacle or a token
 */
public record PieceId(String id) implements OriginJson {

  static final String SCHEMA =
      """
      {"description": "The id of a ship, an obstacle or a token.",
       "type": "string", "minLength": 1, "maxLength": 1000}
      """;

  /** Reads it from anything that is neither a point nor an edge, and says so if it is no id. */
  static final class Reading extends JsonDeserializer<PieceId> {

    @Override
    public PieceId deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      if (parser.hasToken(JsonToken.VALUE_STRING) && !parser.getText().isEmpty()) {
        return new PieceId(parser.getText());
      }
      throw FaultException.unexpected(
          parser.getParsingContext().pathAsPointer(),
          Excerpt.of(parser),
          "the id of a piece, a point [x, y] or an edge {\"edge\": \"top\"}");
    }
  }
}
