package io.github.flightstand.protocol.json;

/** Where measuring starts: a piece by its id, a point or an edge of the play area. */
public sealed interface OriginJson permits PieceId, PointJson, EdgeJson {}
