package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonCodec;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.json.Forms;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A codec that reads lines of JSON as records and writes records as JSON.
 *
 * <p>A line is one JSON object (RFC 8259) with nothing after it, no {@code NaN} and no duplicate
 * name in an object. Numbers are written with the fewest digits that read back as the same double,
 * on every Java version; negative zero is written {@code 0.0}.
 *
 * <p>Threads may share a codec.
 */
public final class Codec implements JsonCodec {

  /** The deepest nesting that is read; the outermost object counts as 1. */
  public static final int MAX_NESTING = 64;

  /** The most members of any object that is read. */
  public static final int MAX_MEMBERS = 5_000;

  private final JsonMapper mapper;
  private final LineParser lines;
  private final ObjectWriter writer;

  /** Creates a codec for the protocol and game logs. */
  public Codec() {
    this(Forms.all());
  }

  public Codec(Formats formats) {
    JsonFactory factory =
        JsonFactory.builder()
            // Names with colliding hashes are no error: the table of names is given up for that
            // line.
            .disable(JsonFactory.Feature.FAIL_ON_SYMBOL_HASH_OVERFLOW)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
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
    SimpleModule module =
        new SimpleModule("formats") {
          @Override
          public void setupModule(SetupContext context) {
            context.addDeserializers(new Readings(formats));
            context.addSerializers(new Writings(formats, Codec.this::preset));
          }
        };
    mapper =
        JsonMapper.builder(factory)
            .addModule(new Jdk8Module())
            .addModule(module)
            .defaultPropertyInclusion(
                JsonInclude.Value.construct(
                    JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
            .disable(SerializationFeature.WRAP_EXCEPTIONS)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .build();
    lines = new LineParser(mapper);
    writer = mapper.writer().withAttribute(CoordinateFrame.class, CoordinateFrame.TABLE);
  }

  private Object preset(Type type, String text) {
    try {
      return mapper
          .readerFor(mapper.constructType(type))
          .with(JsonReadFeature.ALLOW_SINGLE_QUOTES)
          .readValue(text);
    } catch (JsonProcessingException wrong) {
      throw new IllegalStateException(wrong);
    }
  }

  /** Returns a reader of lines of one type, a record that may have type arguments. */
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
   * @throws FaultException if the line is wrong; malformed JSON or too deep nesting is reported
   *     before any other fault
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

  @Override
  public <T> T read(Class<T> type, String text) {
    return read(reader(type), type, text);
  }

  @Override
  public @Nullable Object tree(String text) {
    try {
      return new JsonMapper().readValue(text, Object.class);
    } catch (JsonProcessingException malformed) {
      throw new IllegalArgumentException("this is not JSON", malformed);
    }
  }

  /**
   * Returns the text of a line's member, wherever it stands in the line.
   *
   * @throws FaultException if the member is missing or not a text, or malformed JSON comes first
   */
  public String text(String line, String name) {
    return lines.text(line, name);
  }

  /**
   * Returns the first of a line's names that is wanted.
   *
   * @throws FaultException if malformed JSON comes first
   */
  public Optional<String> firstName(String line, Predicate<String> wanted) {
    return lines.firstName(line, wanted);
  }

  /** Tests whether a text begins an object that has a member of this name. */
  public boolean names(String text, String name) {
    try {
      return firstName(text, name::equals).isPresent();
    } catch (FaultException unreadable) {
      return false;
    }
  }

  /** Returns the format that a log's first line names, if it can be read. */
  public Optional<String> logFormat(String header) {
    return named(header, "log");
  }

  /** Returns the text of a line's member, if it can be read. */
  public Optional<String> named(String line, String name) {
    try {
      return Optional.of(text(line, name));
    } catch (FaultException unnamed) {
      return Optional.empty();
    }
  }

  /** Returns the id of a line, if it has one that can be read. */
  public Optional<JsonText> id(String line) {
    return lines.survey(line).id();
  }

  /**
   * Writes an answer for a reader with a frame for places and headings.
   *
   * @throws FaultException if the answer would be longer than {@link AnswerText#MOST_BYTES}
   */
  public String answer(Object value, CoordinateFrame frame) {
    return answer(value, frame, new AnswerText(true));
  }

  /**
   * Writes the answer to a line with a fault, even if the thread is interrupted.
   *
   * @throws FaultException if the answer would be longer than {@link AnswerText#MOST_BYTES}
   */
  public String failure(Object value) {
    return answer(value, CoordinateFrame.TABLE, new AnswerText(false));
  }

  private String answer(Object value, CoordinateFrame frame, AnswerText text) {
    try {
      writer(frame).writeValue(text, value);
      return text.toString();
    } catch (IOException failed) {
      throw unchecked(failed);
    }
  }

  /** Writes a value for a reader with a frame for places and headings. */
  public String write(Object value, CoordinateFrame frame) {
    return write(value, writer(frame));
  }

  private ObjectWriter writer(CoordinateFrame frame) {
    return frame == CoordinateFrame.TABLE
        ? writer
        : writer.withAttribute(CoordinateFrame.class, frame);
  }

  /**
   * Writes a value in a canonical form, which depends only on names and values: members sorted by
   * name, without blank ones such as false, 0 or an empty list. A new component of a record does
   * not change the text while it is blank.
   */
  public String canonical(Object value) {
    return write(value, writer.withAttribute(RecordSerializer.CANONICAL, true));
  }

  private static String write(Object value, ObjectWriter writer) {
    try {
      return writer.writeValueAsString(value);
    } catch (JsonProcessingException failed) {
      throw unchecked(failed);
    }
  }

  private static RuntimeException unchecked(IOException failed) {
    return failed.getCause() instanceof RuntimeException cause
        ? cause
        : new UncheckedIOException(failed);
  }

  public String write(Object value) {
    return write(value, CoordinateFrame.TABLE);
  }
}
