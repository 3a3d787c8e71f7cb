package io.github.flightstand.tools;

/** What is neither a table nor a query about one that can be answered, so there is no picture. */
public final class UndrawableException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Creates the exception with a sentence on what was found and what was expected. */
  UndrawableException(String sentence) {
    super(sentence);
  }
}
