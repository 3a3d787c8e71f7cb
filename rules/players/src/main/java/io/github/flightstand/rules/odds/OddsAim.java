package io.github.flightstand.rules.odds;

/** What the attacker wants most and the defender least. */
public enum OddsAim {
  /** The expected damage: uncanceled hits and critical hits, and what cards do instead of them. */
  DAMAGE,
  /** The expected number of hits that are not canceled, critical hits left out. */
  HITS,
  /** The expected number of critical hits that are not canceled. */
  CRITICALS,
  /** The chance that the defender is destroyed, or its attacked section crippled. */
  DESTROY
}
