package io.github.flightstand.rules.engine.state;

/** A token that lies beside a ship. Locks are apart: they name another ship. */
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
  CLOAK
}
