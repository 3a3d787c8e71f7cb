package io.github.flightstand.protocol.picture;

/** The layers of a picture, lowest first. */
enum Layer {
  /** The play area and what is drawn on it. */
  GROUND,
  /** Places at a range, which end at the play area's edge. */
  BANDS,
  /** Obstacles, tokens and ships. */
  PIECES,
  /** Templates, and the ends of moves. */
  MOVES,
  /** The edges of arcs and range bands, which end at the play area's edge. */
  REACHES,
  /** Lines that are measured. */
  MEASURES,
  /** Words. */
  LABELS;

  /** Tests whether nothing of the layer is shown outside the play area. */
  boolean endsAtTheEdge() {
    return this == BANDS || this == REACHES;
  }
}
