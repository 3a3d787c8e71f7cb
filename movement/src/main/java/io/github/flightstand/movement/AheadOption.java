package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import java.util.List;

/**
 * A boost or a decloak forward: one end position, legal or not.
 *
 * @param finalPose where the ship would end
 * @param blockedBy the pieces that forbid it, in id order
 * @param underTemplate those of them that the template would overlap, in id order
 * @param fled whether the ship would flee, which forbids it too
 */
public record AheadOption(
    Pose finalPose, List<String> blockedBy, List<String> underTemplate, boolean fled) {

  /** Copies the lists. */
  public AheadOption {
    blockedBy = List.copyOf(blockedBy);
    underTemplate = List.copyOf(underTemplate);
  }

  /** Tells whether the ship may move so. */
  public boolean legal() {
    return blockedBy.isEmpty() && !fled;
  }
}
