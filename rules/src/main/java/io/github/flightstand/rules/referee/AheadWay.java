package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Optional;

/**
 * A claimed way ahead, with its one end.
 *
 * @param ship the ship where it starts
 * @param move how it moves
 */
record AheadWay(Ship ship, AheadMove move) implements ClaimedWay {

  @Override
  public Ends nearestTo(Pose claimed, Table table, Repositions repositions) {
    AheadMove.Option ahead = repositions.ahead(table, ship.id(), move);
    Optional<Pose> legal = ahead.legal() ? Optional.of(ahead.finalPose()) : Optional.empty();
    return new Ends(ahead.finalPose(), legal, ahead.blockedBy());
  }

  @Override
  public Optional<String> templateCrosses(Pose end, Table table, Repositions repositions) {
    List<String> crossed = repositions.ahead(table, ship.id(), move).underTemplate();
    return crossed.isEmpty()
        ? Optional.empty()
        : Optional.of("the template crosses " + String.join(" and ", crossed));
  }

  @Override
  public Barriers barriers() {
    return move.barriers();
  }
}
