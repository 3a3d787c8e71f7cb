package io.github.flightstand.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import java.io.IOException;

/** How a value is written that is no record, such as a pose in its reader's frame. */
public interface Writing<T> {

  /** Writes a value for a reader who has that frame. */
  void write(T value, JsonGenerator out, CoordinateFrame frame) throws IOException;

  /** Returns what Jackson calls to write so. */
  static <T> JsonSerializer<T> of(Writing<T> writing) {
    return new JsonSerializer<>() {
      @Override
      public void serialize(T value, JsonGenerator out, SerializerProvider provider)
          throws IOException {
        writing.write(value, out, (CoordinateFrame) provider.getAttribute(CoordinateFrame.class));
      }
    };
  }
}
