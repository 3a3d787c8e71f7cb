package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.parts.Base;
import java.util.List;
import java.util.Optional;

/**
 * What a piece covers from above without its guides, in its own frame.
 *
 * @param parts the convex parts of its outline
 * @param base the base, if the piece is a ship; no other piece has a front edge
 */
public record Footprint(List<ConvexPolygon> parts, Optional<Base> base) {

  /** Returns the footprint of a ship. */
  public static Footprint of(Base base) {
    return new Footprint(base.plasticParts(), Optional.of(base));
  }

  /** Returns how far the piece reaches from its center in a direction, if it faces another. */
  double reach(Direction facing, Direction towards) {
    Direction own = Direction.ofDegrees(towards.degrees() - facing.degrees());
    double most = Double.NEGATIVE_INFINITY;
    for (ConvexPolygon part : parts) {
      for (Point corner : part.corners()) {
        most = Math.max(most, corner.x() * own.cos() + corner.y() * own.sin());
      }
    }
    return most;
  }
}
