package io.github.flightstand.rules.protocol.form;

import io.github.flightstand.rules.protocol.codec.Keyed;

/** A piece beside the table: {@code {"ship": {...}}}, {@code {"obstacle": {...}}} and so on. */
@Keyed({"ship", "obstacle", "token"})
public sealed interface PieceJson permits ShipJson, ObstacleJson, TokenJson {

  /** Returns the piece's id. */
  String id();
}
