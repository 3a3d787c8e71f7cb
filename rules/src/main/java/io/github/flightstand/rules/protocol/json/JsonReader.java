package io.github.flightstand.rules.protocol.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads one line as one JSON object, strictly (RFC 8259).
 *
 * <p>Refused are duplicate names, {@code NaN} and {@code Infinity}, anything after the object, and
 * anything but an object. Numbers may have any size and number of digits. The reader never
 * recurses: what is nested more than {@link #MAX_NESTING} deep is read past, and the document says
 * where that was; what is nested absurdly deep ends the reading.
 *
 * <pre>{@code
 * JsonReader reader = new JsonReader();
 * reader.read("{\"op\": \"overlap\"}").root().get("op") // the string "overlap"
 * reader.read("{\"op\": 1, \"op\": 2}")                 // NotJsonException
 * }</pre>
 *
 * <p>Immutable; may be shared by threads.
 */
public final class JsonReader {

  /** The deepest nesting that is taken in; the outermost object counts as 1. */
  public static final int MAX_NESTING = 64;

  /** How deep a document is read past, to find what else is wrong with it and its id. */
  private static final int ABSURD_NESTING = 10_000;

  private final JsonFactory factory =
      JsonFactory.builder()
          // Names that collide on purpose must cost nothing, so no table of names is kept.
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(ABSURD_NESTING)
                  // The length of a line bounds these.
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .build();

  /** Creates a reader. */
  public JsonReader() {}

  /**
   * Reads a line.
   *
   * @throws NotJsonException if it is not one JSON object
   * @throws TooDeepException if it is nested so absurdly deep that it is not read to its end
   */
  public JsonDocument read(String line) throws NotJsonException, TooDeepException {
    try (JsonParser parser = factory.createParser(line)) {
      JsonToken first = parser.nextToken();
      if (first != JsonToken.START_OBJECT) {
        throw new NotJsonException(
            first == null
                ? "the line is empty, expected a JSON object"
                : "the line is not a JSON object but begins with " + near(line, 0));
      }
      JsonDocument document = new Reading(parser).read();
      if (parser.nextToken() != null) {
        int at = (int) parser.currentTokenLocation().getCharOffset();
        throw new NotJsonException(
            "the JSON object is followed by " + near(line, at) + ", expected nothing after it");
      }
      return document;
    } catch (StreamConstraintsException tooDeep) {
      throw new TooDeepException(
          "values are nested more than "
              + ABSURD_NESTING
              + " deep, expected at most "
              + MAX_NESTING);
    } catch (JsonParseException malformed) {
      int at = wordStart(line, (int) malformed.getLocation().getCharOffset());
      if (malformed instanceof JsonEOFException || at == line.length()) {
        throw cutOff();
      }
      throw new NotJsonException(
          "the line is not JSON from character " + (at + 1) + " on, near " + near(line, at));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Goes back to the beginning of the word or number that turned out to be none. */
  private static int wordStart(String line, int offset) {
    int at = Math.max(0, Math.min(offset, line.length()));
    while (at > 0 && (Character.isLetterOrDigit(line.charAt(at - 1)) || isNumberSign(line, at))) {
      at--;
    }
    return at;
  }

  private static boolean isNumberSign(String line, int end) {
    return "+-.".indexOf(line.charAt(end - 1)) >= 0;
  }

  private static NotJsonException cutOff() {
    return new NotJsonException("the line ends before its JSON object does");
  }

  private static String near(String line, int at) {
    return Excerpt.quoted(line.substring(Math.min(at, line.length())));
  }

  /** The state of one reading: the containers that are open, from the root inwards. */
  private static final class Reading {

    private final JsonParser parser;
    private final List<Open> open = new ArrayList<>(8);
    private int position;
    private Optional<JsonDocument.TooDeep> tooDeep = Optional.empty();
    private final Set<String> cut = new HashSet<>();

    Reading(JsonParser parser) {
      this.parser = parser;
    }

    /** Reads the object whose opening brace is the current token. */
    JsonDocument read() throws IOException, NotJsonException {
      OpenObject root = new OpenObject(position++);
      Open innermost = root;
      open.add(root);
      while (true) {
        JsonToken token = parser.nextToken();
        if (token == null) {
          throw cutOff();
        }
        switch (token) {
          case FIELD_NAME -> innermost.name(parser.currentName());
          case START_OBJECT, START_ARRAY -> {
            int at = position++;
            Open inner = token == JsonToken.START_OBJECT ? new OpenObject(at) : new OpenArray(at);
            if (open.size() < MAX_NESTING) {
              open.add(inner);
              innermost = inner;
            } else {
              readPast(at);
              cut.add(root.name);
              innermost.add(inner.close());
            }
          }
          case END_OBJECT, END_ARRAY -> {
            JsonValue closed = innermost.close();
            open.remove(open.size() - 1);
            if (open.isEmpty()) {
              return new JsonDocument((JsonObject) closed, tooDeep, cut);
            }
            innermost = open.get(open.size() - 1);
            innermost.add(closed);
          }
          default -> innermost.add(scalar(token));
        }
      }
    }

    private void readPast(int at) throws IOException {
      if (tooDeep.isEmpty()) {
        Pointer pointer = Pointer.ROOT;
        for (Open container : open) {
          pointer = container.next(pointer);
        }
        tooDeep = Optional.of(new JsonDocument.TooDeep(at, pointer));
      }
      parser.skipChildren();
    }

    private JsonValue scalar(JsonToken token) throws IOException {
      int at = position++;
      return switch (token) {
        case VALUE_STRING -> new JsonString(at, parser.getText());
        case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new JsonNumber(at, parser.getText());
        case VALUE_TRUE -> new JsonBoolean(at, true);
        case VALUE_FALSE -> new JsonBoolean(at, false);
        case VALUE_NULL -> new JsonNull(at);
        default -> throw new IllegalStateException("no value begins with " + token);
      };
    }
  }

  /** A container whose end has not been read yet. */
  private interface Open {

    /** Takes the name of the next member. */
    void name(String name) throws NotJsonException;

    /** Takes the next value. */
    void add(JsonValue value);

    /** Leads from the pointer to this container to the value that is read next. */
    Pointer next(Pointer self);

    JsonValue close();
  }

  private static final class OpenObject implements Open {

    private final JsonObject.Builder members;
    private String name = "";

    OpenObject(int position) {
      members = new JsonObject.Builder(position);
    }

    @Override
    public void name(String next) throws NotJsonException {
      if (members.has(next)) {
        throw new NotJsonException(
            "the name " + Excerpt.quoted(next) + " stands twice in one object, expected once");
      }
      name = next;
    }

    @Override
    public void add(JsonValue value) {
      members.add(name, value);
    }

    @Override
    public Pointer next(Pointer self) {
      return self.member(name);
    }

    @Override
    public JsonValue close() {
      return members.build();
    }
  }

  private static final class OpenArray implements Open {

    private final int position;
    private final List<JsonValue> elements = new ArrayList<>();

    OpenArray(int position) {
      this.position = position;
    }

    @Override
    public void name(String name) {
      throw new IllegalStateException("a list has no names");
    }

    @Override
    public void add(JsonValue value) {
      elements.add(value);
    }

    @Override
    public Pointer next(Pointer self) {
      return self.element(elements.size());
    }

    @Override
    public JsonValue close() {
      return new JsonArray(position, elements);
    }
  }
}
