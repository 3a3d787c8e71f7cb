package io.github.flightstand.rules.engine.state;

/** Whether a wingmate flies with its leader (003, heading on splitting and rejoining). */
public enum WingState {
  /** It keeps its place in the formation and gets no dial. */
  IN_FORMATION,
  /** It has split from its wing and flies as any ship, until it rejoins. */
  SPLIT
}
