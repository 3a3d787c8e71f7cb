package io.github.flightstand.rules.engine.state;

/** A kind of token beside a ship or a section. Locks are separate: they name another ship. */
public enum TokenType {
  /** Turns focus results into hits or evades. */
  FOCUS,
  /** Adds an evade result. */
  EVADE,
  /** Forbids red maneuvers and actions. */
  STRESS,
  /** Ionizes. */
  ION,
  /** Cloaks. */
  CLOAK,
  /** Energy of a huge ship, on its ship card (002-007). */
  ENERGY,
  /** Reinforces a section of a huge ship (002-015). */
  REINFORCEMENT
}
