package io.github.flightstand.rules.engine.state;

/** A part of a game or of a round (000, headings on the round and its phases). */
public enum Phase {
  /** Before the first round. */
  SETUP,
  /** Dials are set. */
  PLANNING,
  /** In epic battles, remotes and the like act before ships do (003). */
  SYSTEM,
  /** Ships decloak, then move and act. */
  ACTIVATION,
  /** Ships attack. */
  COMBAT,
  /** Tokens are removed, and the game may end. */
  END
}
