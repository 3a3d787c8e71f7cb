package io.github.flightstand.protocol.picture;

/** What lies over what in a picture, the lowest first. */
enum Layer {
  /** The play area and what is drawn on it. */
  GROUND,
  /** Obstacles, tokens and ships. */
  PIECES,
  /** Templates and where ships go. */
  MOVES,
  /** Arcs, range bands and lines. */
  MEASURES,
  /** Words. */
  LABELS;
}
