package io.github.flightstand.movement.formation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Optional;

/**
 * What came of a wing's move.
 *
 * @param leader the leader's maneuver; empty if the leader stands where it is
 * @param wingmates what the wingmates did, in the order in which they moved; none if the leader has
 *     fled, since then all of them split
 */
public record WingMove(Optional<Resolution> leader, List<Step> wingmates) {

  /** Copies the list. */
  public WingMove {
    wingmates = List.copyOf(wingmates);
  }

  /**
   * What a wingmate did.
   *
   * @param place its place, and whether it could be set down there; if not, it splits
   * @param flight the leader's maneuver as it flew it itself, if it had to
   * @param finalPose where it stands now
   */
  public record Step(PlaceInFormation place, Optional<Resolution> flight, Pose finalPose) {

    /** Returns a table on which the wingmate stands before this, as it is afterwards. */
    public Table after(Table before) {
      String ship = place.ship();
      return flight.filter(Resolution::fled).isPresent()
          ? before.without(ship)
          : before.withShip(before.ship(ship).orElseThrow().at(finalPose));
    }
  }
}
