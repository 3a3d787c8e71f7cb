package io.github.flightstand.protocol.format;

import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * What reads the files that come with the library and those of squad builders: that of {@code
 * flightstand-tools}, or another, found by {@link ServiceLoader}.
 */
public interface JsonCodec {

  /** Reads a record from the text of an object; a {@link FaultException} if it is none. */
  <T> T read(Class<T> type, String text);

  /**
   * Reads any JSON as maps, lists, texts, numbers, truth values and nulls, as leniently as befits
   * another program's file.
   *
   * @throws IllegalArgumentException if it is no JSON
   */
  @Nullable Object tree(String text);

  /** The codec that this program has; an {@link IllegalStateException} if it has none. */
  static JsonCodec found() {
    return ServiceLoader.load(JsonCodec.class, JsonCodec.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "no JSON codec is there, expected flightstand-tools beside"
                        + " flightstand-protocol"));
  }
}
