package io.github.flightstand.geometry.interop;

/** Thrown if matched points leave open which similarity leads from the ones to the others. */
public final class UndeterminedSimilarityException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  /** Creates the exception with one sentence for the caller. */
  public UndeterminedSimilarityException(String message) {
    super(message);
  }
}
