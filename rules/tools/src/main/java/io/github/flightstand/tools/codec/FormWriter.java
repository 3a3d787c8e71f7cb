package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A generator as the forms of the protocol see it. */
final class FormWriter implements JsonWriter {

  private final JsonGenerator out;
  private final CoordinateFrame frame;

  private FormWriter(JsonGenerator out, CoordinateFrame frame) {
    this.out = out;
    this.frame = frame;
  }

  /** Returns what Jackson calls to write so. */
  static <T> JsonSerializer<T> of(Form.Writing<T> writing) {
    return new JsonSerializer<>() {
      @Override
      public void serialize(T value, JsonGenerator out, SerializerProvider provider)
          throws IOException {
        try {
          writing.write(
              value,
              new FormWriter(out, (CoordinateFrame) provider.getAttribute(CoordinateFrame.class)));
        } catch (UncheckedIOException failed) {
          throw failed.getCause();
        }
      }
    };
  }

  /** What writes a part, which can fail as any output can. */
  private interface Part {
    void write() throws IOException;
  }

  private static void part(Part part) {
    try {
      part.write();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Override
  public CoordinateFrame frame() {
    return frame;
  }

  @Override
  public void text(String text) {
    part(() -> out.writeString(text));
  }

  @Override
  public void number(double number) {
    part(() -> out.writeNumber(number));
  }

  @Override
  public void whole(long number) {
    part(() -> out.writeNumber(number));
  }

  @Override
  public void beginList() {
    part(out::writeStartArray);
  }

  @Override
  public void endList() {
    part(out::writeEndArray);
  }

  @Override
  public void beginObject() {
    part(out::writeStartObject);
  }

  @Override
  public void name(String name) {
    part(() -> out.writeFieldName(name));
  }

  @Override
  public void endObject() {
    part(out::writeEndObject);
  }
}
