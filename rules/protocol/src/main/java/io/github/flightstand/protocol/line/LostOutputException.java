package io.github.flightstand.protocol.line;

import java.io.IOException;
import java.util.Locale;
import java.util.Objects;

/** The failure to write output, because the reader is gone or there is no room. */
public final class LostOutputException extends IOException {

  private final boolean closed;

  LostOutputException(IOException cause) {
    super(
        "the output cannot be written, expected room for it (%s)"
            .formatted(Objects.requireNonNullElse(cause.getMessage(), "no reason is known")),
        cause);
    // Only the system's message distinguishes a closed pipe from a full disk.
    closed = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }

  /** Tests whether the reader of the output has closed it, which is not a fault. */
  public boolean closed() {
    return closed;
  }
}
