package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.ResolvableDeserializer;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.Pointer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A reader of one of a sealed interface's types. If the interface has {@link Formats#keys}, the one
 * member's name chooses it; otherwise an object or a list chooses the record that is written so,
 * and any other value the remaining type.
 */
final class UnionDeserializer extends JsonDeserializer<Object> implements ResolvableDeserializer {

  private final List<Class<?>> types;
  private final List<String> keys;
  private final List<JsonDeserializer<?>> readings = new ArrayList<>();

  UnionDeserializer(Class<?> union, List<String> keys) {
    types = Formats.members(union);
    this.keys = keys;
  }

  @Override
  public void resolve(DeserializationContext context) throws JsonMappingException {
    for (Class<?> type : types) {
      readings.add(context.findContextualValueDeserializer(context.constructType(type), null));
    }
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    if (!keys.isEmpty()) {
      return keyed(parser, context);
    }
    JsonDeserializer<?> chosen = null;
    for (JsonDeserializer<?> reading : readings) {
      if (reading instanceof RecordDeserializer record
          ? parser.hasToken(record.begins())
          : chosen == null) {
        chosen = reading;
      }
    }
    if (chosen == null) {
      throw new IllegalStateException("no type for " + parser.currentToken());
    }
    return chosen.deserialize(parser, context);
  }

  private Object keyed(JsonParser parser, DeserializationContext context) throws IOException {
    if (!parser.isExpectedStartObjectToken()) {
      throw RecordDeserializer.unexpected(parser, "an object");
    }
    Pointer at = RecordDeserializer.at(parser);
    String key = parser.nextFieldName();
    int which = keys.indexOf(key);
    if (which < 0) {
      throw holds(at, 0);
    }
    parser.nextToken();
    Object value = readings.get(which).deserialize(parser, context);
    String more = parser.nextFieldName();
    if (more == null) {
      return value;
    }
    if (more.equals(key)) {
      throw LineParser.twice(key);
    }
    if (keys.contains(more)) {
      throw holds(at, 2);
    }
    throw FaultException.about(
        FaultCode.UNKNOWN_FIELD,
        at.append(more),
        " is not known in " + Excerpt.place(at) + ", expected nothing beside '" + key + "'");
  }

  private FaultException holds(Pointer at, int count) {
    return FaultException.about(
        FaultCode.BAD_VALUE,
        at,
        " holds " + count + " of " + String.join(", ", keys) + ", expected exactly one");
  }
}
