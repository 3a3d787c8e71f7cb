package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.component.Base;

/**
 * A ship on the table: a base at a pose.
 *
 * @param id its name, unique on the table
 * @param base its base
 * @param pose its base's centre and the heading of its front
 */
public record Ship(String id, Base base, Pose pose) {

  /** Returns the same ship somewhere else. */
  public Ship at(Pose newPose) {
    return new Ship(id, base, newPose);
  }
}
