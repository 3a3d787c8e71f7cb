package io.github.flightstand.rules.engine.state;

/** The parts of a game and of its rounds (000, headings on the round and its phases). */
public enum Phase {
  /** Before the first round. */
  SETUP,
  /** Dials are set. */
  PLANNING,
  /** In epic battles: what acts before ships do, such as remotes (003). */
  SYSTEM,
  /** Ships decloak, then move and act. */
  ACTIVATION,
  /** Ships attack. */
  COMBAT,
  /** Tokens go, and the game may end. */
  END
}
