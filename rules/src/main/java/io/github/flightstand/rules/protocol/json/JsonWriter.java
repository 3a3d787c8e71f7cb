package io.github.flightstand.rules.protocol.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;

/**
 * Puts one line of JSON together, for a reader who has a frame of his own for places and headings.
 *
 * <p>Numbers are written with the fewest digits that read back as the same double, alike on every
 * Java version; negative zero is written {@code 0.0}.
 *
 * <pre>{@code
 * JsonWriter out = new JsonWriter();
 * out.startObject().name("x").number(1.5).name("near").startArray().text("a").endArray();
 * out.endObject();
 * out.finish() // {"x":1.5,"near":["a"]}
 * }</pre>
 */
public final class JsonWriter {

  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER).build();

  private final Writer text = new StringWriter(512);
  private final JsonGenerator generator;
  private final CoordinateFrame frame;

  /** Creates a writer with nothing written, for a reader who has the table's own frame. */
  public JsonWriter() {
    this(CoordinateFrame.TABLE);
  }

  /** Creates a writer with nothing written, for a reader who has that frame. */
  public JsonWriter(CoordinateFrame frame) {
    this.frame = frame;
    try {
      generator = FACTORY.createGenerator(text);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Returns the frame in which the reader wants places and headings. */
  public CoordinateFrame frame() {
    return frame;
  }

  /** Begins an object. */
  public JsonWriter startObject() {
    return write(JsonGenerator::writeStartObject);
  }

  /** Ends the object that was begun last. */
  public JsonWriter endObject() {
    return write(JsonGenerator::writeEndObject);
  }

  /** Begins a list. */
  public JsonWriter startArray() {
    return write(JsonGenerator::writeStartArray);
  }

  /** Ends the list that was begun last. */
  public JsonWriter endArray() {
    return write(JsonGenerator::writeEndArray);
  }

  /** Writes the name of the next member. */
  public JsonWriter name(String name) {
    return write(g -> g.writeFieldName(name));
  }

  /** Writes a string. */
  public JsonWriter text(String value) {
    return write(g -> g.writeString(value));
  }

  /**
   * Writes a number.
   *
   * @throws IllegalArgumentException if it is infinite or not a number
   */
  public JsonWriter number(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("JSON has finite numbers only, found " + value);
    }
    // Adding zero turns -0.0 into 0.0 and leaves all else alone.
    return write(g -> g.writeNumber(value + 0.0));
  }

  /** Writes a whole number. */
  public JsonWriter number(int value) {
    return write(g -> g.writeNumber(value));
  }

  /** Writes {@code true} or {@code false}. */
  public JsonWriter bool(boolean value) {
    return write(g -> g.writeBoolean(value));
  }

  /** Writes {@code null}. */
  public JsonWriter nothing() {
    return write(JsonGenerator::writeNull);
  }

  /** Writes a value that was read: numbers keep their digits, objects their order. */
  public JsonWriter value(JsonValue value) {
    // Recursion is safe: a document that was read is at most JsonReader.MAX_NESTING deep.
    if (value instanceof JsonObject object) {
      startObject();
      for (int i = 0; i < object.size(); i++) {
        name(object.name(i)).value(object.value(i));
      }
      return endObject();
    }
    if (value instanceof JsonArray array) {
      startArray();
      array.elements().forEach(this::value);
      return endArray();
    }
    if (value instanceof JsonString string) {
      return text(string.text());
    }
    if (value instanceof JsonNumber number) {
      return write(g -> g.writeNumber(number.text()));
    }
    return value instanceof JsonBoolean bool ? bool(bool.value()) : nothing();
  }

  /** Ends the writing and returns what was written; no line end. */
  public String finish() {
    write(JsonGenerator::close);
    return text.toString();
  }

  private JsonWriter write(Step step) {
    try {
      step.to(generator);
      return this;
    } catch (IOException impossible) {
      // A StringWriter does not fail, so this is a caller's unbalanced nesting.
      throw new UncheckedIOException(impossible);
    }
  }

  private interface Step {
    void to(JsonGenerator generator) throws IOException;
  }
}
