package io.github.flightstand.rules.engine.hook;

/**
 * What a card says about whether something may be done. That it cannot be done is absolute: nothing
 * permits it again (000-003).
 */
public enum CardRuling {
  /** Nothing. */
  SILENT,
  /** It may be done although the reference forbids it (000-002). */
  PERMITS,
  /** It cannot be done. */
  FORBIDS
}
