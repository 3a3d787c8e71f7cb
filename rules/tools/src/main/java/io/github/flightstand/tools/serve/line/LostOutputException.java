package io.github.flightstand.tools.serve.line;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;

/** What was written could not be taken: nobody reads any more, or there is no room for it. */
public final class LostOutputException extends IOException {

  private final boolean closed;

  LostOutputException(IOException cause) {
    this(cause, Optional.ofNullable(cause.getMessage()));
  }

  private LostOutputException(IOException cause, Optional<String> why) {
    super(
        "the output cannot be written, expected room for it (%s)"
            .formatted(why.orElse("no reason is known")),
        cause);
    // Java tells a closed pipe from a full disk by the system's words alone.
    closed = why.filter(words -> words.toLowerCase(Locale.ROOT).contains("pipe")).isPresent();
  }

  /** Whether the reader of the output has closed it, which is no fault. */
  public boolean closed() {
    return closed;
  }
}
