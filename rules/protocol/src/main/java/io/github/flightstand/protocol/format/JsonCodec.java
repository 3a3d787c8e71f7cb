package io.github.flightstand.protocol.format;

import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * A reader of the files that come with the library and of squad builders' files. {@link
 * ServiceLoader} finds it: that of {@code flightstand-tools}, or another.
 */
public interface JsonCodec {

  /** Reads a record from the text of an object, or throws a {@link FaultException}. */
  <T> T read(Class<T> type, String text);

  /**
   * Reads any JSON as maps, lists, texts, numbers, truth values and nulls, leniently enough for
   * another program's file.
   *
   * @throws IllegalArgumentException if the text is not JSON
   * @throws FaultException if it nests deeper than a query may
   */
  @Nullable Object tree(String text);

  /** Returns the program's codec, or throws an {@link IllegalStateException} if there is none. */
  static JsonCodec found() {
    return ServiceLoader.load(JsonCodec.class, JsonCodec.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "there is no JSON codec, expected flightstand-tools beside"
                        + " flightstand-protocol"));
  }
}
