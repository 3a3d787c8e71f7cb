package io.github.flightstand.protocol.picture;

/** The layers of a picture, lowest first. */
enum Layer {
  /** The play area and what is drawn on it. */
  GROUND,
  /** Obstacles, tokens and ships. */
  PIECES,
  /** Templates, and the ends of moves. */
  MOVES,
  /** Arcs, range bands and lines. */
  MEASURES,
  /** Words. */
  LABELS;
}
