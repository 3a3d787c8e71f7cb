package io.github.flightstand.protocol.codec;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.Serializers;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads lines of JSON as records and writes records as JSON.
 *
 * <p>A line is one JSON object (RFC 8259) and nothing after it: no {@code NaN}, no name twice in
 * one object. Numbers are written with the fewest digits that read back as the same double, alike
 * on every Java version; negative zero is written {@code 0.0}.
 *
 * <p>May be shared by threads once it is made.
 */
public final class Codec {

  /** The deepest nesting that is taken in; the outermost object counts as 1. */
  public static final int MAX_NESTING = 64;

  /** The words of an enum's constants. */
  private static final ClassValue<Map<Object, String>> WORDS =
      new ClassValue<>() {
        @Override
        protected Map<Object, String> computeValue(Class<?> type) {
          return Arrays.stream(type.getEnumConstants())
              .collect(Collectors.toUnmodifiableMap(c -> c, c -> word((Enum<?>) c)));
        }
      };

  private final JsonMapper mapper;
  private final LineParser lines;
  private final ObjectWriter writer;
  private final Map<Class<?>, String> schemas;
  private final Unions unions;
  private final Map<Class<?>, Class<?>> aliases;

  /** Creates a codec for records, enums, sealed interfaces and what else is given. */
  private Codec(Builder made) {
    JsonFactory factory =
        JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            // Names that collide on purpose cost no more than others.
            .disable(JsonFactory.Feature.FAIL_ON_SYMBOL_HASH_OVERFLOW)
            .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .streamReadConstraints(
                StreamReadConstraints.builder()
                    .maxNestingDepth(LineParser.ABSURD_NESTING)
                    // The length of a line bounds these.
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .addDecorator((factory_, generator) -> new PlainNumbers(generator))
            .build();
    made.reading(JsonText.class, "{}", new JsonTextDeserializer())
        .writing(JsonText.class, "{}", (text, out, frame) -> out.writeRawValue(text.text()));
    schemas = Map.copyOf(made.schemas);
    unions = made.unions;
    aliases = Map.copyOf(made.aliases);
    made.writings.addSerializer(
        Enum.class,
        Writing.of(
            (constant, out, frame) ->
                out.writeString(WORDS.get(constant.getDeclaringClass()).get(constant))));
    SimpleModule records =
        new SimpleModule("records") {
          private static final long serialVersionUID = 1L;

          @Override
          public void setupModule(SetupContext context) {
            context.addDeserializers(new Readings(made.readings, made.unions));
            context.addSerializers(new RecordWritings(made.unions));
          }
        };
    mapper =
        JsonMapper.builder(factory)
            .addModule(new Jdk8Module())
            .addModule(records)
            .addModule(made.writings)
            .defaultPropertyInclusion(
                JsonInclude.Value.construct(
                    JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
            .disable(SerializationFeature.WRAP_EXCEPTIONS)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .build();
    lines = new LineParser(mapper);
    writer = mapper.writer();
  }

  /** Collects how the types are read and written that are no records, enums or unions. */
  public static final class Builder {

    private final Map<Class<?>, JsonDeserializer<?>> readings = new HashMap<>();
    private final Map<Class<?>, String> schemas = new HashMap<>();
    private final SimpleModule writings = new SimpleModule("writings");
    private final Unions unions = new Unions();
    private final Map<Class<?>, Class<?>> aliases = new HashMap<>();

    private Builder() {}

    /** Reads and writes the records of a sealed interface as the one member of an object. */
    public Builder keyed(Class<?> union) {
      unions.add(union, Unions.Form.KEYED);
      return this;
    }

    /** Writes the records of a sealed interface with their kind before their members. */
    public Builder kinds(Class<?> union) {
      unions.add(union, Unions.Form.KIND);
      return this;
    }

    /** Reads a type's own way; its JSON Schema tells what is read. */
    public <T> Builder reading(Class<T> type, String schema, JsonDeserializer<T> reading) {
      readings.put(type, reading);
      schemas.put(type, schema);
      return this;
    }

    /** Reads a type from a code; what is wrong with one, {@code parse} says when it refuses. */
    public <T> Builder text(Class<T> type, String schema, Function<String, T> parse) {
      return reading(type, schema, new TextDeserializer<>(parse));
    }

    /** Writes a type's own way; its JSON Schema tells what is written. */
    public <T> Builder writing(Class<T> type, String schema, Writing<T> writing) {
      schemas.put(type, schema);
      writings.addSerializer(type, Writing.of(writing));
      return this;
    }

    /** Reads and writes a type as another that is a record or a union of records. */
    public <T, J> Builder as(
        Class<T> type, Class<J> written, Function<J, T> read, Function<T, J> write) {
      aliases.put(type, written);
      readings.put(type, new AliasDeserializer<>(written, read));
      writings.addSerializer(
          type,
          new JsonSerializer<T>() {
            @Override
            public void serialize(T value, JsonGenerator out, SerializerProvider provider)
                throws IOException {
              provider.defaultSerializeValue(write.apply(value), out);
            }
          });
      return this;
    }

    /** Returns the codec. */
    public Codec build() {
      return new Codec(this);
    }
  }

  /** Returns the JSON Schemas of the types that are read or written their own way. */
  public Map<Class<?>, String> schemas() {
    return schemas;
  }

  /** Returns the types that are read and written as other types. */
  public Map<Class<?>, Class<?>> aliases() {
    return aliases;
  }

  /** Returns how the records of sealed interfaces are told apart. */
  public Unions unions() {
    return unions;
  }

  /** Begins a codec. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns the word for an enum's constant: {@code too-near-edge} for {@code TOO_NEAR_EDGE}. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns what reads lines of one type, a record that may have type arguments. */
  public ObjectReader reader(Class<?> type, Class<?>... arguments) {
    JavaType full =
        arguments.length == 0
            ? mapper.constructType(type)
            : mapper.getTypeFactory().constructParametricType(type, arguments);
    return mapper.readerFor(full);
  }

  /**
   * Reads a line.
   *
   * @throws FaultException if anything is wrong with it; that it is not JSON at all, or nested too
   *     deeply, comes before what else is
   */
  public <T> T read(ObjectReader reader, Class<T> type, String line) {
    try {
      return lines.parse(
          line,
          parser -> {
            T value = type.cast(reader.readValue(parser));
            LineParser.end(parser, line);
            return value;
          });
    } catch (FaultException fault) {
      throw lines.survey(line).fault().orElse(fault);
    }
  }

  /**
   * Returns the text of a line's member, however far from the line's beginning it stands.
   *
   * @throws FaultException if the member is missing or no text, or the line cannot be read so far
   */
  public String text(String line, String name) {
    return lines.text(line, name);
  }

  /**
   * Returns the first of a line's names of some kind.
   *
   * @throws FaultException if the line cannot be read so far
   */
  public Optional<String> firstName(String line, Predicate<String> wanted) {
    return lines.firstName(line, wanted);
  }

  /** Returns the id of a line, if it has one that can be read. */
  public Optional<JsonText> id(String line) {
    return lines.survey(line).id();
  }

  /** Writes a value for a reader who has a frame of his own for places and headings. */
  public String write(Object value, CoordinateFrame frame) {
    return write(value, writer.withAttribute(CoordinateFrame.class, frame));
  }

  /**
   * Writes a value so that its text hangs on names and values alone: members in the order of their
   * names, those left out that say nothing, such as false, 0 or an empty list. A component that is
   * added to a record changes no text in which it says nothing.
   */
  public String canonical(Object value) {
    return write(
        value,
        writer
            .withAttribute(CoordinateFrame.class, CoordinateFrame.TABLE)
            .withAttribute(RecordSerializer.CANONICAL, true));
  }

  private static String write(Object value, ObjectWriter writer) {
    try {
      return writer.writeValueAsString(value);
    } catch (JsonProcessingException failed) {
      throw failed.getCause() instanceof RuntimeException cause
          ? cause
          : new UncheckedIOException(failed);
    }
  }

  /** Writes a value for a reader who has the table's own frame. */
  public String write(Object value) {
    return write(value, CoordinateFrame.TABLE);
  }

  /** The writing of records, but of those that are written their own way. */
  private static final class RecordWritings extends Serializers.Base {

    private final Unions unions;

    RecordWritings(Unions unions) {
      this.unions = unions;
    }

    @Override
    public @Nullable JsonSerializer<?> findSerializer(
        SerializationConfig config, JavaType type, BeanDescription bean) {
      return type.getRawClass().isRecord()
          ? new RecordSerializer(type.getRawClass(), unions)
          : null;
    }
  }
}
