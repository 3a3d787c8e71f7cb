package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import java.util.ArrayList;
import java.util.List;

/** A ship and its tow as one rigid body, in the frame of the ship that tows. */
final class TowedPair {

  /** Returns the plastic and guides of both ships. */
  static BodyParts parts(Ship tug, Ship tow) {
    Pose beside = tow.pose().relativeTo(tug.pose());
    List<ConvexPolygon> parts = new ArrayList<>(tug.base().outline().parts());
    parts.addAll(tow.base().outline().placedIn(beside).parts());
    return BodyParts.of(new Compound(parts));
  }

  /** Returns the towed ship's pose for a pose of the towing ship. */
  static Pose towed(Ship tug, Ship tow, Pose pose) {
    // A pair that does not move keeps its pose to the last bit.
    return pose.equals(tug.pose()) ? tow.pose() : pose.compose(tow.pose().relativeTo(tug.pose()));
  }

  /**
   * Returns the obstacles that either ship meets. Those that only the towed base lies on come last,
   * in their own order.
   *
   * @param met the pieces that the template and the base of the towing ship meet
   * @param underTow the pieces under the towed base
   */
  static List<ObstacleMet> withThoseUnder(List<ObstacleMet> met, List<ObstacleMet> underTow) {
    List<ObstacleMet> all = new ArrayList<>();
    for (ObstacleMet each : met) {
      boolean alsoUnder = underTow.stream().anyMatch(under -> under.id().equals(each.id()));
      all.add(new ObstacleMet(each.id(), each.template(), each.base() || alsoUnder));
    }
    for (ObstacleMet under : underTow) {
      if (met.stream().noneMatch(each -> each.id().equals(under.id()))) {
        all.add(under);
      }
    }
    return List.copyOf(all);
  }
}
