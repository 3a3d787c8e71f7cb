package io.github.flightstand.tools.cli;

import java.util.Collection;
import java.util.List;

/** A command cannot be carried out, or not to its end: why, in a sentence, and its exit status. */
final class FailedCommandException extends Exception {

  private final int status;
  private final transient List<String> reasons;

  FailedCommandException(int status, String sentence) {
    this(status, sentence, List.of());
  }

  /** With reasons where there is more than one. */
  FailedCommandException(int status, String sentence, List<String> reasons) {
    super(sentence);
    this.status = status;
    this.reasons = List.copyOf(reasons);
  }

  /** There is nothing of that name: who is wrong, what may have been meant, and all the names. */
  static FailedCommandException unknown(
      String there, String name, String meant, Collection<String> names) {
    return new FailedCommandException(
        2,
        "there %s '%s'%s, expected one of %s"
            .formatted(there, name, meant, String.join(", ", names)));
  }

  int complain(Console console, String command) {
    console.complain(command, String.valueOf(getMessage()), status);
    reasons.forEach(reason -> console.err().println("  " + Console.plain(reason)));
    return status;
  }
}
