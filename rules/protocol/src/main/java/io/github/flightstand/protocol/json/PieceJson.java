package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.Keyed;

/** A piece to place: {@code {"ship": {...}}}, {@code {"obstacle": {...}}} and so on. */
@Keyed({"ship", "obstacle", "token"})
public sealed interface PieceJson permits ShipJson, ObstacleJson, TokenJson {

  /** Returns the piece's id. */
  String id();
}
