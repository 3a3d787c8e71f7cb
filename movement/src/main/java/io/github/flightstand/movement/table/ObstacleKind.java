package io.github.flightstand.movement.table;

/** A kind of obstacle. Geometry treats all kinds alike; the rules do not. */
public enum ObstacleKind {
  /** An asteroid. */
  ASTEROID,
  /** A debris cloud. */
  DEBRIS,
  /** Any other obstacle. */
  OBSTACLE
}
