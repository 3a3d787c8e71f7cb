package io.github.flightstand.movement.table;

/** A kind of obstacle. Geometry treats all kinds alike; the rules do not. */
public enum ObstacleKind {
  /** An asteroid. */
  ASTEROID,
  /** A debris cloud. */
  DEBRIS,
  /** A gas cloud, of the second edition. */
  GAS_CLOUD,
  /** Any other obstacle. */
  OBSTACLE
}
