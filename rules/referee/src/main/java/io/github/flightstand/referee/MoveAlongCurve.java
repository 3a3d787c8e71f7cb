package io.github.flightstand.referee;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.reposition.CurvedEnds;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Optional;

/**
 * A move to a side along a curve that slides. Its slides are not claimed; the pose determines them.
 */
record MoveAlongCurve(Table table, Ship ship, SidewaysMove move, CurvedEnds ends, Repositions exact)
    implements RepositionJudge.Move {

  static MoveAlongCurve of(Table table, Ship ship, SidewaysMove move, Repositions exact) {
    return new MoveAlongCurve(table, ship, move, exact.curved(table, ship.id(), move), exact);
  }

  @Override
  public Barriers barriers() {
    return move.barriers();
  }

  @Override
  public RepositionJudge.Ends nearestTo(Pose pose, Repositions repositions) {
    CurvedEnds found = repositions.curved(table, ship.id(), move);
    CurvedEnds.Slides wish = found.towards(pose.position());
    return new RepositionJudge.Ends(
        found.poseAt(within(wish.laid()), within(wish.shift())),
        found.nearestTo(pose.position()).map(pair -> found.poseAt(pair.laid(), pair.shift())),
        found.blockedBy());
  }

  private double within(double slide) {
    double most = move.greatestSlide(ship.base());
    return Math.max(-most, Math.min(most, slide));
  }

  private double laid(Pose end) {
    return within(ends.towards(end.position()).laid());
  }

  @Override
  public Optional<Shape> template(Pose end) {
    return Optional.of(move.templateAt(ship.base(), ship.pose(), laid(end)));
  }

  @Override
  public List<Shape> everyTemplate(Pose end) {
    return template(end).stream().toList();
  }

  @Override
  public Optional<String> templateCrosses(Pose end) {
    double laid = laid(end);
    return ends.template().contains(laid)
        ? Optional.empty()
        : Optional.of(RepositionJudge.crossing(table, ship, move, exact, Interval.at(laid)));
  }
}
