package io.github.flightstand.rules.measure;

import java.util.Locale;

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
  private final String expected;

  /**
   * Creates the exception.
   *
   * @param part what is wrong
   * @param expected what should be there instead, in words that follow "expected"
   */
  public BadAimException(Part part, String expected) {
    super("an attack's " + part.name().toLowerCase(Locale.ROOT) + ": expected " + expected);
    this.part = part;
    this.expected = expected;
  }

  /** Returns what is wrong. */
  public Part part() {
    return part;
  }

  /** Returns what should be there instead, in words that follow "expected". */
  public String expected() {
    return expected;
  }
}
