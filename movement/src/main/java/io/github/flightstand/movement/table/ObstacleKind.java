package io.github.flightstand.movement.table;

/** What an obstacle is. All kinds are alike to geometry; the rules tell them apart. */
public enum ObstacleKind {
  /** Rock. */
  ASTEROID,
  /** Debris cloud. */
  DEBRIS,
  /** Anything else that is in the way. */
  OBSTACLE
}
