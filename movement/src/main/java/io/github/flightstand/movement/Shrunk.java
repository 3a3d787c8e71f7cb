package io.github.flightstand.movement;

import io.github.flightstand.geometry.region.Erosion;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.movement.component.Base;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Parts with a margin taken off all around: what must share no interior point with an obstacle.
 *
 * <p>Shrinking costs more than the question that follows, so what is left of bases is kept: there
 * are few kinds of them and few margins. Scratch space of one thread.
 */
final class Shrunk {

  private final Map<Margin, Optional<BodyParts>> kept = new HashMap<>();

  private record Margin(Base base, double by) {}

  /**
   * Returns a base's outline, guides and all, so many millimetres smaller all around; empty if
   * nothing is left of it.
   */
  Optional<BodyParts> base(Base base, double by) {
    return kept.computeIfAbsent(
        new Margin(base, by), key -> Erosion.of(base.outline(), by).map(BodyParts::of));
  }

  /**
   * Returns a rectangle about the origin so many millimetres smaller all around; empty if nothing
   * is left of it.
   */
  static Optional<BodyParts> rectangle(double length, double width, double by) {
    double shorter = length - 2 * by;
    double narrower = width - 2 * by;
    return shorter > 0 && narrower > 0
        ? Optional.of(BodyParts.of(Compound.of(ConvexPolygon.rectangle(shorter, narrower))))
        : Optional.empty();
  }
}
