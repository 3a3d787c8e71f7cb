package io.github.flightstand.movement.token;

import io.github.flightstand.geometry.Pose;
import java.util.List;

/**
 * Where a bomb or mine was dropped.
 *
 * @param pose its centre; its front faces the template
 * @param under ids of the ships that it lies under, in order; what of it is outside the play area
 *     lies under nothing
 * @param offTable how much of it, guides included, is outside the play area
 */
public record Drop(Pose pose, List<String> under, OffTable offTable) {

  /** Copies the list. */
  public Drop {
    under = List.copyOf(under);
  }
}
