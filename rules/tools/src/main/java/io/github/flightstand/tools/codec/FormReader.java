package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A parser at a value, in the view of the protocol's forms. */
final class FormReader implements JsonReader {

  private final JsonParser parser;
  private final DeserializationContext context;

  private FormReader(JsonParser parser, DeserializationContext context) {
    this.parser = parser;
    this.context = context;
  }

  static <T> JsonDeserializer<T> of(Form.Reading<T> reading) {
    return new JsonDeserializer<>() {
      @Override
      public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        try {
          return reading.from(new FormReader(parser, context));
        } catch (UncheckedIOException failed) {
          throw failed.getCause();
        }
      }
    };
  }

  @Override
  public boolean isList() {
    return parser.isExpectedStartArrayToken();
  }

  @Override
  public boolean isText() {
    return parser.hasToken(JsonToken.VALUE_STRING);
  }

  @Override
  public boolean isNumber() {
    return parser.hasToken(JsonToken.VALUE_NUMBER_INT)
        || parser.hasToken(JsonToken.VALUE_NUMBER_FLOAT);
  }

  @Override
  public String text(String expected) {
    if (!isText()) {
      throw unexpected(expected);
    }
    return read(JsonParser::getText);
  }

  @Override
  public boolean next() {
    return read(JsonParser::nextToken) != JsonToken.END_ARRAY;
  }

  @Override
  public double[] pairs(NumberRange range, int most, String what) {
    return read(
        in -> {
          if (!isList()) {
            throw unexpected("a list");
          }
          double[] numbers = new double[32];
          int count = 0;
          while (in.nextToken() != JsonToken.END_ARRAY) {
            if (count == 2 * most) {
              throw FaultException.tooMany(RecordDeserializer.listAt(in), most, what);
            }
            if (count == numbers.length) {
              numbers = Arrays.copyOf(numbers, 2 * count);
            }
            pair(range, numbers, count);
            count += 2;
          }
          return Arrays.copyOf(numbers, count);
        });
  }

  private void pair(NumberRange range, double[] into, int at) throws IOException {
    if (!isList()) {
      throw RecordDeserializer.unexpected(parser, RecordDeserializer.listWords("x", "y"));
    }
    for (int i = 0; i < 2; i++) {
      if (parser.nextToken() == JsonToken.END_ARRAY) {
        throw RecordDeserializer.shortList(parser, i, "x", "y");
      }
      into[at + i] = NumberDeserializer.read(parser, range);
    }
    if (parser.nextToken() != JsonToken.END_ARRAY) {
      throw RecordDeserializer.longList(parser, 2, "x", "y");
    }
  }

  @Override
  public <K extends Enum<K>> Map<K, Integer> counts(Class<K> kinds) {
    List<String> words = Arrays.stream(kinds.getEnumConstants()).map(Formats::word).toList();
    Map<K, Integer> counts = new EnumMap<>(kinds);
    return read(
        in -> {
          if (!in.isExpectedStartObjectToken()) {
            throw unexpected("an object");
          }
          for (String name = in.nextFieldName(); name != null; name = in.nextFieldName()) {
            int which = words.indexOf(name);
            if (which < 0) {
              throw RecordDeserializer.unknown(in, name, words);
            }
            in.nextToken();
            Integer count = context.readValue(in, Integer.class);
            if (counts.put(kinds.getEnumConstants()[which], count) != null) {
              throw LineParser.twice(name);
            }
          }
          return counts;
        });
  }

  @Override
  public <T> T value(Class<T> type) {
    if (parser.hasToken(JsonToken.VALUE_NULL)) {
      throw unexpected("an object");
    }
    return read(in -> context.readValue(in, type));
  }

  @Override
  public Optional<Object> given(Class<?> key) {
    return Optional.ofNullable(context.getAttribute(key));
  }

  @Override
  public Pointer at() {
    return RecordDeserializer.at(parser);
  }

  @Override
  public FaultException unexpected(String expected) {
    return read(in -> RecordDeserializer.unexpected(in, expected));
  }

  private <T> T read(LineParser.Parsing<T> parsing) {
    try {
      return parsing.of(parser);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
