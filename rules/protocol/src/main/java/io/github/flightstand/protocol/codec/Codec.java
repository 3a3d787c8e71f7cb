package io.github.flightstand.protocol.codec;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.codec.JsonInput.Token;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonCodec;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.FieldedSquad;
import io.github.flightstand.protocol.json.Forms;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A codec that reads lines of JSON as records and writes records as JSON.
 *
 * <p>A line is one JSON object (RFC 8259) with nothing after it, no {@code NaN} and no duplicate
 * name in an object. Numbers are written with the fewest digits that read back as the same double;
 * negative zero is written {@code 0.0}.
 *
 * <p>Threads may share a codec.
 */
public final class Codec implements JsonCodec {

  /** The deepest nesting that is read; the outermost object counts as 1. */
  public static final int MAX_NESTING = 64;

  /** The most bytes of an answer. */
  public static final int MAX_WRITTEN_BYTES = JsonOutput.MOST_BYTES;

  /** The most members of any object that is read. */
  public static final int MAX_MEMBERS = 5_000;

  private final Shapes shapes;
  private final Readings readings;
  private final Writings writings;

  /** Creates a codec for the protocol and game logs. */
  public Codec() {
    this(Forms.all());
  }

  public Codec(Formats formats) {
    this(formats, new ReflectedShapes());
  }

  /** Creates a codec that takes the declarations of records from elsewhere than their classes. */
  public Codec(Formats formats, Shapes shapes) {
    this.shapes = shapes;
    readings = new Readings(formats, shapes);
    writings = new Writings(formats, shapes, readings);
  }

  /**
   * A reader of lines of one type.
   *
   * @param given what its forms are given, under a type
   */
  public record Reader<T>(Class<T> type, TypeShape shape, Map<Class<?>, Object> given) {

    /** Returns this reader with something more that its forms are given. */
    public Reader<T> with(Class<?> key, Object value) {
      Map<Class<?>, Object> more = new HashMap<>(given);
      more.put(key, value);
      return new Reader<>(type, shape, more);
    }
  }

  /** Returns the records and enums of a sealed interface, in order. */
  public List<Class<?>> members(Class<?> union) {
    return shapes.members(union);
  }

  /** Returns the name that the first component of a record has in JSON. */
  public String firstComponent(Class<?> record) {
    return shapes.of(record).components().get(0).name();
  }

  /** Returns a reader of lines of one type, a record that may have type arguments. */
  public <T> Reader<T> reader(Class<T> type, Class<?>... arguments) {
    return new Reader<>(type, TypeShape.of(type, arguments), Map.of());
  }

  /**
   * Reads a line.
   *
   * @throws FaultException if the line is wrong; malformed JSON or too deep nesting is reported
   *     before any other fault
   */
  public <T> T read(Reader<T> reader, JsonLine line) {
    try {
      JsonInput json = begun(line);
      Source in = new Source(json, readings, reader.given);
      T value = reader.type.cast(readings.of(reader.shape).read(in));
      json.end();
      return value;
    } catch (FaultException fault) {
      throw survey(line).fault().orElse(fault);
    }
  }

  @Override
  public <T> T read(Class<T> type, String text) {
    return read(reader(type), new JsonLine(text));
  }

  /**
   * Reads a squad in this project's format or in XWS.
   *
   * @throws FaultException if it is neither
   */
  public FieldedSquad squad(String text) {
    return read(FieldedSquad.class, names(text, "pilots") ? "{\"xws\": " + text + "}" : text);
  }

  /** Returns the input at the beginning of a line's object. */
  private static JsonInput begun(JsonLine line) {
    JsonInput json = new JsonInput(line);
    if (json.beginsObject()) {
      return json;
    }
    throw FaultException.notJson(
        json.at(Token.END)
            ? "the line is empty, expected a JSON object"
            : "the line is not a JSON object but begins with " + json.near(0));
  }

  @Override
  public @Nullable Object tree(String text) {
    JsonInput json = new JsonInput(new JsonLine(text));
    try {
      if (json.next() != Token.END) {
        return AnyJson.tree(json);
      }
    } catch (FaultException wrong) {
      if (wrong.code() == FaultCode.TOO_LARGE) {
        throw wrong;
      }
      throw new IllegalArgumentException("this is not JSON", wrong);
    }
    throw new IllegalArgumentException("this is not JSON");
  }

