package io.github.flightstand.rules.engine.state;

/** Whether a wingmate flies with its leader (003, heading on splitting and rejoining). */
public enum WingState {
  /** It keeps its place in the formation and gets no dial. */
  IN_FORMATION,
  /** It has split from its wing and flies like any other ship until it rejoins. */
  SPLIT
}
