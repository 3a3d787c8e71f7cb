package io.github.flightstand.rules.engine.state;

/** A token that lies beside a ship or a section. Locks are apart: they name another ship. */
public enum TokenType {
  /** Turns focus results to hits or evades. */
  FOCUS,
  /** Adds an evade result. */
  EVADE,
  /** Forbids red maneuvers and actions. */
  STRESS,
  /** Ionises. */
  ION,
  /** Cloaks. */
  CLOAK,
  /** Energy of a huge ship, on its ship card (002-007). */
  ENERGY,
  /** Reinforces a section of a huge ship (002-015). */
  REINFORCEMENT
}
