package io.github.flightstand.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import java.io.IOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How counts by kind are read and written: {@code {"focus": 1}}, only what is there.
 *
 * @param <K> the kinds
 * @param <T> the counts
 */
public final class CountsForm<K extends Enum<K>, T> extends JsonDeserializer<T>
    implements Writing<T> {

  private final Class<K> kinds;
  private final List<String> words;
  private final Function<Map<K, Integer>, T> of;
  private final Function<T, Map<K, Integer>> counts;
  private final NumberDeserializer number = new NumberDeserializer(NumberRange.WHOLE, true);

  /** Creates the form of counts of some kinds. */
  public CountsForm(
      Class<K> kinds, Function<Map<K, Integer>, T> of, Function<T, Map<K, Integer>> counts) {
    this.kinds = kinds;
    this.of = of;
    this.counts = counts;
    words = Arrays.stream(kinds.getEnumConstants()).map(Codec::word).toList();
  }

  /** Returns its JSON Schema. */
  public String schema() {
    return words.stream()
        .map(word -> "\"" + word + "\": {\"type\": \"integer\", \"minimum\": 0}")
        .collect(
            Collectors.joining(
                ", ",
                "{\"description\": \"How many of each kind; absent: none.\", \"type\": \"object\","
                    + " \"properties\": {",
                "}, \"additionalProperties\": false}"));
  }

  @Override
  public void write(T value, JsonGenerator out, CoordinateFrame frame) throws IOException {
    out.writeStartObject();
    for (Map.Entry<K, Integer> entry : counts.apply(value).entrySet()) {
      out.writeNumberField(Codec.word(entry.getKey()), entry.getValue());
    }
    out.writeEndObject();
  }

  @Override
  public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    if (!parser.isExpectedStartObjectToken()) {
      throw RecordDeserializer.unexpected(parser, "an object");
    }
    Map<K, Integer> read = new EnumMap<>(kinds);
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      int which = words.indexOf(name);
      if (which < 0) {
        throw RecordDeserializer.unknown(parser, name, words);
      }
      parser.nextToken();
      int count = number.deserialize(parser, context).intValue();
      if (read.put(kinds.getEnumConstants()[which], count) != null) {
        throw LineParser.twice(name);
      }
    }
    try {
      return of.apply(read);
    } catch (IllegalArgumentException refused) {
      throw FaultException.refusedValue(RecordDeserializer.at(parser), refused);
    }
  }
}