  private record Survey(Optional<JsonText> id, Optional<FaultException> fault) {}

  /** Finds the id of a line, and any fault that makes all others irrelevant. */
  private static Survey survey(JsonLine line) {
    Optional<JsonText> id = Optional.empty();
    Optional<FaultException> tooLarge = Optional.empty();
    Set<String> names = new HashSet<>();
    try {
      JsonInput json = begun(line);
      while (json.nextMember()) {
        String name = json.name();
        if (!names.add(name) && tooLarge.isEmpty()) {
          throw JsonInput.twice(name);
        }
        json.next();
        try {
          JsonText text = new JsonText(AnyJson.read(json));
          if (name.equals("id")) {
            id = Optional.of(text);
          }
        } catch (FaultException wrong) {
          if (wrong.at().isEmpty()) {
            throw wrong;
          }
          tooLarge = tooLarge.or(() -> Optional.of(wrong));
          while (json.depth() > 1) {
            json.next();
          }
        }
      }
      json.end();
      return new Survey(id, tooLarge);
    } catch (FaultException unreadable) {
      return new Survey(Optional.empty(), Optional.of(unreadable));
    }
  }

  /**
   * Returns the text of a line's member, wherever it stands in the line.
   *
   * @throws FaultException if the member is missing or not a text, or malformed JSON comes first
   */
  public String text(JsonLine line, String name) {
    JsonInput json = begun(line);
    if (!advanceTo(name::equals, json)) {
      json.end();
      throw FaultException.missing(Pointer.ROOT.append(name), "in the line");
    }
    if (json.next() != Token.TEXT) {
      throw json.unexpected("a string");
    }
    return json.string();
  }

  /**
   * Returns the first of a line's names that is wanted.
   *
   * @throws FaultException if malformed JSON comes first
   */
  public Optional<String> firstName(JsonLine line, Predicate<String> wanted) {
    JsonInput json = begun(line);
    return advanceTo(wanted, json) ? Optional.of(json.name()) : Optional.empty();
  }

  /** Advances to the first member with such a name; returns false if the object ends before. */
  private static boolean advanceTo(Predicate<String> wanted, JsonInput json) {
    while (json.nextMember()) {
      if (wanted.test(json.name())) {
        return true;
      }
      json.next();
      json.skipChildren();
    }
    return false;
  }

  /** Tests whether a text begins an object that has a member of this name. */
  public boolean names(String text, String name) {
    try {
      return firstName(new JsonLine(text), name::equals).isPresent();
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
      return Optional.of(text(new JsonLine(line), name));
    } catch (FaultException unreadable) {
      return Optional.empty();
    }
  }

  /** Returns the id of a line, if it has one that can be read. */
  public Optional<JsonText> id(JsonLine line) {
    return survey(line).id();
  }

  /**
   * Writes an answer for a reader with a frame for places and headings.
   *
   * @throws FaultException if the answer would be longer than {@link JsonOutput#MOST_BYTES}
   */
  public String answer(Object value, CoordinateFrame frame) {
    return write(value, JsonOutput.answer(frame, true));
  }

  /**
   * Writes the answer to a line with a fault, even if the thread is interrupted.
   *
   * @throws FaultException if the answer would be longer than {@link JsonOutput#MOST_BYTES}
   */
  public String failure(Object value) {
    return write(value, JsonOutput.answer(CoordinateFrame.TABLE, false));
  }

  /** Writes a value for a reader with a frame for places and headings. */
  public String write(Object value, CoordinateFrame frame) {
    return write(value, JsonOutput.in(frame));
  }

  public String write(Object value) {
    return write(value, new JsonOutput());
  }

  /**
   * Writes a value in a canonical form, which depends only on names and values: members sorted by
   * name, without blank ones such as false, 0 or an empty list. A new component of a record does
   * not change the text while it is blank.
   */
  public String canonical(Object value) {
    return write(value, JsonOutput.canonical());
  }

  private String write(Object value, JsonOutput out) {
    writings.any(value, out);
    return out.toString();
  }
}
