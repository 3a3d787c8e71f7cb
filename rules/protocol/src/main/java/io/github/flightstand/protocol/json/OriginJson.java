package io.github.flightstand.protocol.json;

/** The origin of a measurement: a piece by its id, a point, or an edge of the play area. */
public sealed interface OriginJson permits PieceId, PointJson, EdgeJson {}
