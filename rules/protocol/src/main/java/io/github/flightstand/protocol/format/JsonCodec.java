package io.github.flightstand.protocol.format;

import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * What reads the files that come with the library and those of squad builders. The protocol has no
 * codec of its own; the one of {@code flightstand-tools}, or another, is found by {@link
 * ServiceLoader}.
 */
public interface JsonCodec {

  /**
   * Reads a record from the text of an object.
   *
   * @throws FaultException if it is none
   */
  <T> T read(Class<T> type, String text);

  /**
   * Reads any JSON as maps, lists, texts, numbers, truth values and nulls, as leniently as befits
   * another program's file.
   *
   * @throws IllegalArgumentException if it is no JSON
   */
  @Nullable Object tree(String text);

  /**
   * Returns the codec that this program has.
   *
   * @throws IllegalStateException if it has none
   */
  static JsonCodec found() {
    return ServiceLoader.load(JsonCodec.class, JsonCodec.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "no JSON codec is there, expected flightstand-tools beside flightstand-protocol"));
  }
}
