package io.github.flightstand.protocol.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A text file in the program's jars. */
public final class Resource {

  private Resource() {}

  /** Reads the text of a resource, which its own module has opened, to the end. */
  public static String text(@Nullable InputStream opened) {
    try (InputStream in = Objects.requireNonNull(opened, "there is no such resource")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
