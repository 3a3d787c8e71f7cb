package io.github.flightstand.movement.token;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.component.Side;
import io.github.flightstand.movement.component.Template;

/** Sets a token down beyond the far end of a template, an edge flush on it between the guides. */
final class TokenAtTemplate {

  private TokenAtTemplate() {}

  /**
   * Returns the pose of a token whose rear edge lies on the template's end, facing on along it.
   *
   * @param edge the middle of the edge that the template is laid at, facing out
   * @param side to which side a curve bends, seen along it
   * @param body the token without its guides, in its own frame
   * @throws IllegalArgumentException if a straight bends or a curve does not
   */
  static Pose facingOn(Pose edge, Template template, Side side, ConvexPolygon body) {
    template.checkBends(side);
    return edge.compose(template.end(side)).shiftedBy(halfLength(body), 0);
  }

  /** Returns how far a token's front edge, and so its rear edge, is from its centre. */
  static double halfLength(ConvexPolygon body) {
    double front = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < body.size(); i++) {
      front = Math.max(front, body.x(i));
    }
    return front;
  }
}
