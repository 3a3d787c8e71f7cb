package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.ResolvableDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.fasterxml.jackson.databind.type.MapType;
import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.NumberRange;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The strict readers of every type that a record's component can have. */
final class Readings extends Deserializers.Base {

  /** The longest id or other name, in characters (Unicode code points). */
  private static final int LONGEST_NAME = 1000;

  private final Formats formats;

  Readings(Formats formats) {
    this.formats = formats;
  }

  private Optional<JsonDeserializer<?>> special(Class<?> type, DeserializationConfig config) {
    return formats.form(type).flatMap(form -> reading(form, config));
  }

  private static Optional<JsonDeserializer<?>> reading(Form form, DeserializationConfig config) {
    if (form instanceof Form.Special<?> special) {
      return special.reading().map(FormReader::of);
    }
    return form instanceof Form.Alias<?, ?> alias
        ? Optional.of(new Alias<>(alias, config))
        : Optional.empty();
  }

  @Override
  public @Nullable JsonDeserializer<?> findBeanDeserializer(
      JavaType type, DeserializationConfig config, BeanDescription bean) {
    Class<?> raw = type.getRawClass();
    Optional<JsonDeserializer<?>> special = special(raw, config);
    if (special.isPresent()) {
      return special.get();
    }
    if (raw == JsonText.class) {
      return new JsonTextDeserializer();
    }
    if (raw == String.class) {
      return new Name("a string of 1 to " + LONGEST_NAME + " characters");
    }
    if (raw == boolean.class || raw == Boolean.class) {
      return new Flag();
    }
    if (raw == int.class || raw == Integer.class) {
      return new NumberDeserializer(NumberRange.WHOLE, true);
    }
    if (raw == long.class || raw == Long.class) {
      return new NumberDeserializer(NumberRange.SEED, true);
    }
    if (raw == double.class || raw == Double.class) {
      return new NumberDeserializer(NumberRange.MILLIMETRES, false);
    }
    if (raw.isSealed()) {
      return new UnionDeserializer(raw, formats.keys(raw));
    }
    return raw.isRecord() ? new RecordDeserializer(type) : null;
  }

  @Override
  public JsonDeserializer<?> findEnumDeserializer(
      Class<?> type, DeserializationConfig config, BeanDescription bean) {
    return special(type, config).orElseGet(() -> new Choice(type));
  }

  @Override
  public JsonDeserializer<?> findCollectionDeserializer(
      CollectionType type,
      DeserializationConfig config,
      BeanDescription bean,
      @Nullable TypeDeserializer elementTypes,
      @Nullable JsonDeserializer<?> elements) {
    return new Elements(type.getContentType());
  }

  @Override
  public JsonDeserializer<?> findMapDeserializer(
      MapType type,
      DeserializationConfig config,
      BeanDescription bean,
      @Nullable KeyDeserializer keys,
      @Nullable TypeDeserializer elementTypes,
      @Nullable JsonDeserializer<?> elements) {
    return new Members(type.getContentType());
  }

  static final class Name extends JsonDeserializer<String> {

    private final String expected;

    Name(String expected) {
      this.expected = expected;
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      if (parser.hasToken(JsonToken.VALUE_STRING)) {
        String text = parser.getText();
        int length = text.length();
        if (length > 0
            && (length <= LONGEST_NAME || text.codePointCount(0, length) <= LONGEST_NAME)) {
          return text;
        }
      }
      throw RecordDeserializer.unexpected(parser, expected);
    }
  }

  private static final class Flag extends JsonDeserializer<Boolean> {

    @Override
    public Boolean deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      return switch (parser.currentToken()) {
        case VALUE_TRUE -> true;
        case VALUE_FALSE -> false;
        default -> throw RecordDeserializer.unexpected(parser, "true or false");
      };
    }
  }

  private static final class Choice extends JsonDeserializer<Object> {

    private final Map<String, Object> constants = new LinkedHashMap<>();

    Choice(Class<?> type) {
      for (Object constant : type.getEnumConstants()) {
        constants.put(Formats.word((Enum<?>) constant), constant);
      }
    }

    @Override
    public Object deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      Object constant =
          parser.hasToken(JsonToken.VALUE_STRING) ? constants.get(parser.getText()) : null;
      if (constant == null) {
        throw RecordDeserializer.unexpected(
            parser, "one of " + String.join(", ", constants.keySet()));
      }
      return constant;
    }
  }

  /**
   * A reader of values that consist of values of one type. The reader of that type is looked up
   * once, because Jackson would create it anew for every value.
   */
  private abstract static class Holding<T> extends JsonDeserializer<T>
      implements ResolvableDeserializer {

    private final JavaType type;
    private volatile @Nullable JsonDeserializer<?> reading;

    Holding(JavaType type) {
      this.type = type;
    }

    @Override
    public void resolve(DeserializationContext context) throws JsonMappingException {
      if (reading == null) {
        reading = context.findContextualValueDeserializer(type, null);
      }
    }

    JsonDeserializer<?> reading() {
      return Objects.requireNonNull(reading);
    }
  }

  /** A reader of a type that is read as another. */
  private static final class Alias<T, J> extends Holding<T> {

    private final Form.Alias<T, J> alias;

    Alias(Form.Alias<T, J> alias, DeserializationConfig config) {
      super(config.constructType(alias.written()));
      this.alias = alias;
    }

    @Override
    public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      J value = alias.written().cast(reading().deserialize(parser, context));
      try {
        return alias.read().apply(value);
      } catch (FaultException fault) {
        throw fault.under(RecordDeserializer.at(parser));
      } catch (IllegalArgumentException refused) {
        throw FaultException.refusedValue(RecordDeserializer.at(parser), refused);
      }
    }
  }

  private static final class Elements extends Holding<List<?>> {

    Elements(JavaType type) {
      super(type);
    }

    @Override
    public List<?> deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      JsonDeserializer<?> element = reading();
      if (!parser.isExpectedStartArrayToken()) {
        throw RecordDeserializer.unexpected(parser, "a list");
      }
      List<Object> elements = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        Interruption.check();
        elements.add(element.deserialize(parser, context));
      }
      return Collections.unmodifiableList(elements);
    }
  }

  /** A reader of an object whose members all have one type, under any names. */
  private static final class Members extends Holding<Map<String, ?>> {

    Members(JavaType type) {
      super(type);
    }

    @Override
    public Map<String, ?> deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      JsonDeserializer<?> member = reading();
      if (!parser.isExpectedStartObjectToken()) {
        throw RecordDeserializer.unexpected(parser, "an object");
      }
      Map<String, Object> members = new LinkedHashMap<>();
      for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
        parser.nextToken();
        Interruption.check();
        if (members.put(name, member.deserialize(parser, context)) != null) {
          throw LineParser.twice(name);
        }
      }
      return Collections.unmodifiableMap(members);
    }
  }
}
