package io.github.flightstand.tools.bridge;

/** The refusal of a file that is no save of the tool; one sentence that says where and why. */
public final class UnreadableSaveException extends Exception {

  public UnreadableSaveException(String sentence) {
    super(sentence);
  }
}
