package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A claimed way off to a side: the shift is not claimed, so it is whichever leads nearest.
 *
 * @param ship the ship where it starts
 * @param move how it moves
 */
record SidewaysWay(Ship ship, SidewaysMove move) implements ClaimedWay {

  @Override
  public Ends nearestTo(Pose claimed, Table table, Repositions repositions) {
    SidewaysMove.Options options = repositions.sideways(table, ship.id(), move);
    double shift = nearestShift(claimed, options);
    Optional<Pose> legal =
        options.legal()
            ? Optional.of(options.poseAt(options.shifts().nearestTo(shift).orElseThrow()))
            : Optional.empty();
    return new Ends(options.poseAt(shift), legal, options.blockedBy());
  }

  @Override
  public Optional<String> templateCrosses(Pose end, Table table, Repositions repositions) {
    SidewaysMove.Options options = repositions.sideways(table, ship.id(), move);
    double shift = nearestShift(end, options);
    double slack = options.greatestSlide();
    Interval leading =
        new Interval(Math.max(-slack, shift - slack), Math.min(slack, shift + slack));
    if (!options.slides().within(leading).isEmpty()) {
      return Optional.empty();
    }
    List<String> crossed = new ArrayList<>();
    List<String> crossedSomewhere = new ArrayList<>();
    for (Obstacle obstacle : table.obstacles()) {
      Table alone = Table.builder(table.playArea()).ship(ship).obstacle(obstacle).build();
      IntervalSet slides = repositions.templateSlides(alone, ship.id(), move).within(leading);
      if (slides.isEmpty()) {
        crossed.add(obstacle.id());
      } else if (!slides.equals(IntervalSet.of(leading))) {
        crossedSomewhere.add(obstacle.id());
      }
    }
    String which =
        crossed.isEmpty() ? String.join(" or ", crossedSomewhere) : String.join(" and ", crossed);
    return Optional.of("the template crosses " + which + " at every slide that leads there");
  }

  @Override
  public Barriers barriers() {
    return move.barriers();
  }

  /** The shift to which the template leads, legal or not, that comes nearest to a pose. */
  private static double nearestShift(Pose pose, SidewaysMove.Options options) {
    double most = 2 * options.greatestSlide();
    double ahead = options.centred().relative(pose.position()).x();
    return Math.max(-most, Math.min(most, ahead));
  }
}
