package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.JsonReader;

/**
 * The id of a piece, where a point or an edge may stand instead.
 *
 * @param id the id of a ship, an obstacle or a token
 */
public record PieceId(String id) implements OriginJson {

  /** Reads an id, or reports that an id, a point or an edge is expected. */
  static PieceId read(JsonReader in) {
    String expected = "the id of a piece, a point [x, y] or an edge {\"edge\": \"top\"}";
    String id = in.text(expected);
    if (id.isEmpty()) {
      throw in.unexpected(expected);
    }
    return new PieceId(id);
  }
}
