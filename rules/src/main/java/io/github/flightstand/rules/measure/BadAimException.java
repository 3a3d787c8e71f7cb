package io.github.flightstand.rules.measure;

/** There is no such attack. */
public final class BadAimException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** What is wrong about it. */
  public enum Part {
    /** Who attacks. */
    ATTACKER,
    /** Whom it attacks. */
    TARGET,
    /** From which arc. */
    ARC,
    /** At which section. */
    SECTION
  }

  private final Part part;

  /**
   * Creates the exception.
   *
   * @param part what is wrong
   * @param message one sentence that says why
   */
  public BadAimException(Part part, String message) {
    super(message);
    this.part = part;
  }

  /** Returns what is wrong. */
  public Part part() {
    return part;
  }
}
