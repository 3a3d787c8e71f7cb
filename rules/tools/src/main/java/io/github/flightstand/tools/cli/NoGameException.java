package io.github.flightstand.tools.cli;

import java.util.List;

/** Something is wrong with what the caller gave, in one sentence. */
final class NoGameException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int status;
  private final String sentence;
  private final transient List<String> reasons;

  NoGameException(int status, String sentence) {
    this(status, sentence, List.of());
  }

  NoGameException(int status, String sentence, List<String> reasons) {
    super(sentence);
    this.status = status;
    this.sentence = sentence;
    this.reasons = List.copyOf(reasons);
  }

  /** Returns the exit status. */
  int status() {
    return status;
  }

  /** Returns what is wrong. */
  String sentence() {
    return sentence;
  }

  /** Returns why in detail, where there is more than one reason. */
  List<String> reasons() {
    return reasons;
  }
}
