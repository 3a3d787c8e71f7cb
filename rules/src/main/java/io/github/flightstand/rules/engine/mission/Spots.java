package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;

/** The tokens that lie at places which were chosen. */
final class Spots {

  private Spots() {}

  /** Returns the objective token at a place, without its guides. */
  static ConvexPolygon token(Pose pose) {
    return PartsCatalogue.standard()
        .tokenOutline(TokenKind.OBJECTIVE)
        .parts()
        .get(0)
        .placedIn(pose);
  }
}
