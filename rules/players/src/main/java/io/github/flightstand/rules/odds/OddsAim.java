package io.github.flightstand.rules.odds;

/** The number that the attacker maximizes and the defender minimizes. */
public enum OddsAim {
  /**
   * The expected damage: uncanceled hits and critical hits, and the damage that cards do in place
   * of them.
   */
  DAMAGE,
  /** The expected number of hits that are not canceled, critical hits left out. */
  HITS,
  /** The expected number of critical hits that are not canceled. */
  CRITICALS,
  /** The chance that the defender is destroyed, or its attacked section crippled. */
  DESTROY
}
